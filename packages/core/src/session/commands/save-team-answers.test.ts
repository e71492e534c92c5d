import { describe, expect, test } from 'vitest';
import { anEvening, AT, later } from '../../testing/builders';
import {
  askNext,
  changesOf,
  eveningIn,
  join,
  leadTo,
  play,
  refusalOf,
  reveal,
  save,
  start,
  submit,
} from '../../testing/play';
import type { TeamAnswer } from '../../team/team-answer';
import { isNoChange } from '../session-changes';
import type { AnswerEntry, CommandOf } from '../session-command';
import type { SessionState } from '../session-state';

function asking(): SessionState {
  return play(eveningIn('askQuestions'), askNext);
}

function answerOf(state: SessionState, questionId: string): TeamAnswer | undefined {
  return state.teams[0]?.answers.get(questionId);
}

function from(browserId: string, ...entries: readonly AnswerEntry[]): CommandOf<'save-team-answers'> {
  return { ...save('team-1', ...entries), browserId };
}

describe('what an entry does to an answer', () => {
  test('[TEAM-23, ENT-12] typed text is stored unconfirmed until it is submitted', () => {
    const typed = play(asking(), save('team-1', { questionId: 'q1', answer: 'stok' }));
    expect(answerOf(typed, 'q1')).toMatchObject({ answer: 'stok', isConfirmed: false, questionVote: null });
    const sent = play(typed, save('team-1', { questionId: 'q1', isConfirmed: true }));
    expect(answerOf(sent, 'q1')).toMatchObject({ answer: 'stok', isConfirmed: true });
  });

  test('[TEAM-23] editing a submitted text unconfirms it, sending the same text again does not', () => {
    const sent = play(asking(), submit('team-1', 'q1', 'Stoker'));
    const again = play(sent, save('team-1', { questionId: 'q1', answer: 'Stoker' }));
    const edited = play(sent, save('team-1', { questionId: 'q1', answer: 'Stokes' }));
    expect(answerOf(again, 'q1')?.isConfirmed).toBe(true);
    expect(answerOf(edited, 'q1')?.isConfirmed).toBe(false);
  });

  test('[TEAM-23, ENT-12] picking an option confirms it and sets its text', () => {
    const picked = play(
      asking(),
      save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [2] }),
    );
    expect(answerOf(picked, 'q2')).toMatchObject({
      answer: 'Tuna',
      multiChoiceSelectedOptionIndexes: [2],
      isConfirmed: true,
    });
  });

  test('[TEAM-23] a pick with isConfirmed false stays unconfirmed, and no pick unconfirms', () => {
    const entry = { questionId: 'q2', multiChoiceSelectedOptionIndexes: [2], isConfirmed: false };
    expect(answerOf(play(asking(), save('team-1', entry)), 'q2')?.isConfirmed).toBe(false);
    const picked = play(
      asking(),
      save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [1] }),
    );
    const none = play(picked, save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [] }));
    expect(answerOf(none, 'q2')).toMatchObject({ answer: '', isConfirmed: false });
  });

  test("[ENT-12] the text of a multiple-choice answer is the option's, whatever was sent", () => {
    const entry = { questionId: 'q2', answer: 'Whale', multiChoiceSelectedOptionIndexes: [0] };
    expect(answerOf(play(asking(), save('team-1', entry)), 'q2')?.answer).toBe('Shark');
  });

  test.each<[string, AnswerEntry]>([
    ['two options', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [0, 1] }],
    ['an option that is not there', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [3] }],
    ['an option of a free-text question', { questionId: 'q1', multiChoiceSelectedOptionIndexes: [0] }],
  ])('[ENT-13] %s is refused as invalid', (_title, entry) => {
    const refusal = refusalOf(asking(), save('team-1', entry));
    expect(refusal.code).toBe('invalid');
    expect(refusal.issues?.[0]?.path).toEqual([
      'questionIdToTeamAnswer',
      entry.questionId,
      'multiChoiceSelectedOptionIndexes',
    ]);
  });

  test('[TEAM-25] a vote toggles between like, dislike and none and leaves the answer alone', () => {
    let state = play(asking(), submit('team-1', 'q1', 'Stoker'));
    for (const questionVote of [true, false, null] as const) {
      state = play(state, save('team-1', { questionId: 'q1', questionVote }));
      expect(answerOf(state, 'q1')).toMatchObject({ questionVote, answer: 'Stoker', isConfirmed: true });
    }
  });

  test("[TEAM-25] a vote does not move the time of the team's answers, a changed answer does", () => {
    const voted = play(asking(), save('team-1', { questionId: 'q1', questionVote: true }));
    const answered = play(voted, { ...save('team-1', { questionId: 'q1', answer: 'x' }), at: later(9) });
    expect(voted.teams[0]?.team.answersUpdatedTime).toEqual(AT);
    expect(answered.teams[0]?.team.answersUpdatedTime).toEqual(later(9));
  });

  test('[MARK-9] a changed answer loses its mark and is marked again', () => {
    const right = play(asking(), submit('team-1', 'q1', 'Stoker'));
    const wrong = play(right, submit('team-1', 'q1', 'Shelley'));
    expect(right.teams[0]?.scores.get('q1')?.isCorrect).toBe(true);
    expect(wrong.teams[0]?.scores.get('q1')).toMatchObject({
      isCorrect: null,
      pointsAwarded: 0,
      wasAutoMarkedCorrect: false,
    });
  });
});

describe('who may save', () => {
  test('[ROLE-2] the first browser to save becomes the writer, even without anything to say', () => {
    expect(play(asking(), from('phone-1')).teams[0]?.team.writerBrowserId).toBe('phone-1');
  });

  test('[ROLE-7, ERR-23] a reader is refused, also without changes', () => {
    const state = play(asking(), from('phone-1'));
    expect(refusalOf(state, from('phone-2'))).toEqual({
      code: 'forbidden',
      message: 'browserId is for a reader browser',
    });
  });

  test('[ROLE-2] a refused save makes nobody the writer', () => {
    const decided = refusalOf(asking(), from('phone-1', { questionId: 'q3', answer: 'Lima' }));
    expect(decided.code).toBe('conflict');
  });

  test('[REST-4] a team that is not of this session is not found', () => {
    expect(refusalOf(asking(), save('team-9')).code).toBe('not-found');
  });
});

describe('what is refused', () => {
  const unasked = 'A question that has not been asked can not be answered';

  test.each<[string, { entry: AnswerEntry; issue: string; message: string }]>([
    [
      'is revealed',
      { entry: { questionId: 'q1', answer: 'Stoker' }, issue: 'revealed', message: 'Question 1 is closed' },
    ],
    ['is not asked', { entry: { questionId: 'q3', answer: 'Lima' }, issue: 'notAsked', message: unasked }],
    ['is unknown', { entry: { questionId: 'q9', answer: 'x' }, issue: 'notAsked', message: unasked }],
    [
      'is not asked, but voted on',
      { entry: { questionId: 'q3', questionVote: true }, issue: 'notAsked', message: unasked },
    ],
  ])('[TEAM-26] a change to a question that %s', (_title, { entry, issue, message }) => {
    const state = play(asking(), reveal('q1'));
    expect(refusalOf(state, save('team-1', entry))).toEqual({
      code: 'conflict',
      message,
      issues: [{ path: ['questionIdToTeamAnswer', entry.questionId], message: issue }],
    });
  });

  test('[STATE-16, TEAM-26] a change while input is disabled', () => {
    expect(refusalOf(eveningIn('markAnswers'), submit('team-1', 'q1', 'Stoker'))).toEqual({
      code: 'conflict',
      message: "Answers can not be changed in 'Answers Being Marked'",
      issues: [{ path: ['questionIdToTeamAnswer', 'q1'], message: 'inputDisabled' }],
    });
  });

  test('[STATE-17] a vote before the start', () => {
    const state = eveningIn('notStarted');
    const refusal = refusalOf(state, save('team-1', { questionId: 'q1', questionVote: true }));
    expect(refusal.code).toBe('conflict');
  });

  test('[TEAM-26] one refused entry stores nothing, and all refused ones are named', () => {
    const state = play(asking(), reveal('q1'));
    const entries: AnswerEntry[] = [
      { questionId: 'q2', multiChoiceSelectedOptionIndexes: [1] },
      { questionId: 'q1', answer: 'Stoker' },
      { questionId: 'q3', answer: 'Lima' },
    ];
    const refusal = refusalOf(state, save('team-1', ...entries));
    expect(refusal.issues?.map(({ path, message }) => [path[1], message])).toEqual([
      ['q1', 'revealed'],
      ['q3', 'notAsked'],
    ]);
  });

  test('[TEAM-26] entries equal to what is stored are never refused', () => {
    const answered = play(asking(), submit('team-1', 'q1', 'Stoker'));
    const finished = leadTo('finished', play(answered, reveal('q1')));
    const equal = save(
      'team-1',
      {
        questionId: 'q1',
        answer: 'Stoker',
        isConfirmed: true,
        multiChoiceSelectedOptionIndexes: [],
        questionVote: null,
      },
      { questionId: 'q3', answer: '', isConfirmed: false },
    );
    expect(isNoChange(changesOf(finished, equal))).toBe(true);
  });

  test('[TEAM-26] a pick that is stored unconfirmed is neither refused nor confirmed once answers are closed', () => {
    const pick: AnswerEntry = { questionId: 'q2', multiChoiceSelectedOptionIndexes: [1] };
    const open = play(asking(), save('team-1', { ...pick, isConfirmed: false }));
    expect(answerOf(play(open, save('team-1', pick)), 'q2')?.isConfirmed).toBe(true);
    const closed = leadTo('markAnswers', open);
    expect(isNoChange(changesOf(closed, save('team-1', pick)))).toBe(true);
  });

  test('[STATE-17, TEAM-26] a vote beside an unchanged answer is taken when answers are closed', () => {
    const answered = play(asking(), submit('team-1', 'q1', 'Stoker'));
    const finished = leadTo('finished', answered);
    const voted = play(
      finished,
      save('team-1', { questionId: 'q1', answer: 'Stoker', isConfirmed: true, questionVote: false }),
    );
    expect(answerOf(voted, 'q1')).toMatchObject({ answer: 'Stoker', questionVote: false });
  });
});

describe('repeated and late saves', () => {
  const first: AnswerEntry = { questionId: 'q1', answer: 'Stoker', isConfirmed: true, sequence: 5 };

  test('[TEAM-26] a repeat of a save changes nothing', () => {
    const state = play(asking(), save('team-1', first));
    expect(isNoChange(changesOf(state, save('team-1', first)))).toBe(true);
  });

  test('[TEAM-26] a late older save changes nothing, also after the question has closed', () => {
    const late: AnswerEntry = { questionId: 'q1', answer: 'Sto', sequence: 4 };
    const state = play(asking(), save('team-1', first));
    expect(isNoChange(changesOf(state, save('team-1', late)))).toBe(true);
    expect(isNoChange(changesOf(play(state, reveal('q1')), save('team-1', late)))).toBe(true);
  });

  test('[TEAM-26] a save without news still outdates an older one that arrives after it', () => {
    const typed = play(asking(), save('team-1', { questionId: 'q1', answer: 'Stoker', sequence: 1 }));
    const same = play(typed, save('team-1', { questionId: 'q1', answer: 'Stoker', sequence: 3 }));
    const late = play(same, save('team-1', { questionId: 'q1', answer: 'Stokes', sequence: 2 }));
    expect(answerOf(late, 'q1')?.answer).toBe('Stoker');
  });

  test('[TEAM-26] numbers count for one browser only, and without a number the last save wins', () => {
    const state = play(
      asking(),
      save('team-1', first),
      { type: 'become-writer', teamId: 'team-1', browserId: 'phone-2' },
      from('phone-2', { questionId: 'q1', answer: 'Shelley', sequence: 1 }),
    );
    expect(answerOf(state, 'q1')?.answer).toBe('Shelley');
    const rest = play(state, from('phone-2', { questionId: 'q1', answer: 'Poe' }));
    expect(answerOf(rest, 'q1')).toMatchObject({ answer: 'Poe', lastSave: null });
  });

  test('[TEAM-26] a repeat of a save from before two hand-overs changes nothing', () => {
    const handedOverTwice = play(
      asking(),
      save('team-1', first),
      { type: 'become-writer', teamId: 'team-1', browserId: 'phone-2' },
      from('phone-2', { questionId: 'q1', answer: 'Shelley', isConfirmed: true, sequence: 1 }),
      { type: 'become-writer', teamId: 'team-1', browserId: 'team-1-browser' },
    );
    expect(isNoChange(changesOf(handedOverTwice, save('team-1', first)))).toBe(true);
    const newer = play(handedOverTwice, save('team-1', { ...first, answer: 'Bram Stoker', sequence: 6 }));
    expect(answerOf(newer, 'q1')).toMatchObject({
      answer: 'Bram Stoker',
      earlierSaves: [{ browserId: 'phone-2', sequence: 1 }],
    });
  });

  test('[TEAM-26] a repeat is known also after a save without a number', () => {
    const state = play(asking(), save('team-1', first), save('team-1', { questionId: 'q1', answer: 'Poe' }));
    expect(isNoChange(changesOf(state, save('team-1', first)))).toBe(true);
  });

  test('[MARK-20] one team is enough to decide a save', () => {
    const state = play(anEvening(), join('team-1'), join('team-2'), start);
    const alone = { ...state, teams: state.teams.slice(0, 1) };
    expect(changesOf(alone, submit('team-1', 'q1', 'Stoker')).scores).toHaveLength(1);
  });
});
