import {
  emptyQuestionFields,
  libraryAllowances,
  type FullLibraryQuestion,
  type LibraryAllowances,
  type ListedLibraryQuestion,
} from '@pubquiz/core';

export const A_CATALOGUE = {
  libraryCategories: [
    { id: 'cat-geo', name: 'Geography', description: '' },
    { id: 'cat-music', name: 'Music', description: '' },
  ],
  libraryDifficulties: [
    { id: 'diff-1', name: 'Easy', description: '' },
    { id: 'diff-2', name: 'Hard', description: '' },
  ],
  libraryTags: [
    { id: 'tag-a', name: 'atlas', description: '', isSpecialInterest: false },
    { id: 'tag-r', name: 'rivers', description: '', isSpecialInterest: false },
    { id: 'tag-z', name: 'zoos', description: '', isSpecialInterest: false },
  ],
};

/** A library question of a test, as it is listed. */
export function aListedQuestion(
  id: string,
  fields: Partial<ListedLibraryQuestion> = {},
): ListedLibraryQuestion {
  return {
    id,
    question: `Text of ${id}`,
    imageUrl: '',
    libraryCategoryId: 'cat-geo',
    libraryDifficultyId: 'diff-1',
    libraryTags: [{ id: 'tag-r', name: 'rivers' }],
    answerEntryType: 'freeText',
    answerOptionStrings: [],
    ...fields,
  };
}

/** A library question of a test with its answer. */
export function aLibraryQuestion(id: string, fields: Partial<FullLibraryQuestion> = {}): FullLibraryQuestion {
  return {
    ...emptyQuestionFields,
    ...aListedQuestion(id),
    correctAnswer: `Answer of ${id}`,
    contributorId: 'con-1',
    ...fields,
  };
}

/** What a draw answers. */
export function aDraw(
  libraryQuestions: readonly ListedLibraryQuestion[],
  used: { readonly viewed?: number; readonly borrowed?: number } = {},
) {
  return { libraryQuestions, libraryAllowances: allowancesAfter(used), ...A_CATALOGUE };
}

/** The allowances after so many questions seen and borrowed. */
export function allowancesAfter({
  viewed = 12,
  borrowed = 0,
}: {
  readonly viewed?: number;
  readonly borrowed?: number;
}): LibraryAllowances {
  return libraryAllowances({ viewedCount: viewed, borrowedCount: borrowed });
}

/** An account of a test; roles by name. */
export function anAccount(...roles: readonly ('accountEdit' | 'libraryEdit')[]) {
  return {
    hasUserSession: true,
    userAccountExtract: {
      id: 'acc-1',
      username: 'host@example.org',
      userPermissionRoles: roles.map((name) => ({ id: `role-${name}`, name })),
    },
  };
}
