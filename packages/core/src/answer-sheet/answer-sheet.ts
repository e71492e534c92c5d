import type { Question } from './question';
import type { SessionView } from '../session/views/session-view';

/** The name of a quiz that was given none (ENT-2). */
export const DEFAULT_QUIZ_NAME = 'The Quiz without a name';

/** The points of a question when neither it nor its quiz says otherwise (ENT-1). */
export const DEFAULT_POINTS = 1;

/** The quiz as its owner gets it (wire contract 2.1). Times are ISO 8601 UTC with milliseconds. */
export interface AnswerSheet {
  readonly id: string;
  readonly name: string;
  readonly defaultPoints: number;
  readonly questions: readonly Question[];
  /** Most recently updated first. */
  readonly sessions: readonly SessionView[];
  readonly questionCount: number;
  readonly createdTime: string;
  readonly updatedTime: string;
}
