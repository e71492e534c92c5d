import { expect, test } from 'vitest';
import { aQuestion, aQuiz } from '../../testing/a-quiz';
import { draftOf, isSameDraft, type Draft } from './draft';

const saved = draftOf(aQuiz({ questions: [aQuestion('q-1', { points: 2 }), aQuestion('q-2')] }));

function withFirst(fields: Partial<Draft['questions'][number]>): Draft {
  return {
    ...saved,
    questions: saved.questions.map((question, index) =>
      index === 0 ? { ...question, ...fields } : question,
    ),
  };
}

test('a draft that was kept on this browser and holds the same as the server is no change', () => {
  expect(isSameDraft(JSON.parse(JSON.stringify(saved)) as Draft, saved)).toBe(true);
});

test('[EDIT-22] points written in another way, and default points left blank, are no change', () => {
  expect(isSameDraft(withFirst({ points: '2.0' }), saved)).toBe(true);
  expect(isSameDraft({ ...saved, defaultPoints: '' }, saved)).toBe(true);
});

test.each([
  ['a field', withFirst({ revealAnswerTrivia: 'In 1897' })],
  ['points', withFirst({ points: '3' })],
  ['the name', { ...saved, name: 'Friday Quiz' }],
  ['the default points', { ...saved, defaultPoints: '2' }],
  ['the order', { ...saved, questions: [...saved.questions].reverse() }],
  ['a question less', { ...saved, questions: saved.questions.slice(1) }],
] satisfies [string, Draft][])('%s makes a draft another quiz', (_what, draft) => {
  expect(isSameDraft(draft, saved)).toBe(false);
});
