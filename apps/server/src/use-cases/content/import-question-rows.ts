import { importQuestions, type Question, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** Questions from spreadsheet rows; nothing is stored (REST-17). */
export function importQuestionRows(
  { newId }: Pick<Deps, 'newId'>,
  csv: string,
): Result<{ questions: readonly Question[] }> {
  return importQuestions(csv, newId);
}
