import { Card } from '@pubquiz/ui/card';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { KeyRound, LibraryBig, NotebookText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routePatterns } from '../../lib/paths';
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
];

/** The way to the admin pages, each by its role (ADMIN-1 to ADMIN-4). */
export function AdminMenu({ roles }: { readonly roles: readonly string[] }) {
  const entries = ENTRIES.filter((entry) => roles.includes(entry.role));
  if (entries.length === 0) {
    return (
      <EmptyState level="h1" icon={<KeyRound />} title="Staff only">
        This page needs an account with an admin role. Roles are given by whoever runs this server.
      </EmptyState>
    );
  }
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
