import { sessionFlags, type AnswerEntry, type SessionStatus, type TeamAnswerSheet } from '@pubquiz/core';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { browserId } from '../../lib/browser-id';
import type { TeamIds } from '../../lib/live/use-team-feed';
import { FIRST_TEAM_SAVE_MS } from '../../lib/timing';
import { trpc } from '../../lib/trpc';
import { createAnswerSync, type AnswerSync, type SyncState } from './outbox/answer-sync';
import { storedAnswer, type StoredAnswer } from './outbox/outbox';
import { createOutboxStore } from './outbox/lazy-outbox-store';
import { logFailure } from './log-failure';

/** A save that takes longer is given up and sent again, with the same number. */
const SAVE_TIMEOUT_MS = 10_000;

/** What the team's answers need to know of the page. */
export interface TeamAnswersInput extends TeamIds {
  readonly isPeek: boolean;
  readonly sheet: TeamAnswerSheet | undefined;
  /** The last change of the sheet was not the team's own. */
  readonly isCorrection: boolean;
  readonly status: SessionStatus | undefined;
  /** How often the connection has come back. */
  readonly comebacks: number;
}

export interface TeamAnswers extends SyncState {
  readonly isWriter: boolean;
  /** The server's answers and those of an earlier visit are known: no field is empty that should not be. */
  readonly isReady: boolean;
  readonly sync: AnswerSync;
}

function storedAnswers(sheet: TeamAnswerSheet): Readonly<Record<string, StoredAnswer>> {
  return Object.fromEntries(
    Object.values(sheet.questionIdToTeamAnswer).map((view) => [view.questionId, storedAnswer(view)]),
  );
}

function useSync({ sessionId, teamId }: TeamIds): AnswerSync {
  const { client } = trpc.useUtils();
  const [sync] = useState(() =>
    createAnswerSync({
      store: createOutboxStore(teamId),
      now: Date.now,
      log: logFailure,
      async save(entries: readonly AnswerEntry[]) {
        const abort = new AbortController();
        const timer = setTimeout(() => {
          abort.abort();
        }, SAVE_TIMEOUT_MS);
        try {
          const input = { sessionId, teamId, browserId: browserId(), entries: entries.map(toInput) };
          const { teamAnswerSheet } = await client.teamAnswer.save.mutate(input, { signal: abort.signal });
          return storedAnswers(teamAnswerSheet);
        } finally {
          clearTimeout(timer);
        }
      },
    }),
  );
  return sync;
}

function toInput({ multiChoiceSelectedOptionIndexes: selected, ...entry }: AnswerEntry) {
  return selected === undefined ? entry : { ...entry, multiChoiceSelectedOptionIndexes: [...selected] };
}

/** The team's answers on this device, kept in step with the server; never saves on a peek (D62). */
export function useTeamAnswers(input: TeamAnswersInput): TeamAnswers {
  const { sheet, isCorrection, isPeek, status, comebacks } = input;
  const sync = useSync(input);
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const writer = sheet?.writerBrowserId ?? null;
  const isWriter = !isPeek && writer === browserId() && !state.isRefusedAsReader;

  useEffect(() => (isPeek ? undefined : sync.start()), [sync, isPeek]);

  // Before the paint: no screen shows a new sheet's question without its answer.
  useLayoutEffect(() => {
    if (sheet === undefined) return;
    sync.change({ type: 'sheet-arrived', answers: storedAnswers(sheet), isCorrection, at: Date.now() });
  }, [sync, sheet, isCorrection]);

  const maySaveAll = !isPeek && (isWriter || (sheet !== undefined && writer === null));
  const isInProgress = status !== undefined && sessionFlags(status).isInProgress;
  useSaveAll(sync, maySaveAll && isInProgress, comebacks);
  const isReady = state.outbox.stored !== null && (isPeek || state.outbox.isRestored);
  return { ...state, isWriter, isReady, sync };
}

/** Saves three seconds after the page opened (TEAM-38), and whenever the connection comes back (RT-13). */
function useSaveAll(sync: AnswerSync, isAllowed: boolean, comebacks: number): void {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsDue(true);
    }, FIRST_TEAM_SAVE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (isDue && isAllowed) sync.flush(true);
  }, [sync, isDue, isAllowed, comebacks]);
  useEffect(() => {
    const flush = () => {
      sync.flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [sync]);
}
