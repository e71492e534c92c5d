import type { TeamQuestion } from '@pubquiz/core';

/** What the secretary can do with a question. */
export interface QuestionActions {
  readonly type: (questionId: string, text: string) => void;
  readonly pick: (questionId: string, index: number) => void;
  readonly submit: (questions: readonly TeamQuestion[]) => void;
  readonly vote: (questionId: string, questionVote: boolean | null) => void;
  readonly dismiss: (questionId: string) => void;
  readonly toggle: (questionId: string) => void;
  readonly focus: (questionId: string | null) => void;
}
