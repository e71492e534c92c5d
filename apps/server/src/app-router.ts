import { accountRouter } from './routers/account-router';
import { adminRouter } from './routers/admin-router';
import { analyticsRouter } from './routers/analytics-router';
import { answerSheetRouter } from './routers/answer-sheet-router';
import { authRouter } from './routers/auth-router';
import { contentRouter } from './routers/content-router';
import { libraryRouter } from './routers/library-router';
import { liveRouter } from './routers/live-router';
import { markingRouter } from './routers/marking-router';
import { operatorRouter } from './routers/operator-router';
import { revealRouter } from './routers/reveal-router';
import { sessionRouter } from './routers/session-router';
import { teamAnswerRouter } from './routers/team-answer-router';
import { teamRouter } from './routers/team-router';
import { createCallerFactory, router } from './trpc';

/** Every procedure of the server; REST and the web app are doors to these. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  content: contentRouter,
  answerSheet: answerSheetRouter,
  session: sessionRouter,
  team: teamRouter,
  teamAnswer: teamAnswerRouter,
  marking: markingRouter,
  reveal: revealRouter,
  live: liveRouter,
  library: libraryRouter,
  admin: adminRouter,
  analytics: analyticsRouter,
  operator: operatorRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in-process: for the REST adapters and tests only. */
export const createCaller = createCallerFactory(appRouter);
