import { expect, test } from 'vitest';
import { reduceOutbox } from '../outbox/reduce-outbox';
import { anOutbox, aStoredAnswer } from '../testing/team-builders';
import { answerState, answerStateWords, refusalWords } from './answer-state';

const online = { isUnreachable: false };
const offline = { isUnreachable: true };
const typed = reduceOutbox(anOutbox(), { type: 'typed', questionId: 'q-1', text: 'stoker', at: 1 });
const submitted = reduceOutbox(typed, {
  type: 'submitted',
  questions: [{ questionId: 'q-1', kind: 'text' }],
  at: 2,
});

test('[TEAM-22] an answer is on its way until the server has it, and says so', () => {
  expect(answerState(anOutbox(), 'q-1', online)).toBe('blank');
  expect(answerState(typed, 'q-1', online)).toBe('saving');
  expect(answerState(submitted, 'q-1', online)).toBe('submitting');
  expect(answerState(submitted, 'q-1', offline)).toBe('not-sent');
  expect(answerState(anOutbox({ 'q-1': aStoredAnswer({ answer: 'stoker' }) }), 'q-1', online)).toBe('saved');
  const confirmed = anOutbox({ 'q-1': aStoredAnswer({ answer: 'stoker', isConfirmed: true }) });
  expect(answerState(confirmed, 'q-1', offline)).toBe('submitted');
});

test('a refused answer says so until it is put right or dismissed', () => {
  const refused = reduceOutbox(typed, { type: 'refused-as-reader' });
  expect(answerState(refused, 'q-1', online)).toBe('refused');
  expect(answerState(reduceOutbox(refused, { type: 'dismissed', questionId: 'q-1' }), 'q-1', online)).toBe(
    'blank',
  );
});

test('[TEAM-22] the words tell unsubmitted text from submitted', () => {
  const situation = { isBlank: false, isConfirmed: false, takesAnswer: true };
  expect(answerStateWords('saved', situation)).toBe('Saved, not submitted yet');
  expect(answerStateWords('saved', { ...situation, takesAnswer: false })).toBe('Not submitted');
  expect(answerStateWords('submitted', { ...situation, isConfirmed: true })).toBe('Submitted');
  expect(answerStateWords('submitted', { ...situation, isConfirmed: true, isBlank: true })).toBe(
    'Submitted without an answer',
  );
  expect(answerStateWords('not-sent', { ...situation, isConfirmed: true })).toBe(
    'Submitted here, not sent yet',
  );
  expect(answerStateWords('blank', { ...situation, isBlank: true, takesAnswer: false })).toBe('No answer');
});

test('a refusal gives its reason in words, the sentence of the server as it came', () => {
  expect(refusalWords('revealed')).toBe('The answer to this question had been revealed.');
  expect(refusalWords({ sentence: 'The answer is too long' })).toBe('The answer is too long');
});
