import { Card } from '@pubquiz/ui/card';
import { ChartColumn, LibraryBig, NotebookText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routePatterns } from '../../lib/paths';
import { StaffOnly } from './staff-only';
import './admin-menu.css';

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  readonly role: string;
  readonly icon: ReactNode;
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
  return (
    <div className="admin-menu">
      <h1>Quiz Admin</h1>
      <ul>
        {entries.map((entry) => (
          <Card as="li" key={entry.to} className="admin-menu-entry">
            <span className="admin-menu-icon" aria-hidden="true">
              {entry.icon}
            </span>
            <h2>
              <Link to={entry.to}>{entry.label}</Link>
            </h2>
            <p className="pq-quiet">{entry.text}</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
