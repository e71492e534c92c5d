import { LIMITS } from '../limits';
import type { AnswerSheetBody } from '../schemas/answer-sheet-body';
import type { Question } from './question';

/** What is copied of a quiz. */
export interface SheetToCopy {
  readonly name: string;
  readonly defaultPoints: number;
  readonly questions: readonly Question[];
}

/** The body that saves a copy of a quiz: its questions without their ids and no Sessions (ENT-3). */
export function duplicateSheet({ name, defaultPoints, questions }: SheetToCopy): AnswerSheetBody {
  return {
    name: `Copy of ${name}`.slice(0, LIMITS.quizName),
    defaultPoints,
    questions: questions.map(({ id: _id, ...fields }) => fields),
  };
}
