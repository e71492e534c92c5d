import type { AnswerEntry, ClosedReason, TeamAnswerView } from '@pubquiz/core';

/** An answer as the secretary last left it: words for free text, options for multiple choice. */
export interface AnswerContent {
  readonly answer: string;
  readonly selectedIndexes: readonly number[];
  readonly isConfirmed: boolean;
}

/** Content that the server has not acknowledged, numbered by the change that made it. */
export interface PendingContent extends AnswerContent {
  readonly kind: 'text' | 'option';
  readonly sequence: number;
}

export interface PendingVote {
  readonly questionVote: boolean | null;
  readonly sequence: number;
}

/** What waits to be sent for one question; content and vote are acknowledged apart from each other. */
export interface PendingAnswer {
  readonly content: PendingContent | null;
  readonly vote: PendingVote | null;
}

/** Why the server did not take an answer: it is closed, this browser only reads, or a sentence of the server's. */
export type RefusalReason = ClosedReason | 'reader' | { readonly sentence: string };

/** An answer that the server did not take, kept so that nobody wonders where it went. */
export interface RefusedAnswer {
  readonly content: PendingContent;
  readonly reason: RefusalReason;
}

/** What the server stores for one question, as far as it is shown. */
export interface StoredAnswer extends AnswerContent {
  readonly questionVote: boolean | null;
}

/** What the server answered to a save, and when. */
export interface AcknowledgedAnswer {
  readonly stored: StoredAnswer;
  readonly at: number;
}

type ByQuestion<Value> = Readonly<Record<string, Value>>;

/** Everything about a team's answers on this device: what the server has, and what it does not have yet. */
export interface Outbox {
  /** False until the texts of an earlier visit are read; nothing is sent before. */
  readonly isRestored: boolean;
  readonly lastSequence: number;
  readonly pending: ByQuestion<PendingAnswer>;
  readonly refused: ByQuestion<RefusedAnswer>;
  /** What the server acknowledged but the feed has not shown yet; without it an old text would flash up. */
  readonly acknowledged: ByQuestion<AcknowledgedAnswer>;
  /** null until the first sheet arrives. */
  readonly stored: ByQuestion<StoredAnswer> | null;
}

/** The outbox of a page that has just opened. */
export const emptyOutbox: Outbox = {
  isRestored: false,
  lastSequence: 0,
  pending: {},
  refused: {},
  acknowledged: {},
  stored: null,
};

/** What of an outbox survives a reload. */
export type KeptOutbox = Pick<Outbox, 'lastSequence' | 'pending' | 'refused'>;

/** The part of a server's answer that is shown. */
export function storedAnswer(view: TeamAnswerView): StoredAnswer {
  return {
    answer: view.answer,
    selectedIndexes: view.multiChoiceSelectedOptionIndexes,
    isConfirmed: view.isConfirmed,
    questionVote: view.questionVote,
  };
}

const untouched: StoredAnswer = { answer: '', selectedIndexes: [], isConfirmed: false, questionVote: null };

/** What this device shows for a question: what waits here wins, then what was acknowledged, then the server's. */
export function shownAnswer(outbox: Outbox, questionId: string): StoredAnswer {
  const base = outbox.acknowledged[questionId]?.stored ?? outbox.stored?.[questionId] ?? untouched;
  const pending = outbox.pending[questionId];
  if (pending === undefined) return base;
  const { answer, selectedIndexes, isConfirmed } = pending.content ?? base;
  const questionVote = pending.vote === null ? base.questionVote : pending.vote.questionVote;
  return { answer, selectedIndexes, isConfirmed, questionVote };
}

/** True while anything waits to be sent. */
export function hasPending(outbox: Outbox): boolean {
  return Object.keys(outbox.pending).length > 0;
}

function toEntry(questionId: string, { content, vote }: PendingAnswer): AnswerEntry {
  return {
    questionId,
    ...(content?.kind === 'text' && { answer: content.answer, isConfirmed: content.isConfirmed }),
    ...(content?.kind === 'option' && {
      multiChoiceSelectedOptionIndexes: content.selectedIndexes,
      isConfirmed: content.isConfirmed,
    }),
    ...(vote !== null && { questionVote: vote.questionVote }),
    sequence: Math.max(content?.sequence ?? 0, vote?.sequence ?? 0),
  };
}

/** What a save sends: all that waits, each entry numbered by its newest change. */
export function pendingEntries(outbox: Outbox): readonly AnswerEntry[] {
  return Object.entries(outbox.pending).map(([questionId, pending]) => toEntry(questionId, pending));
}
