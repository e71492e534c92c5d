import type { SessionStatus } from '../session-status';

/** A team as its quizmaster and its own devices get it (wire contract 2.4). teamPath and teamUrl are secrets. */
export interface TeamView {
  readonly id: string;
  readonly sessionId: string;
  readonly name: string;
  readonly teamPath: string;
  readonly teamUrl: string;
}

/** A Session as its owner gets it (wire contract 2.3). */
export interface SessionView {
  readonly id: string;
  readonly answerSheetId: string;
  readonly sessionStatus: SessionStatus;
  readonly currentQuestionId: string | null;
  readonly currentQuestionNumber: number;
  readonly askedQuestionCount: number;
  readonly teams: readonly TeamView[];
  readonly inviteUrl: string;
  readonly invitePath: string;
  readonly quizName: string;
  readonly createdTime: string;
  readonly updatedTime: string;
}
