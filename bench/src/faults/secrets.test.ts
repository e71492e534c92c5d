import { expect, test } from 'vitest';
import { markedQuestion, watchSecrets } from './secrets';

test('a question may be seen once it is asked, its answer and trivia once it is revealed, the notes never', () => {
  const watch = watchSecrets();
  const { question, correctAnswer, revealAnswerTrivia, answerTrivia } = markedQuestion(0);
  watch.asked(0);
  watch.look({ question });
  expect(watch.problems()).toEqual([]);
  watch.look({ correctAnswer });
  expect(watch.problems()).toEqual(['ANSWER of question 1 was shown too early']);

  const revealed = watchSecrets();
  revealed.revealed(0);
  revealed.look({ correctAnswer, revealAnswerTrivia });
  expect(revealed.problems()).toEqual([]);
  revealed.look({ answerTrivia });
  expect(revealed.problems()).toEqual(['HOST of question 1 was shown too early']);
});
