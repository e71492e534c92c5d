import { ChartColumn, LibraryBig, NotebookText, UsersRound } from 'lucide-react';
import { CardLinks, type CardLink } from '../../lib/card-links';
import { routePatterns } from '../../lib/paths';
import { StaffOnly } from './staff-only';

interface Entry extends CardLink {
  readonly role: string;
}

const ENTRIES: readonly Entry[] = [
  {
    to: routePatterns.adminUserAccounts,
    label: 'User Accounts',
    text: 'Who has signed up, and their quizzes.',
    role: 'accountEdit',
    icon: <UsersRound />,
  },
  {
    to: routePatterns.adminAnswerSheets,
    label: 'Answer Sheets',
    text: 'The quizzes of all accounts, newest first.',
    role: 'accountEdit',
    icon: <NotebookText />,
  },
  {
    to: routePatterns.adminLibraryQuestions,
    label: 'Library Questions',
    text: 'The questions that quizmasters can borrow.',
    role: 'libraryEdit',
    icon: <LibraryBig />,
  },
  {
    to: routePatterns.adminActivity,
    label: 'Activity',
    text: 'What happens on this server, day by day.',
    role: 'accountEdit',
    icon: <ChartColumn />,
  },
];

/** The way to the admin pages, each by its role (ADMIN-1 to ADMIN-4). */
export function AdminMenu({ roles }: { readonly roles: readonly string[] }) {
  const entries = ENTRIES.filter((entry) => roles.includes(entry.role));
  if (entries.length === 0) return <StaffOnly />;
  return <CardLinks title="Quiz Admin" links={entries} />;
}
