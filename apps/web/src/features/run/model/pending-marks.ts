import type { MasterAnswerScore } from '@pubquiz/core';
import type { Cell, RunNight } from './run-night';

/** A mark that the quizmaster has set and the feed has not shown yet. */
export interface PendingMark {
  readonly isCorrect: boolean | null;
  readonly pointsAwarded: number;
  /** What the feed showed when the mark was set: anything else means that the truth has arrived. */
  readonly before: MasterAnswerScore | undefined;
}

export type PendingMarks = ReadonlyMap<string, PendingMark>;

function key({ teamId, questionId }: Cell): string {
  return `${teamId} ${questionId}`;
}

/** Remembers a mark that is on its way. */
export function withMark(marks: PendingMarks, cell: Cell, mark: PendingMark): PendingMarks {
  return new Map(marks).set(key(cell), mark);
}

/** Forgets a mark: it was refused. */
export function withoutMark(marks: PendingMarks, cell: Cell): PendingMarks {
  const next = new Map(marks);
  next.delete(key(cell));
  return next;
}

/** The night as the quizmaster has left it: a mark shows at once, until the feed says what became of it. */
export function withPendingMarks(night: RunNight, marks: PendingMarks): RunNight {
  if (marks.size === 0) return night;
  return {
    ...night,
    score: (cell) => {
      const stored = night.score(cell);
      const mark = marks.get(key(cell));
      if (mark === undefined || mark.before !== stored) return stored;
      const { isCorrect, pointsAwarded } = mark;
      return {
        id: stored?.id ?? null,
        ...cell,
        isCorrect,
        pointsAwarded: isCorrect === true ? pointsAwarded : 0,
        isAutoMarkedCorrect: stored?.isAutoMarkedCorrect === true && isCorrect === true,
        wasAutoMarkedCorrect: stored?.wasAutoMarkedCorrect ?? false,
      };
    },
  };
}
