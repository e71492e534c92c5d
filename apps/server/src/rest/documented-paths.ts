import { adminPaths } from './paths/admin-paths';
import { answerSheetPaths } from './paths/answer-sheet-paths';
import { authPaths } from './paths/auth-paths';
import { contentPaths } from './paths/content-paths';
import { libraryPaths } from './paths/library-paths';
import { sessionPaths } from './paths/session-paths';
import { teamPaths } from './paths/team-paths';
import type { RestRoute } from './rest-route';

/** Every documented REST call, below `/api`. */
export const documentedPaths: readonly RestRoute[] = [
  ...authPaths,
  ...contentPaths,
  ...answerSheetPaths,
  ...sessionPaths,
  ...teamPaths,
  ...libraryPaths,
  ...adminPaths,
];
