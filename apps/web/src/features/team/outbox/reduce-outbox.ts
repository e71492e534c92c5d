import type { AnswerEntry } from '@pubquiz/core';
import {
  shownAnswer,
  type AcknowledgedAnswer,
  type KeptOutbox,
  type Outbox,
  type PendingAnswer,
  type PendingContent,
  type RefusalReason,
  type RefusedAnswer,
  type StoredAnswer,
} from './outbox';

type AnswerKind = PendingContent['kind'];
type StoredAnswers = Readonly<Record<string, StoredAnswer>>;
type AcknowledgedAnswers = Readonly<Record<string, AcknowledgedAnswer>>;

/** The feed shows a save well within this time; what it has not shown by then, somebody has changed since. */
const ECHO_MS = 5000;

/** Everything that can happen to an outbox; `at` is the device's clock in milliseconds. */
export type OutboxEvent =
  | { readonly type: 'restored'; readonly kept: KeptOutbox }
  | { readonly type: 'typed'; readonly questionId: string; readonly text: string; readonly at: number }
  | {
      readonly type: 'picked';
      readonly questionId: string;
      readonly selectedIndexes: readonly number[];
      readonly at: number;
    }
  | {
      readonly type: 'submitted';
      readonly questions: readonly { readonly questionId: string; readonly kind: AnswerKind }[];
      readonly at: number;
    }
  | {
      readonly type: 'voted';
      readonly questionId: string;
      readonly questionVote: boolean | null;
      readonly at: number;
    }
  | {
      readonly type: 'sheet-arrived';
      readonly answers: StoredAnswers;
      /** The change was not this team's own: its text is newer than what was acknowledged. */
      readonly isCorrection: boolean;
      readonly at: number;
    }
  | {
      readonly type: 'acknowledged';
      readonly sent: readonly AnswerEntry[];
      readonly answers: StoredAnswers;
      readonly at: number;
    }
  /** The server refused some of what was sent and stored nothing of it. */
  | {
      readonly type: 'refused';
      readonly sent: readonly AnswerEntry[];
      readonly reasons: Readonly<Record<string, RefusalReason>>;
    }
  /** The server takes nothing from this browser any more: it only reads. */
  | { readonly type: 'refused-as-reader' }
  | { readonly type: 'dismissed'; readonly questionId: string };

type EventOf<Type extends OutboxEvent['type']> = Extract<OutboxEvent, { readonly type: Type }>;

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  if (!(key in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** The next number: above the last one, and above those of a visit whose memory is lost. */
function nextSequence(outbox: Outbox, at: number): number {
  return Math.max(outbox.lastSequence + 1, at);
}

function withContent(outbox: Outbox, questionId: string, content: PendingContent): Outbox {
  const vote = outbox.pending[questionId]?.vote ?? null;
  return {
    ...outbox,
    lastSequence: content.sequence,
    pending: { ...outbox.pending, [questionId]: { content, vote } },
    refused: without(outbox.refused, questionId),
  };
}

function submit(outbox: Outbox, question: { questionId: string; kind: AnswerKind }, at: number): Outbox {
  const { answer, selectedIndexes } = shownAnswer(outbox, question.questionId);
  const sequence = nextSequence(outbox, at);
  const content = { kind: question.kind, answer, selectedIndexes, isConfirmed: true, sequence };
  return withContent(outbox, question.questionId, content);
}

function isSameAnswer(a: StoredAnswer, b: StoredAnswer | undefined): boolean {
  return (
    b !== undefined &&
    a.answer === b.answer &&
    a.isConfirmed === b.isConfirmed &&
    a.questionVote === b.questionVote &&
    a.selectedIndexes.join() === b.selectedIndexes.join()
  );
}

/** Drops what the feed has caught up with. */
function settle(
  acknowledged: AcknowledgedAnswers,
  stored: StoredAnswers | null,
  at: number,
): AcknowledgedAnswers {
  const waiting = Object.entries(acknowledged).filter(
    ([questionId, answer]) => at - answer.at < ECHO_MS && !isSameAnswer(answer.stored, stored?.[questionId]),
  );
  return Object.fromEntries(waiting);
}

/** What still waits of a question after the entry with this number is done with; null when nothing does. */
function newerThan({ content, vote }: PendingAnswer, sequence: number): PendingAnswer | null {
  const left = {
    content: content !== null && content.sequence > sequence ? content : null,
    vote: vote !== null && vote.sequence > sequence ? vote : null,
  };
  return left.content === null && left.vote === null ? null : left;
}

function withPending(outbox: Outbox, questionId: string, pending: PendingAnswer | null): Outbox {
  if (pending === null) return { ...outbox, pending: without(outbox.pending, questionId) };
  return { ...outbox, pending: { ...outbox.pending, [questionId]: pending } };
}

function acknowledge(outbox: Outbox, { sent, answers, at }: EventOf<'acknowledged'>): Outbox {
  let next = outbox;
  let acknowledged = outbox.acknowledged;
  for (const { questionId, sequence = 0 } of sent) {
    const pending = next.pending[questionId];
    if (pending !== undefined) next = withPending(next, questionId, newerThan(pending, sequence));
    const stored = answers[questionId];
    if (stored !== undefined) acknowledged = { ...acknowledged, [questionId]: { stored, at } };
  }
  return { ...next, acknowledged: settle(acknowledged, next.stored, at) };
}

/** Takes the refused content out; a vote stays, unless the question takes none or the vote alone was refused. */
function refuseOne(outbox: Outbox, entry: AnswerEntry, reason: RefusalReason): Outbox {
  const { questionId, sequence = 0 } = entry;
  const pending = outbox.pending[questionId];
  if (pending === undefined) return outbox;
  const { content, vote } = pending;
  const isContentRefused = content !== null && content.sequence <= sequence;
  const keepsVote = content !== null && reason !== 'notAsked';
  const left = { content: isContentRefused ? null : content, vote: keepsVote ? vote : null };
  const next = withPending(outbox, questionId, left.content === null && left.vote === null ? null : left);
  if (!isContentRefused) return next;
  return { ...next, refused: { ...next.refused, [questionId]: { content, reason } } };
}

function refuseAsReader(outbox: Outbox): Outbox {
  const refused: Record<string, RefusedAnswer> = { ...outbox.refused };
  for (const [questionId, { content }] of Object.entries(outbox.pending)) {
    if (content !== null) refused[questionId] = { content, reason: 'reader' };
  }
  return { ...outbox, pending: {}, refused, acknowledged: {} };
}

/** What becomes of an outbox by an event. Pure: storing, sending and the clock are the caller's. */
export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'restored':
      return {
        ...outbox,
        isRestored: true,
        lastSequence: Math.max(outbox.lastSequence, event.kept.lastSequence),
        pending: { ...event.kept.pending, ...outbox.pending },
        refused: { ...event.kept.refused, ...outbox.refused },
      };
    case 'typed': {
      const sequence = nextSequence(outbox, event.at);
      const content = { kind: 'text', answer: event.text, selectedIndexes: [], isConfirmed: false } as const;
      return withContent(outbox, event.questionId, { ...content, sequence });
    }
    case 'picked': {
      const { selectedIndexes } = event;
      const content = { kind: 'option', answer: '', isConfirmed: selectedIndexes.length > 0 } as const;
      const sequence = nextSequence(outbox, event.at);
      return withContent(outbox, event.questionId, { ...content, selectedIndexes, sequence });
    }
    case 'submitted':
      return event.questions.reduce((next, question) => submit(next, question, event.at), outbox);
    case 'voted': {
      const sequence = nextSequence(outbox, event.at);
      const content = outbox.pending[event.questionId]?.content ?? null;
      const vote = { questionVote: event.questionVote, sequence };
      return withPending({ ...outbox, lastSequence: sequence }, event.questionId, { content, vote });
    }
    case 'sheet-arrived':
      return {
        ...outbox,
        stored: event.answers,
        acknowledged: event.isCorrection ? {} : settle(outbox.acknowledged, event.answers, event.at),
      };
    case 'acknowledged':
      return acknowledge(outbox, event);
    case 'refused':
      return event.sent.reduce((next, entry) => {
        const reason = event.reasons[entry.questionId];
        return reason === undefined ? next : refuseOne(next, entry, reason);
      }, outbox);
    case 'refused-as-reader':
      return refuseAsReader(outbox);
    case 'dismissed':
      return { ...outbox, refused: without(outbox.refused, event.questionId) };
  }
}
