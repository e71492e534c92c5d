import { expect, test } from 'vitest';
import { revealedCorrectAnswer } from '../session/views/team-session-view';
import { changeAnswer } from '../team/change-answer';
import { untouchedAnswer } from '../team/team-answer';
import { emptyQuestion, type AnswerEntryType, type AutoMarkCorrectStyle } from './question';
import { questionFaults } from './question-faults';

const dracula = {
  ...emptyQuestion('q-1'),
  correctAnswer: 'Bram Stoker',
  correctMultiAnswer: '--Bram Stoker',
};
const untyped = { ...dracula, answerEntryType: '' as AnswerEntryType };

test('[ERR-10] [ERR-11] a question of known types has no faults, any other names the fields', () => {
  expect(questionFaults(dracula)).toEqual([]);
  expect(questionFaults(untyped)).toEqual(['answerEntryType']);
  const odd = { ...untyped, autoMarkCorrectStyle: 'fuzzy' as AutoMarkCorrectStyle };
  expect(questionFaults(odd)).toEqual(['answerEntryType', 'autoMarkCorrectStyle']);
  expect(questionFaults({ ...dracula, answerEntryType: 'constructor' as AnswerEntryType })).toHaveLength(1);
});

test('[ERR-11] a question without an entry type reveals an empty answer', () => {
  expect(revealedCorrectAnswer(dracula)).toBe('Bram Stoker');
  expect(revealedCorrectAnswer(untyped)).toBe('');
});

test.each([
  ['a text', { answer: 'Bram Stoker', isConfirmed: true }],
  ['an option', { multiChoiceSelectedOptionIndexes: [0] }],
])('[ERR-11] %s for a question without an entry type becomes an empty answer', (_, entry) => {
  const stored = untouchedAnswer('team-1', 'q-1');
  const changed = changeAnswer(untyped, stored, { questionId: 'q-1', ...entry });
  expect(changed).toMatchObject({ ok: true, value: { answer: '', multiChoiceSelectedOptionIndexes: [] } });
});

test('[ERR-11] a vote on a question without an entry type counts', () => {
  const stored = untouchedAnswer('team-1', 'q-1');
  const changed = changeAnswer(untyped, stored, { questionId: 'q-1', questionVote: true });
  expect(changed).toMatchObject({ ok: true, value: { answer: '', questionVote: true } });
});
