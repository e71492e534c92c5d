/** The seven statuses of a Session, in the order of an evening (STATE-1). */
export const SESSION_STATUSES = [
  'notStarted',
  'askQuestions',
  'confirmAnswers',
  'markAnswers',
  'revealScoring',
  'revealLeaderboard',
  'finished',
] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** What people read for each status (STATE-1). */
export const SESSION_STATUS_LABELS: Readonly<Record<SessionStatus, string>> = {
  notStarted: 'Not Started',
  askQuestions: 'Quiz Questions',
  confirmAnswers: 'Submit all Answers',
  markAnswers: 'Answers Being Marked',
  revealScoring: 'See Scores & Answers',
  revealLeaderboard: 'Leaderboard',
  finished: 'Finished',
};

/** The tone of a status badge (STATE-2). */
export type SessionStatusTone = 'info' | 'success' | 'secondary';

/** The tone that a status badge has (STATE-2, D15). */
export function sessionStatusTone(status: SessionStatus): SessionStatusTone {
  if (status === 'notStarted') return 'info';
  return status === 'finished' ? 'secondary' : 'success';
}

function isAtLeast(status: SessionStatus, other: SessionStatus): boolean {
  return SESSION_STATUSES.indexOf(status) >= SESSION_STATUSES.indexOf(other);
}

/** What a status means, as the flags that the documents name (STATE-14 to STATE-24). */
export interface SessionFlags {
  readonly hasStarted: boolean;
  readonly isNotStarted: boolean;
  readonly isInProgress: boolean;
  readonly isConfirmingAnswers: boolean;
  readonly isMarkingAnswers: boolean;
  readonly isRevealingScoring: boolean;
  readonly isRevealingLeaderboard: boolean;
  readonly isFinished: boolean;
  readonly hasRevealedScoring: boolean;
  readonly hasRevealedLeaderboard: boolean;
  readonly canReadOutAnswers: boolean;
  readonly disableAllTeamGameInput: boolean;
  readonly canTeamsJoin: boolean;
  readonly canVote: boolean;
  readonly showsVotingReminder: boolean;
  readonly canRevealQuestions: boolean;
  readonly canAnswerForTeams: boolean;
  readonly canMark: boolean;
}

/** Every derived flag of a status in one place (STATE-14 to STATE-24, D14, D25, D52, D58). */
export function sessionFlags(status: SessionStatus): SessionFlags {
  const hasStarted = status !== 'notStarted';
  const isFinished = status === 'finished';
  const takesAnswers = status === 'askQuestions' || status === 'confirmAnswers';
  return {
    hasStarted,
    isNotStarted: !hasStarted,
    isInProgress: hasStarted && !isFinished,
    isConfirmingAnswers: status === 'confirmAnswers',
    isMarkingAnswers: status === 'markAnswers',
    isRevealingScoring: status === 'revealScoring',
    isRevealingLeaderboard: status === 'revealLeaderboard',
    isFinished,
    hasRevealedScoring: isAtLeast(status, 'revealScoring'),
    hasRevealedLeaderboard: isAtLeast(status, 'revealLeaderboard'),
    canReadOutAnswers: status === 'markAnswers' || status === 'revealScoring',
    disableAllTeamGameInput: !takesAnswers,
    canTeamsJoin: !isFinished,
    canVote: hasStarted,
    showsVotingReminder: isAtLeast(status, 'markAnswers'),
    canRevealQuestions: takesAnswers || status === 'markAnswers',
    canAnswerForTeams: takesAnswers || status === 'markAnswers',
    canMark: hasStarted && !isFinished,
  };
}
