import type { RefusalIssue } from '@pubquiz/core';
import type { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { RefusalError } from './refusal-error';

/** What every failed call answers, through tRPC and REST alike (wire contract 1.1). */
export interface ErrorBody {
  readonly error: string;
  readonly issues?: readonly RefusalIssue[];
  /** Seconds until a new try makes sense; REST sends it as Retry-After. */
  readonly retryAfterSeconds?: number;
}

type IssuePath = RefusalIssue['path'];

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The schema's own sentence, or one for people where it has none and zod speaks of types. */
function messageOf(issue: ZodError['issues'][number], path: IssuePath): string {
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  const field = path.at(-1);
  const subject = typeof field === 'string' ? field : 'What is sent here';
  return `${subject} must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
}

function issuesOf(error: ZodError, toBodyPath: (path: IssuePath) => IssuePath): RefusalIssue[] {
  return error.issues.map((issue) => {
    const path = toBodyPath(issue.path.map((part) => (typeof part === 'number' ? part : String(part))));
    return { path, message: messageOf(issue, path) };
  });
}

/** Sentences name their field; what lies deeper is told with its place. */
function sentenceOf(issue: RefusalIssue | undefined): string {
  if (!issue) return 'The request is not valid';
  return issue.path.length > 1 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}

/**
 * The sentence and issues for a failed call; a fault of the server tells nothing about itself. REST says where in its
 * body a place of the procedure's input is.
 */
export function errorBody(
  error: TRPCError,
  toBodyPath: (path: IssuePath) => IssuePath = (path) => path,
): ErrorBody {
  if (error.cause instanceof RefusalError) {
    const { message, issues, retryAfterSeconds } = error.cause.refusal;
    return {
      error: message,
      ...(issues === undefined ? {} : { issues }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
    const issues = issuesOf(error.cause, toBodyPath);
    return { error: sentenceOf(issues[0]), issues };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { error: 'Internal error' };
  return { error: error.message };
}
