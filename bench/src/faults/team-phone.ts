import { setTimeout as sleep } from 'node:timers/promises';
import type { TeamFeedState, TeamSession } from '@pubquiz/core';
import { createAnswerSync } from '../../../apps/web/src/features/team/outbox/answer-sync';
import {
  hasPending,
  storedAnswer,
  type StoredAnswer,
} from '../../../apps/web/src/features/team/outbox/outbox';
import { createMemoryOutboxStore } from '../../../apps/web/src/features/team/outbox/outbox-store';
import { openLiveDevice, type SeenMessage } from '../evening/live-device';
import type { Witness } from './witness';

/** A team's phone with the outbox of the web app; what it was told is witnessed before it believes it. */
export interface TeamPhone {
  readonly teamId: string;
  type(questionId: string, text: string): void;
  submit(questionId: string): void;
  /** Tries once to become the team's writer; answers whether the server said yes. */
  becomeWriter(): Promise<boolean>;
  readonly session: () => TeamSession | null;
  readonly team: () => TeamFeedState | null;
  /** False while something typed is not with the server. */
  readonly isIdle: () => boolean;
  /** Messages whose version was below that of one before. */
  readonly fallenVersions: () => readonly string[];
  close(): Promise<void>;
}

export interface TeamPhoneOptions {
  readonly url: string;
  readonly sessionId: string;
  readonly teamId: string;
  readonly browserId: string;
  readonly witness: Witness;
  /** How far the phone's clock is off. */
  readonly clockOffMs: number;
  readonly onMessage: (message: SeenMessage) => void;
}

/** As the team page has it. */
const SAVE_TIMEOUT_MS = 10_000;

function storedAnswers({ teamAnswerSheet }: TeamFeedState): Readonly<Record<string, StoredAnswer>> {
  const views = Object.values(teamAnswerSheet.questionIdToTeamAnswer);
  return Object.fromEntries(views.map((view) => [view.questionId, storedAnswer(view)]));
}

/** Opens the team page on one phone. */
export function openTeamPhone(options: TeamPhoneOptions): TeamPhone {
  const { url, sessionId, teamId, browserId, witness, clockOffMs } = options;
  const now = () => Date.now() + clockOffMs;
  const newest = { session: 0, team: 0 };
  const fallen: string[] = [];

  const device = openLiveDevice({
    url,
    sessionId,
    teamId,
    onMessage(message) {
      const { feed, version } = message;
      if (version < newest[feed]) fallen.push(`${feed} feed: ${newest[feed]} was followed by ${version}`);
      newest[feed] = Math.max(newest[feed], version);
      options.onMessage(message);
      const team = feed === 'team' ? device.team() : null;
      if (team === null) return;
      const isCorrection = team.didTeamAnswerSheetChange;
      sync.change({ type: 'sheet-arrived', answers: storedAnswers(team), isCorrection, at: now() });
    },
  });

  const sync = createAnswerSync({
    store: createMemoryOutboxStore(),
    now,
    log: () => undefined,
    async save(entries) {
      const writes = witness.sent({ teamId, browserId }, entries);
      const saved = await device.api.teamAnswer.save.mutate(
        {
          sessionId,
          teamId,
          browserId,
          entries: entries.map(({ questionId, answer, isConfirmed, sequence }) => ({
            questionId,
            answer,
            isConfirmed,
            sequence,
          })),
        },
        { signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) },
      );
      witness.acknowledged(writes);
      const views = Object.values(saved.teamAnswerSheet.questionIdToTeamAnswer);
      return Object.fromEntries(views.map((view) => [view.questionId, storedAnswer(view)]));
    },
  });
  const stopSync = sync.start();

  return {
    teamId,
    type: (questionId, text) => sync.change({ type: 'typed', questionId, text, at: now() }),
    submit: (questionId) =>
      sync.change({ type: 'submitted', questions: [{ questionId, kind: 'text' }], at: now() }),
    async becomeWriter() {
      const asked = device.api.teamAnswer.becomeWriter.mutate({ sessionId, teamId, browserId });
      const given = asked.then(
        () => true,
        () => false,
      );
      return Promise.race([given, sleep(SAVE_TIMEOUT_MS, false, { ref: false })]);
    },
    session: device.session,
    team: device.team,
    isIdle: () => !hasPending(sync.getState().outbox) && !sync.getState().isSending,
    fallenVersions: () => fallen,
    async close() {
      stopSync();
      await device.close();
    },
  };
}
