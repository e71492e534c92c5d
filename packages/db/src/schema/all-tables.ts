import { getTableName } from 'drizzle-orm';

import { account } from './account';
import { accountRole } from './account-role';
import { analyticsEvent } from './analytics-event';
import { answerScore } from './answer-score';
import { answerSheet } from './answer-sheet';
import { authSession } from './auth-session';
import { libraryAllowanceUse } from './library-allowance-use';
import { libraryCategory } from './library-category';
import { libraryContributor } from './library-contributor';
import { libraryDifficulty } from './library-difficulty';
import { libraryQuestion } from './library-question';
import { libraryQuestionTag } from './library-question-tag';
import { libraryTag } from './library-tag';
import { milestone } from './milestone';
import { question } from './question';
import { questionStatus } from './question-status';
import { session } from './session';
import { team } from './team';
import { teamAnswer } from './team-answer';

/** The names of every table of this program: what a backup takes, and nothing of a neighbour's in the same database. */
export const allTableNames: readonly string[] = [
  account,
  accountRole,
  analyticsEvent,
  answerScore,
  answerSheet,
  authSession,
  libraryAllowanceUse,
  libraryCategory,
  libraryContributor,
  libraryDifficulty,
  libraryQuestion,
  libraryQuestionTag,
  libraryTag,
  milestone,
  question,
  questionStatus,
  session,
  team,
  teamAnswer,
].map(getTableName);
