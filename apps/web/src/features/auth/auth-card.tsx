import { Card } from '@pubquiz/ui/card';
import type { ReactNode } from 'react';
import './auth.css';

export interface AuthCardProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Said in red beneath the form (AUTH-8). */
  readonly error: string | null;
  readonly onSubmit: () => void;
  readonly otherWay: ReactNode;
  readonly children: ReactNode;
}

/** The card that log-in and sign-up share. */
export function AuthCard({ title, lead, error, onSubmit, otherWay, children }: AuthCardProps) {
  return (
    <Card as="section" padding="large" className="auth-card">
      <h1>{title}</h1>
      <p className="pq-quiet">{lead}</p>
      <form
        className="auth-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      <p className="auth-error" role="alert">
        {error}
      </p>
      <p className="auth-other">{otherWay}</p>
    </Card>
  );
}
