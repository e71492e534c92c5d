import type { PageRequest } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { cursorText } from './page-view';
import { listedQuiz, type ListedQuiz } from './user-account-view';

export interface AnswerSheetsPage {
  readonly answerSheets: readonly {
    readonly answerSheet: ListedQuiz;
    readonly username: string;
    /** How many quizzes the account has. */
    readonly accountSheetCount: number;
  }[];
  readonly nextCursor: string | null;
}

/** A part of the quizzes of all accounts, newest first (ADMIN-7). */
export async function pageAnswerSheets(
  { answerSheets }: Pick<Deps, 'answerSheets'>,
  request: PageRequest,
): Promise<AnswerSheetsPage> {
  const { items, next } = await answerSheets.page(request);
  return {
    answerSheets: items.map(({ answerSheet, ...owner }) => ({
      answerSheet: listedQuiz(answerSheet),
      ...owner,
    })),
    nextCursor: cursorText(next),
  };
}
