import { describe, expect, test } from 'vitest';
import { AT } from '../testing/builders';
import {
  askMore,
  askNext,
  eveningIn,
  finish,
  join,
  mark,
  markAll,
  play,
  refusalOf,
  reveal,
  revealBoard,
  revealScores,
  save,
  start,
  submit,
  submitAll,
} from '../testing/play';
import type { SessionCommand } from './session-command';
import { decide } from './session-machine';
import type { SessionState } from './session-state';
import { SESSION_STATUSES, type SessionStatus } from './session-status';

/** An evening in which team-1 has submitted a wrong answer to q1, where it still could. */
function eveningWithAnswer(status: SessionStatus): SessionState {
  const asking = eveningIn('askQuestions');
  if (status === 'notStarted') return eveningIn(status);
  const answered = play(asking, submit('team-1', 'q1', 'Mary Shelley'));
  if (status === 'askQuestions') return answered;
  const confirming = play(answered, submitAll);
  if (status === 'confirmAnswers') return confirming;
  const marking = play(confirming, markAll, mark('team-1', { questionId: 'q1', isCorrect: false }));
  const rest: readonly [SessionStatus, SessionCommand][] = [
    ['markAnswers', markAll],
    ['revealScoring', revealScores],
    ['revealLeaderboard', revealBoard],
    ['finished', finish],
  ];
  const steps = rest.slice(1, rest.findIndex(([to]) => to === status) + 1);
  return play(marking, ...steps.map(([, command]) => command));
}

const answerForTeam: SessionCommand = {
  type: 'answer-for-teams',
  teams: [{ teamId: 'team-1', entries: [{ questionId: 'q1', answer: 'Stoker', isConfirmed: true }] }],
  at: AT,
};
const vote = save('team-1', { questionId: 'q1', questionVote: true });
const becomeWriter: SessionCommand = { type: 'become-writer', teamId: 'team-1', browserId: 'phone-9' };
const deleteTeam: SessionCommand = { type: 'delete-team', teamId: 'team-1' };
const saveSheet: SessionCommand = {
  type: 'sheet-saved',
  sheet: { quizName: 'Friday Quiz', defaultPoints: 1, questions: eveningIn('notStarted').session.questions },
  at: AT,
};

/** For each command a letter per status in the order of an evening: x where it is accepted. */
const MATRIX: readonly (readonly [string, SessionCommand, string])[] = [
  ['[STATE-3] start-quiz', start, 'x------'],
  ['[STATE-13] ask-next-question', askNext, '-x-----'],
  ['[STATE-4] submit-all-answers', submitAll, '-x-----'],
  ['[STATE-5] ask-more-questions', askMore, '-xxxxx-'],
  ['[STATE-7] mark-answers', markAll, '--x----'],
  ['[STATE-8] reveal-scoring', revealScores, '---x---'],
  ['[STATE-10] reveal-leaderboard', revealBoard, '----x--'],
  ['[STATE-11] finish-quiz', finish, '-----x-'],
  ['[STATE-22, RUN-27] reveal-questions', reveal('q1'), '-xxx---'],
  ['[STATE-15, LOBBY-7] join-team', join('team-3'), 'xxxxxx-'],
  ['[LOBBY-11] delete-team', deleteTeam, 'xxxxxxx'],
  ['[ROLE-3] become-writer', becomeWriter, 'xxxxxxx'],
  ['[STATE-16] save-team-answers with an answer', submit('team-1', 'q1', 'Stoker'), '-xx----'],
  ['[STATE-17] save-team-answers with a vote', vote, '-xxxxxx'],
  ['[STATE-12] answer-for-teams', answerForTeam, '-xxx---'],
  ['[MARK-1] set-scores', mark('team-1', { questionId: 'q1', isCorrect: true }), '-xxxxx-'],
  ['[STATE-12] sheet-saved', saveSheet, 'xxxxxxx'],
];

describe('every command in every status', () => {
  test.each(MATRIX)('%s is accepted in exactly its statuses', (_title, command, expected) => {
    const accepted = SESSION_STATUSES.map((status) => decide(eveningWithAnswer(status), command).ok);
    expect(accepted.map((isAccepted) => (isAccepted ? 'x' : '-')).join('')).toBe(expected);
  });

  test.each(MATRIX)('[STATE-12, PROD-3] %s refused is a conflict with a sentence', (_title, command) => {
    for (const status of SESSION_STATUSES) {
      const decided = decide(eveningWithAnswer(status), command);
      if (decided.ok) continue;
      // Before the start there is no asked question, so a mark on one is ignored rather than unknown.
      expect(decided.refusal.code).toBe('conflict');
      expect(decided.refusal.message.length).toBeGreaterThan(10);
    }
  });
});

test('[STATE-12] a transition that the table does not have names both statuses', () => {
  expect(refusalOf(eveningIn('askQuestions'), markAll).message).toBe(
    "The quiz can not go from 'Quiz Questions' to 'Answers Being Marked'",
  );
});

test('[STATE-12] deciding changes nothing by itself', () => {
  const state = eveningIn('confirmAnswers');
  const before = JSON.stringify(state);
  decide(state, markAll);
  expect(JSON.stringify(state)).toBe(before);
});
