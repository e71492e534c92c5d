import type { MasterAnswerScore, MasterAnswerScoreSheet } from '@pubquiz/core';
import { withScoreSheets, type Cell, type RunNight } from './run-night';

/** A mark that the quizmaster has set and the feed has not shown yet. */
export interface PendingMark {
  readonly isCorrect: boolean | null;
  readonly pointsAwarded: number;
  /** What the feed showed when the mark was set: anything else means that the truth has arrived. */
  readonly before: MasterAnswerScore | undefined;
}

interface PlacedMark {
  readonly cell: Cell;
  readonly mark: PendingMark;
}

export type PendingMarks = ReadonlyMap<string, PlacedMark>;

function key({ teamId, questionId }: Cell): string {
  return `${teamId} ${questionId}`;
}

/** Remembers a mark that is on its way. */
export function withMark(marks: PendingMarks, cell: Cell, mark: PendingMark): PendingMarks {
  return new Map(marks).set(key(cell), { cell, mark });
}

/** Forgets a mark: it was refused. */
export function withoutMark(marks: PendingMarks, cell: Cell): PendingMarks {
  const next = new Map(marks);
  next.delete(key(cell));
  return next;
}

/** The marks of which the feed has said nothing yet. */
export function stillPending(marks: PendingMarks, night: RunNight): PendingMarks {
  const open = [...marks].filter(([, { cell, mark }]) => mark.before === night.score(cell));
  return open.length === marks.size ? marks : new Map(open);
}

function markedScore(cell: Cell, { before, isCorrect, pointsAwarded }: PendingMark): MasterAnswerScore {
  return {
    id: before?.id ?? null,
    ...cell,
    isCorrect,
    pointsAwarded: isCorrect === true ? pointsAwarded : 0,
    isAutoMarkedCorrect: before?.isAutoMarkedCorrect === true && isCorrect === true,
    wasAutoMarkedCorrect: before?.wasAutoMarkedCorrect ?? false,
  };
}

/** The night as the quizmaster has left it: a mark shows at once, until the feed says what became of it. */
export function withPendingMarks(night: RunNight, marks: PendingMarks): RunNight {
  const open = stillPending(marks, night);
  if (open.size === 0) return night;
  const sheets = new Map<string, MasterAnswerScoreSheet>(night.scoreSheets);
  for (const { cell, mark } of open.values()) {
    const sheet = sheets.get(cell.teamId);
    if (sheet === undefined) continue;
    const scores = { ...sheet.questionIdToMasterAnswerScore, [cell.questionId]: markedScore(cell, mark) };
    sheets.set(cell.teamId, { ...sheet, questionIdToMasterAnswerScore: scores });
  }
  return withScoreSheets(night, sheets);
}
