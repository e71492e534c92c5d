import { refuse, ok, type Result } from '../result';

/** How many library questions an account may see for the first time, and borrow, on one UTC day (LIB-15, LIB-16). */
export const LIBRARY_ALLOWANCES = { view: 100, borrow: 20 } as const;

/** What is left of an allowance (ENT-24). */
export interface LibraryAllowance {
  readonly totalCount: number;
  readonly remainingCount: number;
  readonly period: 'day';
}

/** Both allowances as the wire has them. */
export interface LibraryAllowances {
  readonly view: LibraryAllowance;
  readonly borrow: LibraryAllowance;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day on which something is used: allowances begin anew with each (LIB-17, D16). */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whole seconds until the next UTC day begins, at least one. */
export function secondsToNextUtcDay(at: Date): number {
  return Math.ceil((DAY_MS - (at.getTime() % DAY_MS)) / 1000);
}

function allowance(totalCount: number, usedCount: number): LibraryAllowance {
  return { totalCount, remainingCount: Math.max(0, totalCount - usedCount), period: 'day' };
}

/** What is left of today's allowances after so many questions seen and borrowed (ENT-24). */
export function libraryAllowances(used: {
  readonly viewedCount: number;
  readonly borrowedCount: number;
}): LibraryAllowances {
  return {
    view: allowance(LIBRARY_ALLOWANCES.view, used.viewedCount),
    borrow: allowance(LIBRARY_ALLOWANCES.borrow, used.borrowedCount),
  };
}

/** True when one more question can be selected to borrow (LIB-13). */
export function canSelectToBorrow({ remainingCount }: LibraryAllowance, selectedCount: number): boolean {
  return remainingCount - selectedCount > 0;
}

/** The sentence for a borrow beyond the allowance (ERR-15). */
export function borrowedAllSentence(totalCount: number): string {
  return `You have borrowed all of today's ${totalCount} questions`;
}

/** A wish to borrow, and what was borrowed today already. */
export interface BorrowWish {
  readonly libraryQuestionIds: readonly string[];
  readonly borrowedTodayIds: ReadonlySet<string>;
  readonly at: Date;
}

/**
 * The questions that a borrow is charged for: those not borrowed today yet (LIB-16). Refused as a whole when they are
 * more than the allowance has left, until the next UTC day (LIB-19, D37).
 */
export function decideBorrow({
  libraryQuestionIds,
  borrowedTodayIds,
  at,
}: BorrowWish): Result<readonly string[]> {
  const charged = [...new Set(libraryQuestionIds)].filter((id) => !borrowedTodayIds.has(id));
  const total = LIBRARY_ALLOWANCES.borrow;
  if (charged.length === 0 || borrowedTodayIds.size + charged.length <= total) return ok(charged);
  return refuse({
    code: 'too-many-requests',
    message: borrowedAllSentence(total),
    retryAfterSeconds: secondsToNextUtcDay(at),
  });
}
