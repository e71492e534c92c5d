import { expect, test } from 'vitest';
import {
  SESSION_STATUSES,
  SESSION_STATUS_LABELS,
  sessionFlags,
  sessionStatusTone,
  type SessionFlags,
} from './session-status';

/** For each flag a letter per status in the order of an evening: x where it holds. */
function flagTable(flag: keyof SessionFlags): string {
  return SESSION_STATUSES.map((status) => (sessionFlags(status)[flag] ? 'x' : '-')).join('');
}

test('[STATE-1] the seven statuses have their labels', () => {
  expect(SESSION_STATUSES.map((status) => SESSION_STATUS_LABELS[status])).toEqual([
    'Not Started',
    'Quiz Questions',
    'Submit all Answers',
    'Answers Being Marked',
    'See Scores & Answers',
    'Leaderboard',
    'Finished',
  ]);
});

test('[STATE-2] a badge is info before the start, secondary at the end, success between', () => {
  expect(SESSION_STATUSES.map(sessionStatusTone)).toEqual([
    'info',
    'success',
    'success',
    'success',
    'success',
    'success',
    'secondary',
  ]);
});

test.each<[string, keyof SessionFlags, string]>([
  ['[STATE-24] hasStarted', 'hasStarted', '-xxxxxx'],
  ['[STATE-24] isNotStarted', 'isNotStarted', 'x------'],
  ['[STATE-14, STATE-24] isInProgress', 'isInProgress', '-xxxxx-'],
  ['[STATE-24] isConfirmingAnswers', 'isConfirmingAnswers', '--x----'],
  ['[STATE-24] isMarkingAnswers', 'isMarkingAnswers', '---x---'],
  ['[STATE-24] isRevealingScoring', 'isRevealingScoring', '----x--'],
  ['[STATE-24] isRevealingLeaderboard', 'isRevealingLeaderboard', '-----x-'],
  ['[STATE-24] isFinished', 'isFinished', '------x'],
  ['[STATE-19, STATE-24] hasRevealedScoring', 'hasRevealedScoring', '----xxx'],
  ['[STATE-20, STATE-24] hasRevealedLeaderboard', 'hasRevealedLeaderboard', '-----xx'],
  ['[RUN-34, STATE-24] canReadOutAnswers', 'canReadOutAnswers', '---xx--'],
  ['[STATE-16, STATE-24] disableAllTeamGameInput', 'disableAllTeamGameInput', 'x--xxxx'],
  ['[STATE-15] canTeamsJoin', 'canTeamsJoin', 'xxxxxx-'],
  ['[STATE-17] canVote', 'canVote', '-xxxxxx'],
  ['[STATE-18] showsVotingReminder', 'showsVotingReminder', '---xxxx'],
  ['[STATE-22, RUN-26] canRevealQuestions', 'canRevealQuestions', '-xxx---'],
  ['[REST-30] canAnswerForTeams', 'canAnswerForTeams', '-xxx---'],
  ['[STATE-12] canMark', 'canMark', '-xxxxx-'],
])('%s holds in exactly its statuses', (_title, flag, expected) => {
  expect(flagTable(flag)).toBe(expected);
});
