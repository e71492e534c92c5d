import { expect, test } from 'vitest';
import { AT } from '../../testing/builders';
import { askNext, eveningIn, leadTo, play, reveal, save, submit } from '../../testing/play';
import { teamAnswerScoreSheet, teamAnswerSheet } from './team-sheets-view';

test('[ENT-12, ENT-14] a team has one answer for every asked question, also untouched ones', () => {
  const state = play(eveningIn('askQuestions'), askNext, submit('team-1', 'q1', 'Stoker'));
  const sheet = teamAnswerSheet(state, 'team-1');
  expect(sheet).toEqual({
    id: 'team-1',
    sessionId: 'session-1',
    teamId: 'team-1',
    writerBrowserId: 'team-1-browser',
    questionIdToTeamAnswer: {
      q1: {
        id: 'team-1.q1',
        teamId: 'team-1',
        questionId: 'q1',
        answer: 'Stoker',
        multiChoiceSelectedOptionIndexes: [],
        isConfirmed: true,
        isEmpty: false,
        questionVote: null,
      },
      q2: {
        id: null,
        teamId: 'team-1',
        questionId: 'q2',
        answer: '',
        multiChoiceSelectedOptionIndexes: [],
        isConfirmed: false,
        isEmpty: true,
        questionVote: null,
      },
    },
    updatedTime: new Date(AT.getTime() + 1).toISOString(),
  });
  expect(teamAnswerSheet(state, 'team-9')).toBeNull();
});

test("[ENT-14] a team's sheet is the same object until the team or the questions change", () => {
  const before = eveningIn('askQuestions');
  const after = play(before, submit('team-2', 'q1', 'Stoker'));
  expect(teamAnswerSheet(after, 'team-1')).toBe(teamAnswerSheet(before, 'team-1'));
  expect(teamAnswerSheet(after, 'team-2')).not.toBe(teamAnswerSheet(before, 'team-2'));
  expect(teamAnswerSheet(play(before, askNext), 'team-1')).not.toBe(teamAnswerSheet(before, 'team-1'));
});

test('[ENT-31, STATE-19] a team sees its own mark for revealed questions only, until scores are shown', () => {
  const asking = play(
    eveningIn('askQuestions'),
    askNext,
    submit('team-1', 'q1', 'Stoker'),
    save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [1] }),
  );
  expect(teamAnswerScoreSheet(asking, 'team-1')?.questionIdToTeamAnswerScore).toEqual({});
  const revealed = play(asking, reveal('q1'));
  expect(teamAnswerScoreSheet(revealed, 'team-1')).toEqual({
    sessionId: 'session-1',
    teamId: 'team-1',
    questionIdToTeamAnswerScore: { q1: { questionId: 'q1', isCorrect: true, pointsAwarded: 1 } },
    placementOrdinal: null,
    isPlacementShared: false,
  });
  const scored = teamAnswerScoreSheet(leadTo('revealScoring', revealed), 'team-1');
  expect(Object.keys(scored?.questionIdToTeamAnswerScore ?? {})).toEqual(['q1', 'q2']);
});

test('[ENT-31, STATE-20] a team learns its place at the leaderboard, and whether it is shared', () => {
  const alone = leadTo(
    'revealLeaderboard',
    play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Stoker')),
  );
  expect(teamAnswerScoreSheet(leadTo('revealScoring', eveningIn('markAnswers')), 'team-1')).toMatchObject({
    placementOrdinal: null,
    isPlacementShared: false,
  });
  expect(teamAnswerScoreSheet(alone, 'team-1')).toMatchObject({
    placementOrdinal: 1,
    isPlacementShared: false,
  });
  expect(teamAnswerScoreSheet(alone, 'team-2')?.placementOrdinal).toBe(2);
  expect(teamAnswerScoreSheet(eveningIn('finished'), 'team-2')).toMatchObject({
    placementOrdinal: 1,
    isPlacementShared: true,
  });
  expect(teamAnswerScoreSheet(alone, 'team-9')).toBeNull();
});
