import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Checkbox } from '@pubquiz/ui/checkbox';
import type { ReactNode } from 'react';
import { FormError } from '../../lib/credential-fields';
import './auth.css';

export interface AuthCardProps {
  /** The heading, and the word on the button. */
  readonly title: string;
  readonly lead: ReactNode;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly isRemembered: boolean;
  readonly onRemember: (isRemembered: boolean) => void;
  readonly onSubmit: () => void;
  /** Leaves it to the server what can be a username: that of the host's own account need be no e-mail address. */
  readonly noValidate?: boolean | undefined;
  readonly otherWay: ReactNode;
  readonly children: ReactNode;
}

/** The card that log-in and sign-up share (AUTH-2, AUTH-3, AUTH-8). */
export function AuthCard(props: AuthCardProps) {
  const { title, lead, error, isBusy, isRemembered, onRemember, onSubmit, noValidate, otherWay, children } =
    props;
  return (
    <Card as="section" padding="large" className="auth-card">
      <h1>{title}</h1>
      <p className="pq-quiet">{lead}</p>
      <form
        className="auth-form"
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Checkbox
          checked={isRemembered}
          onChange={(event) => {
            onRemember(event.target.checked);
          }}
        >
          Remember my username
        </Checkbox>
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {title}
        </Button>
      </form>
      <FormError>{error}</FormError>
      <p className="auth-other">{otherWay}</p>
    </Card>
  );
}
