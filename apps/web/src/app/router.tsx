import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '../lib/paths';
import { usePageViews } from '../lib/use-page-views';
import { SiteLayout } from './site-layout';

/** A route whose code comes when it is first visited. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomeRoute = page(() => import('./routes/home-route'), 'HomeRoute');
const EditQuizRoute = page(() => import('./routes/edit-quiz-route'), 'EditQuizRoute');
const NewLobbyRoute = page(() => import('./routes/new-lobby-route'), 'NewLobbyRoute');
const LobbyRoute = page(() => import('./routes/lobby-route'), 'LobbyRoute');
const RunQuizRoute = page(() => import('./routes/run-quiz-route'), 'RunQuizRoute');
const InvitationRoute = page(() => import('./routes/invitation-route'), 'InvitationRoute');
const TeamGameRoute = page(() => import('./routes/team-game-route'), 'TeamGameRoute');
const LogInRoute = page(() => import('./routes/log-in-route'), 'LogInRoute');
const SignUpRoute = page(() => import('./routes/sign-up-route'), 'SignUpRoute');
const AccountRoute = page(() => import('./routes/account-route'), 'AccountRoute');
const LibraryRoute = page(() => import('./routes/library-route'), 'LibraryRoute');
const LibraryQuestionsRoute = page(() => import('./routes/library-questions-route'), 'LibraryQuestionsRoute');
const AdminRoute = page(() => import('./routes/admin-route'), 'AdminRoute');
const AdminUserAccountsRoute = page(
  () => import('./routes/admin-user-accounts-route'),
  'AdminUserAccountsRoute',
);
const AdminAnswerSheetsRoute = page(
  () => import('./routes/admin-answer-sheets-route'),
  'AdminAnswerSheetsRoute',
);
const AdminLibraryQuestionsRoute = page(
  () => import('./routes/admin-library-questions-route'),
  'AdminLibraryQuestionsRoute',
);
const AdminActivityRoute = page(() => import('./routes/admin-activity-route'), 'AdminActivityRoute');
const AboutRoute = page(() => import('./routes/about-route'), 'AboutRoute');
const ContactRoute = page(() => import('./routes/contact-route'), 'ContactRoute');
const PrivacyPolicyRoute = page(() => import('./routes/privacy-policy-route'), 'PrivacyPolicyRoute');
const TermsRoute = page(() => import('./routes/terms-route'), 'TermsRoute');
const NotFoundRoute = page(() => import('./routes/not-found-route'), 'NotFoundRoute');

/** Every page of the app. */
export function AppRoutes() {
  usePageViews();
  return (
    <Routes>
      <Route element={<SiteLayout isBare />}>
        <Route path={routePatterns.home} element={<HomeRoute />} />
      </Route>
      <Route element={<SiteLayout isBare face="system" />}>
        <Route path={routePatterns.teamGame} element={<TeamGameRoute />} />
      </Route>
      <Route element={<SiteLayout face="system" />}>
        <Route path={routePatterns.invitation} element={<InvitationRoute />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path={routePatterns.newQuiz} element={<EditQuizRoute />} />
        <Route path={routePatterns.editQuiz} element={<EditQuizRoute />} />
        <Route path={routePatterns.newLobby} element={<NewLobbyRoute />} />
        <Route path={routePatterns.lobby} element={<LobbyRoute />} />
        <Route path={routePatterns.runQuiz} element={<RunQuizRoute />} />
        <Route path={routePatterns.logIn} element={<LogInRoute />} />
        <Route path={routePatterns.signUp} element={<SignUpRoute />} />
        <Route path={routePatterns.account} element={<AccountRoute />} />
        <Route path={routePatterns.library} element={<LibraryRoute />} />
        <Route path={routePatterns.libraryQuestions} element={<LibraryQuestionsRoute />} />
        <Route path={routePatterns.admin} element={<AdminRoute />} />
        <Route path={routePatterns.adminUserAccounts} element={<AdminUserAccountsRoute />} />
        <Route path={routePatterns.adminAnswerSheets} element={<AdminAnswerSheetsRoute />} />
        <Route path={routePatterns.adminLibraryQuestions} element={<AdminLibraryQuestionsRoute />} />
        <Route path={routePatterns.adminActivity} element={<AdminActivityRoute />} />
        <Route path={routePatterns.about} element={<AboutRoute />} />
        <Route path={routePatterns.contact} element={<ContactRoute />} />
        <Route path={routePatterns.privacyPolicy} element={<PrivacyPolicyRoute />} />
        <Route path={routePatterns.termsAndConditions} element={<TermsRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
