import type { Question } from '@pubquiz/core';

/** A question on its way into the library; what is absent gets its default there. */
export type QuestionToImport = Partial<Question> & {
  readonly category?: string | null;
  readonly difficulty?: string | null;
  readonly tags?: string[];
  readonly contributor?: string | null;
};

/** A question, and the line of the file where it starts. */
export interface QuestionInFile {
  readonly line: number;
  readonly question: QuestionToImport;
}

/** Something in a file that is no question, and why. */
export interface RefusedInFile {
  readonly line: number;
  readonly reason: string;
}

/** What a file of library questions has. */
export interface LibraryFile {
  readonly questions: readonly QuestionInFile[];
  readonly refused: readonly RefusedInFile[];
}
