import type { SessionStatus } from '@pubquiz/core';

/** An evening as admins see it: its teams by name only, for a team's id is its secret. */
export interface AdminSession {
  readonly id: string;
  readonly sessionStatus: SessionStatus;
  readonly updatedTime: string;
  readonly teams: readonly { readonly name: string }[];
}

/** A quiz as admins see it. */
export interface AdminQuiz {
  readonly id: string;
  readonly name: string;
  readonly questionCount: number;
  readonly questions: readonly { readonly id: string; readonly question: string }[];
  readonly sessions: readonly AdminSession[];
}
