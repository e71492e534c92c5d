import { LIMITS } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { TextField } from '@pubquiz/ui/text-field';
import { useState, type SyntheticEvent } from 'react';
import { useJoinTeam } from './use-join-team';

export interface JoinFormProps {
  readonly sessionId: string;
  /** The quizmaster's preview shows the form and joins nobody (D62). */
  readonly isPreview: boolean;
}

/** The name of a new team (TEAM-4 to TEAM-6, TEAM-10). */
export function JoinForm({ sessionId, isPreview }: JoinFormProps) {
  const [name, setName] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const { join, isJoining, problem } = useJoinTeam(sessionId);
  const isBlank = name.trim() === '';

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBlank && !isPreview && !isJoining) join(name.trim());
  }

  return (
    <form className="invitation-form" onSubmit={handleSubmit}>
      <TextField
        label="Team Name"
        hint="This is your team name, or maybe just your own name."
        error={isTouched && isBlank ? 'Team name is required' : problem}
        value={name}
        size="large"
        maxLength={LIMITS.teamName}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => {
          setName(event.target.value);
          setIsTouched(true);
        }}
        onBlur={() => {
          setIsTouched(true);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        disabled={isBlank || isPreview}
        isBusy={isJoining}
      >
        Add Team
      </Button>
      {isPreview && <p className="pq-quiet">This is a preview: no team is added from here.</p>}
    </form>
  );
}
