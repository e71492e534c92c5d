import type { AnswerEntry } from '@pubquiz/core';
import {
  emptyOutbox,
  hasPending,
  pendingEntries,
  type KeptOutbox,
  type Outbox,
  type StoredAnswer,
} from './outbox';
import type { OutboxStore } from './outbox-store';
import { reduceOutbox, type OutboxEvent } from './reduce-outbox';
import { readSaveFailure } from './save-failure';

/** Typing is sent this often at most; readers follow it well within a second (ROLE-8). */
export const SEND_AFTER_TYPING_MS = 300;
/** Waits between tries while the server can not be reached. */
export const RETRY_AFTER_MS = [1000, 2000, 4000] as const;

/** A memory that takes longer is taken up whenever it comes. */
const RESTORE_WITHIN_MS = 3000;

const nothingKept: KeptOutbox = { lastSequence: 0, pending: {}, refused: {} };

/** The outbox and how sending it goes. */
export interface SyncState {
  readonly outbox: Outbox;
  readonly isSending: boolean;
  /** The last try did not reach the server. */
  readonly isUnreachable: boolean;
  /** The server said so, and no newer sheet has said otherwise (ERR-23). */
  readonly isRefusedAsReader: boolean;
}

export interface AnswerSyncOptions {
  readonly store: OutboxStore;
  /** Saves entries and answers the team's whole sheet; rejects with the client's error. */
  readonly save: (entries: readonly AnswerEntry[]) => Promise<Readonly<Record<string, StoredAnswer>>>;
  /** The device's clock in milliseconds. */
  readonly now: () => number;
  /** A failure that the team can do nothing about (ERR-24). */
  readonly log: (error: unknown) => void;
}

/** Keeps a team's answers on this device until the server has them. */
export interface AnswerSync {
  readonly getState: () => SyncState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (event: OutboxEvent) => void;
  /** Sends what waits now; with `isForced` also when nothing does (TEAM-38). */
  readonly flush: (isForced?: boolean) => void;
  readonly start: () => () => void;
}

function isPressed({ type }: OutboxEvent): boolean {
  return type === 'picked' || type === 'submitted' || type === 'voted';
}

/**
 * One save is under way at a time and carries all that waits, so that saves can not overtake each other; a try that
 * got no answer is repeated with the same numbers, by which the server knows it.
 */
export function createAnswerSync(options: AnswerSyncOptions): AnswerSync {
  const { store, save, now, log } = options;
  const listeners = new Set<() => void>();
  let state: SyncState = {
    outbox: emptyOutbox,
    isSending: false,
    isUnreachable: false,
    isRefusedAsReader: false,
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let isRunning = false;
  let isLoading = false;
  let isForcedNext = false;
  let isUrgentNext = false;

  function set(next: Partial<SyncState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function apply(event: OutboxEvent): void {
    const before = state.outbox;
    const outbox = reduceOutbox(before, event);
    if (outbox === before) return;
    set({ outbox });
    if (event.type !== 'restored') store.keep(before, outbox).catch(log);
  }

  function clearTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendIn(delayMs: number): void {
    if (!isRunning || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      void send();
    }, delayMs);
  }

  function nextRetryMs(): number {
    const wait = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0;
    failures += 1;
    return wait;
  }

  function takeSuccess(): number {
    failures = 0;
    return isUrgentNext ? 0 : SEND_AFTER_TYPING_MS;
  }

  /** Answers how long to wait before the next try. */
  function takeFailure(error: unknown, sent: readonly AnswerEntry[]): number {
    const failure = readSaveFailure(error, sent);
    if (failure.kind === 'unreachable') {
      if (!state.isUnreachable) log(error);
      return Math.max(failure.retryAfterMs ?? 0, nextRetryMs());
    }
    const before = state.outbox;
    if (failure.kind === 'reader') {
      apply({ type: 'refused-as-reader' });
      set({ isRefusedAsReader: true });
    } else {
      apply({ type: 'refused', sent, reasons: failure.reasons });
    }
    // A refusal of nothing that waits here must not turn into a loop.
    return before === state.outbox ? nextRetryMs() : takeSuccess();
  }

  async function send(): Promise<void> {
    const sent = pendingEntries(state.outbox);
    if (state.isSending || !isRunning || !state.outbox.isRestored) return;
    if (sent.length === 0 && !isForcedNext) return;
    const wasForced = isForcedNext;
    isForcedNext = false;
    isUrgentNext = false;
    set({ isSending: true });
    let waitMs: number;
    try {
      const answers = await save(sent);
      apply({ type: 'acknowledged', sent, answers, at: now() });
      waitMs = takeSuccess();
    } catch (error) {
      waitMs = takeFailure(error, sent);
      isForcedNext ||= wasForced && failures > 0;
    }
    set({ isSending: false, isUnreachable: failures > 0 });
    planNext(waitMs);
  }

  /** What was pressed while a save was under way goes next, and at once if the server is there. */
  function planNext(waitMs: number): void {
    if (isUrgentNext && failures === 0) clearTimer();
    if (hasPending(state.outbox) || isForcedNext) sendIn(waitMs);
  }

  function flush(isForced = false): void {
    isForcedNext ||= isForced;
    isUrgentNext = true;
    if (state.isSending) return;
    clearTimer();
    sendIn(0);
  }

  function takeUp(kept: KeptOutbox): void {
    apply({ type: 'restored', kept });
    if (hasPending(state.outbox) || isForcedNext) sendIn(0);
  }

  async function restore(): Promise<void> {
    const giveUp = setTimeout(takeUp, RESTORE_WITHIN_MS, nothingKept);
    try {
      takeUp(await store.load());
    } catch (error) {
      log(error);
      takeUp(nothingKept);
    } finally {
      clearTimeout(giveUp);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(event) {
      apply(event);
      if (event.type === 'sheet-arrived') set({ isRefusedAsReader: false });
      if (event.type === 'typed') sendIn(SEND_AFTER_TYPING_MS);
      else if (isPressed(event)) flush();
    },
    flush,
    start() {
      isRunning = true;
      if (isLoading) flush();
      else {
        isLoading = true;
        void restore();
      }
      return () => {
        isRunning = false;
        clearTimer();
      };
    },
  };
}
