import type { AnswerSheet, SessionView, UserPermissionRole } from '@pubquiz/core';
import type { Account, AccountWithSheets, AnswerSheetDetails } from '@pubquiz/db';
import { answerSheetView } from '../answer-sheet/answer-sheet-view';

type SessionOfAccount = Omit<SessionView, 'teams'> & { readonly teams: readonly { readonly name: string }[] };

/** A quiz as admins see it: the teams' names only, since a team's id is its secret (wire contract 2.12). */
export type AnswerSheetOfAccount = Omit<AnswerSheet, 'sessions'> & {
  readonly sessions: readonly SessionOfAccount[];
};

/** An account itself as admins see it; nothing of its password (ENT-27, D38). */
interface AccountView {
  readonly id: string;
  readonly username: string;
  readonly userPermissionRoles: readonly UserPermissionRole[];
  readonly lastUserLoginTime: string | null;
  readonly lastAdminLoginTime: string | null;
  readonly createdTime: string;
  readonly updatedTime: string;
}

/** An account with all that is kept of its quizzes, the newest first (wire contract 2.12). */
export type UserAccountView = AccountView & { readonly masterAnswerSheets: readonly AnswerSheetOfAccount[] };

/** What the admin pages show of a quiz: of its questions the texts, of its teams the names. */
export interface ListedQuiz extends Pick<AnswerSheet, 'id' | 'name' | 'questionCount' | 'updatedTime'> {
  readonly questions: readonly { readonly id: string; readonly question: string }[];
  readonly sessions: readonly Pick<SessionOfAccount, 'id' | 'sessionStatus' | 'updatedTime' | 'teams'>[];
}

/** An account with what the admin pages show of its quizzes, the newest first (ADMIN-5, ADMIN-6). */
export type ListedAccount = AccountView & { readonly masterAnswerSheets: readonly ListedQuiz[] };

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

/** The same, as short as a page of many shows it. */
export function listedQuiz({ id, name, questions, sessions, updatedTime }: AnswerSheetDetails): ListedQuiz {
  return {
    id,
    name,
    questionCount: questions.length,
    questions: questions.map((question) => ({ id: question.id, question: question.question })),
    sessions: sessions.map((session) => ({
      id: session.id,
      sessionStatus: session.sessionStatus,
      teams: session.teams.map((team) => ({ name: team.name })),
      updatedTime: session.updatedTime.toISOString(),
    })),
    updatedTime: updatedTime.toISOString(),
  };
}

function accountView(account: Account): AccountView {
  return {
    id: account.id,
    username: account.username ?? '',
    userPermissionRoles: account.userPermissionRoles,
    lastUserLoginTime: account.lastUserLoginTime?.toISOString() ?? null,
    lastAdminLoginTime: account.lastAdminLoginTime?.toISOString() ?? null,
    createdTime: account.createdTime.toISOString(),
    updatedTime: account.updatedTime.toISOString(),
  };
}

/** An account with its quizzes, without a secret. */
export function userAccountView(
  { account, answerSheets }: AccountWithSheets,
  publicUrl: string,
): UserAccountView {
  return {
    ...accountView(account),
    masterAnswerSheets: answerSheets.map((sheet) => answerSheetOfAccount(sheet, publicUrl)),
  };
}

/** The same, as short as a page of many shows it. */
export function listedAccount({ account, answerSheets }: AccountWithSheets): ListedAccount {
  return { ...accountView(account), masterAnswerSheets: answerSheets.map(listedQuiz) };
}
