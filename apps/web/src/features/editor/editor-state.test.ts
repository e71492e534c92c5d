import { expect, test } from 'vitest';
import { emptyDraftQuestion, newDraft, questionFields, saveBody, shownPoints, type Draft } from './draft';
import { editorReducer, startsExpanded, type EditorAction, type EditorState } from './editor-state';

function aDraft(...ids: readonly string[]): Draft {
  return {
    id: 'sheet-1',
    name: 'Thursday Quiz',
    defaultPoints: '2',
    questions: ids.map(emptyDraftQuestion),
    updatedTime: '2026-03-05T18:40:12.345Z',
  };
}

function after(ids: readonly string[], ...actions: readonly EditorAction[]): EditorState {
  return actions.reduce(editorReducer, { draft: aDraft(...ids), lastDeleted: null });
}

function order(state: EditorState): string[] {
  return state.draft.questions.map(({ id }) => id);
}

test('[EDIT-14] insert above puts a question before the given one', () => {
  const state = after(['a', 'b'], {
    type: 'question-inserted',
    beforeId: 'b',
    question: emptyDraftQuestion('new'),
  });
  expect(order(state)).toEqual(['a', 'new', 'b']);
});

test('[EDIT-12] moving swaps a question with its neighbour', () => {
  expect(order(after(['a', 'b', 'c'], { type: 'question-moved', id: 'c', by: -1 }))).toEqual(['a', 'c', 'b']);
  expect(order(after(['a', 'b', 'c'], { type: 'question-moved', id: 'a', by: 1 }))).toEqual(['b', 'a', 'c']);
});

test('[EDIT-13] the first question can not move up, the last not down', () => {
  expect(order(after(['a', 'b'], { type: 'question-moved', id: 'a', by: -1 }))).toEqual(['a', 'b']);
  expect(order(after(['a', 'b'], { type: 'question-moved', id: 'b', by: 1 }))).toEqual(['a', 'b']);
});

test('[EDIT-18] undo restores the deleted question at its place', () => {
  const state = after(
    ['a', 'b', 'c'],
    { type: 'question-deleted', id: 'b' },
    { type: 'deletion-undone', id: 'b' },
  );
  expect(order(state)).toEqual(['a', 'b', 'c']);
});

test('[EDIT-18] only the last deleted question can be undone', () => {
  const deletions: EditorAction[] = [
    { type: 'question-deleted', id: 'a' },
    { type: 'question-deleted', id: 'c' },
  ];
  expect(order(after(['a', 'b', 'c'], ...deletions, { type: 'deletion-undone', id: 'a' }))).toEqual(['b']);
  expect(order(after(['a', 'b', 'c'], ...deletions, { type: 'deletion-undone', id: 'c' }))).toEqual([
    'b',
    'c',
  ]);
});

test('[EDIT-18] an undo works once', () => {
  const undo: EditorAction = { type: 'deletion-undone', id: 'a' };
  expect(order(after(['a'], { type: 'question-deleted', id: 'a' }, undo, undo))).toEqual(['a']);
});

test.each([
  ['', 2],
  ['2.5', 2.5],
  [' 3 ', 3],
  ['x', 2],
])('[EDIT-22] points typed as %j count as %d with a default of 2', (points, expected) => {
  expect(shownPoints({ ...emptyDraftQuestion('a'), points }, { defaultPoints: '2' })).toBe(expected);
});

test('[EDIT-22] points that are no number are stored as the default of the quiz', () => {
  expect(questionFields({ ...emptyDraftQuestion('a'), points: 'x' }).points).toBeNull();
  expect(questionFields({ ...emptyDraftQuestion('a'), points: '2.5' }).points).toBe(2.5);
});

test('[EDIT-11] a card starts open without question and correct answer, else folded', () => {
  const empty = emptyDraftQuestion('a');
  expect(startsExpanded(empty)).toBe(true);
  expect(startsExpanded({ ...empty, question: 'Who?' })).toBe(false);
  expect(startsExpanded({ ...empty, correctAnswer: 'Me' })).toBe(false);
  expect(startsExpanded({ ...empty, correctMultiAnswer: '--A' })).toBe(false);
});

test('[ENT-2] a new quiz is named and has one empty question', () => {
  let count = 0;
  const draft = newDraft(() => `id-${(count += 1)}`);
  expect(draft.name).toBe('The Quiz without a name');
  expect(draft.questions).toEqual([emptyDraftQuestion('id-2')]);
});

test('a save says what version it changes, a forced one and a new quiz do not', () => {
  const draft = aDraft('a');
  expect(saveBody(draft).updatedTime).toBe('2026-03-05T18:40:12.345Z');
  expect(saveBody(draft, { isForced: true }).updatedTime).toBeUndefined();
  expect(saveBody({ ...draft, updatedTime: null }).updatedTime).toBeUndefined();
});
