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

function issuesOf(error: ZodError): RefusalIssue[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message,
  }));
}

function sentenceOf(issue: RefusalIssue | undefined): string {
  if (!issue) return 'The request is not valid';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}

/** The sentence and issues for a failed call; a fault of the server tells nothing about itself. */
export function errorBody(error: TRPCError): ErrorBody {
  if (error.cause instanceof RefusalError) {
    const { message, issues, retryAfterSeconds } = error.cause.refusal;
    return {
      error: message,
      ...(issues === undefined ? {} : { issues }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
    const issues = issuesOf(error.cause);
    return { error: sentenceOf(issues[0]), issues };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { error: 'Internal error' };
  return { error: error.message };
}
