import { importQuestions, ok, type Question, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** Questions from spreadsheet rows; nothing is stored (REST-17). */
export function importQuestionRows(
  { newId }: Pick<Deps, 'newId'>,
  csv: string,
): Result<{ questions: readonly Question[] }> {
  const imported = importQuestions(csv);
  if (!imported.ok) return imported;
  return ok({ questions: imported.value.map((fields) => ({ id: newId(), ...fields })) });
}
