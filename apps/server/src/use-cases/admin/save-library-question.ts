import { fullLibraryQuestion, notFound, ok, type FullLibraryQuestion, type Result } from '@pubquiz/core';
import type { LibraryQuestionFieldsBody } from '@pubquiz/core/schemas';
import type { Deps } from '../../deps';
import { decideLibraryQuestion } from './decide-library-question';
import { NO_SUCH_LIBRARY_QUESTION } from './delete-library-question';

export interface SaveLibraryQuestionInput {
  /** null for a new question. */
  readonly questionId: string | null;
  readonly libraryQuestion: LibraryQuestionFieldsBody;
}

/** Adds a library question, or changes one: absent fields stay (wire contract 10). Refusals as in decideLibraryQuestion. */
export async function saveLibraryQuestion(
  { library, settings, now, newId }: Pick<Deps, 'library' | 'settings' | 'now' | 'newId'>,
  { questionId, libraryQuestion: sent }: SaveLibraryQuestionInput,
): Promise<Result<{ libraryQuestion: FullLibraryQuestion }>> {
  const defaultContributorId = await library.contributorId(settings.contributorName);
  const saved = await library.save({ id: questionId ?? newId(), at: now() }, ({ stored, catalogue }) => {
    if (questionId !== null && stored === null) return notFound(NO_SUCH_LIBRARY_QUESTION);
    return decideLibraryQuestion({ sent, stored, catalogue, defaultContributorId });
  });
  return saved.ok ? ok({ libraryQuestion: fullLibraryQuestion(saved.value) }) : saved;
}
