import type { PermissionRole, UserAccountExtract } from '@pubquiz/core';
import type { UserSession } from '../auth/user-session';
import type { Caller } from '../context';
import type { TestDeps } from './test-deps';

/** An account with a login. */
export interface TestAccount {
  readonly user: UserSession;
  readonly extract: UserAccountExtract;
  /** For `call`. */
  readonly caller: Partial<Caller>;
}

/** A new account, with these roles. */
export async function openAccount(
  { deps }: TestDeps,
  ...roles: readonly PermissionRole[]
): Promise<TestAccount> {
  const id = deps.newId();
  await deps.accounts.create({ id, username: `${id}@example.org`, passwordHash: 'none', at: deps.now() });
  for (const role of roles) await deps.accounts.grantRole(id, role);
  const user = await deps.authSessions.start(id);
  if (user.userAccountExtract === null) throw new Error('The account has no username');
  return { user, extract: user.userAccountExtract, caller: { userSessionId: user.userSessionId } };
}

/** Fills the library with questions 0, 1, 2, ... and answers their ids. */
export async function fillLibrary({ deps }: TestDeps, count: number): Promise<readonly string[]> {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: deps.newId(),
    points: null,
    question: `Question ${String(index)}`,
    answerEntryType: 'freeText' as const,
    correctAnswer: `Answer ${String(index)}`,
    correctMultiAnswer: '',
    shouldRevealAnswer: true,
    autoMarkCorrectStyle: 'similar' as const,
    answerTrivia: '',
    revealAnswerTrivia: '',
    imageUrl: '',
    category: null,
    difficulty: null,
    tags: [],
    contributor: null,
  }));
  await deps.library.import({ categories: [], difficulties: [], tags: [], questions }, deps.now());
  return questions.map(({ id }) => id);
}
