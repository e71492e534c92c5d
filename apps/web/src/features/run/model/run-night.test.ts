import { masterSession, type SessionState } from '@pubquiz/core';
import {
  eveningIn,
  mark,
  play,
  reveal,
  save,
  submit,
  submitAll,
  markAll,
  askNext,
} from '@pubquiz/core/testing/play';
import { describe, expect, test } from 'vitest';
import { correctness, isMarkable } from './correctness';
import { withMark, withoutMark, withPendingMarks } from './pending-marks';
import { actionLabel, currentPhase, runActions } from './phases';
import { runNight, type RunNight } from './run-night';
import { presentSelection, stepQuestion, stepTeam, stepUnscored } from './selection';
import { hasUnmarked, unscoredCount } from './team-tally';

function night(state: SessionState, order: 'joining' | 'placement' = 'joining'): RunNight {
  return runNight(masterSession(state, 'http://localhost:3000'), order);
}

const asking = eveningIn('askQuestions');
const cell = { teamId: 'team-1', questionId: 'q1' };

describe('the grid', () => {
  test('[RUN-7] questions are columns with the asked ones first, teams are rows in joining order', () => {
    const shown = night(asking);
    expect(shown.questions.map(({ question }) => question.id)).toEqual(['q1', 'q2', 'q3']);
    expect(shown.teams.map(({ name }) => name)).toEqual(['The Barflies', 'Quizzly Bears']);
  });

  test('[RUN-7] teams are ordered by placement on request', () => {
    const state = play(asking, submit('team-2', 'q1', 'Stoker'));
    expect(night(state, 'placement').teams.map(({ id }) => id)).toEqual(['team-2', 'team-1']);
  });

  test('[RUN-33] a cell is one of six: not asked, waiting, unscored, incorrect, correct, auto-marked correct', () => {
    const answered = play(asking, submit('team-1', 'q1', 'Stoker'), submit('team-2', 'q1', 'Mary Shelley'));
    expect(correctness(night(answered), { teamId: 'team-1', questionId: 'q2' })).toBe('notAsked');
    expect(correctness(night(asking), cell)).toBe('waiting');
    expect(correctness(night(answered), cell)).toBe('autoMarkedCorrect');
    expect(correctness(night(answered), { ...cell, teamId: 'team-2' })).toBe('unscored');
    const marked = play(answered, mark('team-2', { questionId: 'q1', isCorrect: true }));
    expect(correctness(night(marked), { ...cell, teamId: 'team-2' })).toBe('correct');
    const wrong = play(answered, mark('team-2', { questionId: 'q1', isCorrect: false }));
    expect(correctness(night(wrong), { ...cell, teamId: 'team-2' })).toBe('incorrect');
  });

  test('[MARK-2] an answer that was not submitted can not be marked', () => {
    const typed = play(asking, save('team-1', { questionId: 'q1', answer: 'Stok' }));
    expect(isMarkable(night(typed), cell)).toBe(false);
    expect(isMarkable(night(play(asking, submit('team-1', 'q1', 'x'))), cell)).toBe(true);
  });
});

describe('the selection', () => {
  const two = play(asking, askNext);

  test('[RUN-10] only asked questions can be selected: the current one stands in for others', () => {
    expect(presentSelection(night(asking), { questionId: 'q3', teamId: null })).toEqual({
      questionId: 'q1',
      teamId: 'team-1',
    });
  });

  test('[RUN-22] previous and next stop at the ends', () => {
    const first = { questionId: 'q1', teamId: 'team-1' };
    expect(stepQuestion(night(two), first, 1).questionId).toBe('q2');
    expect(stepQuestion(night(two), first, -1)).toBe(first);
  });

  test('[RUN-23] up and down move between teams', () => {
    const first = { questionId: 'q1', teamId: 'team-1' };
    expect(stepTeam(night(two), first, 1).teamId).toBe('team-2');
    expect(stepTeam(night(two), first, -1)).toBe(first);
  });

  test('[RUN-9] stepping finds the unscored answers round the end and passes over waiting ones', () => {
    const state = play(two, submit('team-2', 'q1', 'Mary Shelley'), submit('team-1', 'q2', ''));
    const shown = night(state);
    const only = { teamId: 'team-2', questionId: 'q1' };
    expect(unscoredCount(shown)).toBe(1);
    expect(stepUnscored(shown, { questionId: 'q2', teamId: 'team-1' }, 1)).toEqual(only);
    expect(stepUnscored(shown, { questionId: 'q1', teamId: 'team-1' }, -1)).toEqual(only);
    expect(stepUnscored(night(two), { questionId: 'q1', teamId: 'team-1' }, 1)).toBeNull();
  });

  test('[STATE-9] an unmarked answer keeps the scores from being revealed', () => {
    const marking = play(asking, submit('team-1', 'q1', 'Mary Shelley'), submitAll, markAll);
    expect(hasUnmarked(night(marking))).toBe(true);
    expect(hasUnmarked(night(play(marking, mark('team-1', { questionId: 'q1', isCorrect: false }))))).toBe(
      false,
    );
  });
});

describe('the way on', () => {
  test.each([
    ['notStarted', ['Ask First Question!']],
    ['askQuestions', ['Ask Next Question (2 of 3)', 'Submit all Answers']],
    ['confirmAnswers', ['Mark Answers', 'Ask More Questions']],
    ['markAnswers', ['Reveal Scoring & Answers', 'Ask More Questions']],
    ['revealScoring', ['Leaderboard']],
    ['revealLeaderboard', ['Finish Quiz']],
    ['finished', ['Done']],
  ] as const)('[RUN-6] [RUN-5] [RUN-14] %s offers exactly %j', (status, labels) => {
    const { master } = night(eveningIn(status));
    expect(runActions(master).map((action) => actionLabel(action, master))).toEqual(labels);
  });

  test("[RUN-15] after the last question the button reads 'Ask a New Question'", () => {
    const { master } = night(play(asking, askNext, askNext));
    expect(runActions(master).map((action) => actionLabel(action, master))[0]).toBe('Ask a New Question');
  });

  test('[RUN-3] finished counts as Leaderboard, and nothing is highlighted before the start', () => {
    expect(currentPhase('finished')).toBe('revealLeaderboard');
    expect(currentPhase('notStarted')).toBeNull();
    expect(currentPhase('markAnswers')).toBe('markAnswers');
  });
});

describe('marks on their way', () => {
  const answered = night(play(asking, submit('team-1', 'q1', 'Mary Shelley')));
  const marks = withMark(new Map(), cell, {
    isCorrect: true,
    pointsAwarded: 0.5,
    before: answered.score(cell),
  });

  test('a mark shows before the server has answered', () => {
    expect(withPendingMarks(answered, marks).score(cell)).toMatchObject({
      isCorrect: true,
      pointsAwarded: 0.5,
    });
  });

  test('what the feed says afterwards wins, and a refused mark is taken back', () => {
    const told = night(
      play(
        asking,
        submit('team-1', 'q1', 'Mary Shelley'),
        mark('team-1', { questionId: 'q1', isCorrect: false }),
      ),
    );
    expect(withPendingMarks(told, marks).score(cell)).toMatchObject({ isCorrect: false });
    expect(withPendingMarks(answered, withoutMark(marks, cell)).score(cell)).toMatchObject({
      isCorrect: null,
    });
  });

  test('[RUN-13] a revealed question is known as revealed', () => {
    expect(night(play(asking, reveal('q1'))).askedQuestions[0]?.isRevealed).toBe(true);
  });
});
