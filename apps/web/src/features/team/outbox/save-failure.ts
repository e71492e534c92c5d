import { READER_BROWSER, type AnswerEntry, type RefusalIssue } from '@pubquiz/core';
import type { RefusalReason } from './outbox';

/** What a failed save means for what was sent. */
export type SaveFailure =
  /** Nobody knows whether it arrived: send it again, with the same numbers. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs: number | null }
  /** Another browser is the secretary's (ERR-23). */
  | { readonly kind: 'reader' }
  /** These questions were refused and nothing was stored: send the rest. */
  | { readonly kind: 'refused'; readonly reasons: Readonly<Record<string, RefusalReason>> };

interface FailedCall {
  readonly message: string;
  readonly httpStatus: number;
  readonly issues: readonly RefusalIssue[];
  readonly retryAfterSeconds: number | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The server's words in an error of the client, or null when the call never got an answer. */
function readFailedCall(error: unknown): FailedCall | null {
  if (!(error instanceof Error) || !('data' in error) || !isRecord(error.data)) return null;
  const { httpStatus, issues, retryAfterSeconds } = error.data;
  if (typeof httpStatus !== 'number') return null;
  return {
    message: error.message,
    httpStatus,
    issues: Array.isArray(issues) ? (issues as RefusalIssue[]) : [],
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
  };
}

function asReason(message: string): RefusalReason {
  return message === 'inputDisabled' || message === 'revealed' || message === 'notAsked'
    ? message
    : { sentence: message };
}

/** The question that an issue speaks of: by its id, or by the entry's place in the call. */
function questionOf(issue: RefusalIssue, sent: readonly AnswerEntry[]): string | null {
  const [list, place] = issue.path;
  if (list === 'entries' && typeof place === 'number') return sent[place]?.questionId ?? null;
  return list === 'questionIdToTeamAnswer' && typeof place === 'string' ? place : null;
}

function readReasons({ issues, message }: FailedCall, sent: readonly AnswerEntry[]) {
  const named = issues.flatMap((issue): [string, RefusalReason][] => {
    const questionId = questionOf(issue, sent);
    return questionId === null ? [] : [[questionId, asReason(issue.message)]];
  });
  if (named.length > 0) return Object.fromEntries(named);
  return Object.fromEntries(sent.map(({ questionId }) => [questionId, { sentence: message }] as const));
}

/** Reads why a save failed (wire contract 1.1 and 8.3). Only a server's clear no is a refusal; all else is tried again. */
export function readSaveFailure(error: unknown, sent: readonly AnswerEntry[]): SaveFailure {
  const failed = readFailedCall(error);
  if (failed === null) return { kind: 'unreachable', retryAfterMs: null };
  if (failed.httpStatus === 429 || failed.httpStatus >= 500) {
    const retryAfterMs = failed.retryAfterSeconds === null ? null : failed.retryAfterSeconds * 1000;
    return { kind: 'unreachable', retryAfterMs };
  }
  if (failed.httpStatus === 403 && failed.message === READER_BROWSER) return { kind: 'reader' };
  return { kind: 'refused', reasons: readReasons(failed, sent) };
}
