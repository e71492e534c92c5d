import type { Cell } from './model/run-night';
import type { QuestionFields } from '@pubquiz/core';

/** A step of the evening that needs nothing but a press. */
export type SessionMove =
  | 'start'
  | 'submitAllAnswers'
  | 'askMoreQuestions'
  | 'markAnswers'
  | 'revealScoring'
  | 'revealLeaderboard'
  | 'finish';

/** A mark as the quizmaster sets it. */
export interface Mark {
  readonly isCorrect: boolean | null;
  readonly pointsAwarded: number;
}

/** What the run screen can ask the server to do. A refusal shows as a toast and the screen stays at the truth. */
export interface RunCommands {
  readonly move: (move: SessionMove) => void;
  /** Null asks an empty question when all are asked. */
  readonly ask: (questionId: string | null) => void;
  readonly mark: (cell: Cell, mark: Mark) => void;
  readonly reveal: (questionId: string, onRevealed: () => void) => void;
  readonly answerForTeam: (cell: Cell, answer: TeamEntry) => void;
  readonly acceptAnswer: (questionId: string, answer: string) => void;
  readonly editQuestion: (questionId: string, fields: Partial<QuestionFields>) => void;
  /** A step is under way: the buttons wait. */
  readonly isMoving: boolean;
}

/** What the quizmaster writes for a team: a text, or the option that was picked. */
export type TeamEntry = { readonly answer: string } | { readonly optionIndex: number };
