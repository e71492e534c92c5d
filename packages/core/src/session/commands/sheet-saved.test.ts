import { expect, test } from 'vitest';
import type { QuestionFields } from '../../answer-sheet/question';
import { aQuestion, AT, later, notAsked } from '../../testing/builders';
import { askNext, changesOf, eveningIn, leadTo, play, save, submit } from '../../testing/play';
import { isNoChange } from '../session-changes';
import type { CommandOf } from '../session-command';
import type { SessionQuestion, SessionState } from '../session-state';

type Sheet = CommandOf<'sheet-saved'>['sheet'];

function saveSheet(state: SessionState, overrides: Partial<Sheet> = {}): CommandOf<'sheet-saved'> {
  const { quizName, defaultPoints, questions } = state.session;
  return { type: 'sheet-saved', sheet: { quizName, defaultPoints, questions, ...overrides }, at: later(5) };
}

/** The evening after one of its questions was edited. */
function edit(state: SessionState, questionId: string, fields: Partial<QuestionFields>): SessionState {
  const questions = state.session.questions.map((entry): SessionQuestion =>
    entry.question.id === questionId ? notAsked({ ...entry.question, ...fields }) : entry,
  );
  return play(state, saveSheet(state, { questions }));
}

function asking(): SessionState {
  return play(eveningIn('askQuestions'), askNext);
}

function picked(index: number): SessionState {
  return play(asking(), save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [index] }));
}

test('[REST-19] a sheet saved as it was changes nothing', () => {
  const state = asking();
  const questions = state.session.questions.map(({ question }) => notAsked({ ...question }));
  expect(isNoChange(changesOf(state, saveSheet(state, { questions })))).toBe(true);
});

test('[REST-19] an edited question keeps what has become of it', () => {
  const state = edit(asking(), 'q1', { question: 'Who wrote Dracula in 1897?' });
  expect(state.session.questions[0]).toMatchObject({
    question: { question: 'Who wrote Dracula in 1897?' },
    askedOrdinal: 1,
    isRevealed: false,
  });
});

test('[MARK-20] unmarked answers to an edited question are marked again', () => {
  const state = play(asking(), submit('team-1', 'q1', 'Abraham Stoker Junior'));
  const edited = edit(state, 'q1', { correctAnswer: 'Bram Stoker; Abraham Stoker Junior' });
  expect(state.teams[0]?.scores.get('q1')).toBeUndefined();
  expect(edited.teams[0]?.scores.get('q1')?.isCorrect).toBe(true);
});

test('[MARK-22] points already awarded stay when the question or the quiz is worth something else', () => {
  const state = play(asking(), submit('team-1', 'q1', 'Stoker'));
  expect(edit(state, 'q1', { points: 5 }).teams[0]?.scores.get('q1')?.pointsAwarded).toBe(1);
  const dearer = play(state, saveSheet(state, { defaultPoints: 3 }));
  expect(dearer.session.defaultPoints).toBe(3);
  expect(dearer.teams[0]?.scores.get('q1')?.pointsAwarded).toBe(1);
});

test('[ENT-13] a selection follows its option by text and keeps its mark', () => {
  const edited = edit(picked(1), 'q2', { correctMultiAnswer: 'Tuna\nShark\n--Dolphin' });
  expect(edited.teams[0]?.answers.get('q2')).toMatchObject({
    answer: 'Dolphin',
    multiChoiceSelectedOptionIndexes: [2],
    isConfirmed: true,
  });
  expect(edited.teams[0]?.scores.get('q2')?.isCorrect).toBe(true);
});

test('[ENT-13, MARK-9] a selection whose option is gone becomes unconfirmed and loses its mark', () => {
  const edited = edit(picked(1), 'q2', { correctMultiAnswer: 'Shark\n--Whale\nTuna' });
  expect(edited.teams[0]?.answers.get('q2')).toMatchObject({
    multiChoiceSelectedOptionIndexes: [],
    isConfirmed: false,
  });
  expect(edited.teams[0]?.scores.get('q2')?.isCorrect).toBeNull();
  expect(edited.teams[0]?.team.answersUpdatedTime).toEqual(later(5));
  expect(edited.teams[1]?.team.answersUpdatedTime).toEqual(AT);
});

test('[ENT-13] multiple choice turned into free text keeps its text, submitted', () => {
  const edited = edit(picked(1), 'q2', { answerEntryType: 'freeText', correctAnswer: 'Dolphin' });
  expect(edited.teams[0]?.answers.get('q2')).toMatchObject({
    answer: 'Dolphin',
    multiChoiceSelectedOptionIndexes: [],
    isConfirmed: true,
  });
});

test('[ENT-13] free text turned into multiple choice stays submitted only where it is an option', () => {
  const state = play(asking(), submit('team-1', 'q1', 'Stoker'), submit('team-2', 'q1', 'Poe'));
  const choice = { answerEntryType: 'multiChoice', correctMultiAnswer: 'Shelley\n--Stoker' } as const;
  const edited = edit(state, 'q1', choice);
  expect(edited.teams[0]?.answers.get('q1')).toMatchObject({
    multiChoiceSelectedOptionIndexes: [1],
    isConfirmed: true,
  });
  expect(edited.teams[1]?.answers.get('q1')).toMatchObject({ answer: 'Poe', isConfirmed: false });
});

test('[STATE-13] a question inserted before the current one is not asked yet', () => {
  const state = asking();
  const questions = [notAsked(aQuestion('q0')), ...state.session.questions];
  const saved = play(state, saveSheet(state, { questions }));
  expect(saved.session.questions.map(({ askedOrdinal }) => askedOrdinal)).toEqual([null, 1, 2, null]);
});

test('[REST-19] a finished evening keeps what it asked, and what the sheet has lost since', () => {
  const finished = leadTo('finished', asking());
  const questions = [notAsked(aQuestion('q1', { question: 'Rewritten' })), notAsked(aQuestion('q4'))];
  const { session } = play(
    finished,
    saveSheet(finished, { quizName: 'Friday Quiz', defaultPoints: 9, questions }),
  );
  expect(session.quizName).toBe('Friday Quiz');
  expect(session.defaultPoints).toBe(1);
  expect(session.questions.map(({ question }) => question.id)).toEqual(['q1', 'q4', 'q2']);
  expect(session.questions[0]?.question.question).toBe('Who wrote Dracula?');
});

test('[MARK-10] a finished evening is not marked again', () => {
  const answered = play(asking(), submit('team-1', 'q1', 'Someone else'));
  const finished = leadTo('finished', answered);
  const edited = edit(finished, 'q1', { correctAnswer: 'Someone else' });
  expect(edited.teams[0]?.scores.get('q1')?.isCorrect).toBe(false);
});
