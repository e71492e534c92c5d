import { notFound, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

/** The sentence for an id that no library question has. */
export const NO_SUCH_LIBRARY_QUESTION = 'There is no such library question';

/** Deletes a question with its metadata; quizzes that borrowed it keep their copy (ADMIN-19). */
export async function deleteLibraryQuestion(
  { library }: Pick<Deps, 'library'>,
  { questionId }: { readonly questionId: string },
): Promise<Result<Record<string, never>>> {
  return (await library.delete(questionId)) ? ok({}) : notFound(NO_SUCH_LIBRARY_QUESTION);
}
