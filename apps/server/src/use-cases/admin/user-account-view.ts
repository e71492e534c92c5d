import type { AnswerSheet, SessionView, UserPermissionRole } from '@pubquiz/core';
import type { AccountWithSheets, AnswerSheetDetails } from '@pubquiz/db';
import { answerSheetView } from '../answer-sheet/answer-sheet-view';

type SessionOfAccount = Omit<SessionView, 'teams'> & { readonly teams: readonly { readonly name: string }[] };

/** A quiz as admins see it: the teams' names only, since a team's id is its secret (wire contract 2.12). */
export type AnswerSheetOfAccount = Omit<AnswerSheet, 'sessions'> & {
  readonly sessions: readonly SessionOfAccount[];
};

/** An account as admins see it; nothing of its password (ENT-27, D38). */
export interface UserAccountView {
  readonly id: string;
  readonly username: string;
  readonly userPermissionRoles: readonly UserPermissionRole[];
  /** Newest first. */
  readonly masterAnswerSheets: readonly AnswerSheetOfAccount[];
  readonly lastUserLoginTime: string | null;
  readonly lastAdminLoginTime: string | null;
  readonly createdTime: string;
  readonly updatedTime: string;
}

/** A quiz without the secrets of its teams. */
export function answerSheetOfAccount(details: AnswerSheetDetails, publicUrl: string): AnswerSheetOfAccount {
  const view = answerSheetView(details, publicUrl);
  return {
    ...view,
    sessions: view.sessions.map((session) => ({
      ...session,
      teams: session.teams.map(({ name }) => ({ name })),
    })),
  };
}

/** An account with its quizzes, without a secret. */
export function userAccountView(
  { account, answerSheets }: AccountWithSheets,
  publicUrl: string,
): UserAccountView {
  return {
    id: account.id,
    username: account.username ?? '',
    userPermissionRoles: account.userPermissionRoles,
    masterAnswerSheets: answerSheets.map((sheet) => answerSheetOfAccount(sheet, publicUrl)),
    lastUserLoginTime: account.lastUserLoginTime?.toISOString() ?? null,
    lastAdminLoginTime: account.lastAdminLoginTime?.toISOString() ?? null,
    createdTime: account.createdTime.toISOString(),
    updatedTime: account.updatedTime.toISOString(),
  };
}
