import { z } from 'zod';
import { question } from '../quiz-entities';
import type { Operations } from '../operation';
import { wireBodies } from '../wire-bodies';

const html = z.strictObject({ html: z.string().describe('Reduced to an allow-list') });

/** Wire contract 5. */
export const contentOperations: Operations = {
  'get /content/terms-and-conditions': {
    summary: 'The terms and conditions of this host',
    answer: html,
    refusals: [429],
  },
  'get /content/privacy-policy': {
    summary: 'The privacy policy of this host',
    answer: html,
    refusals: [429],
  },
  'post /content/markdown': {
    summary: 'Render Markdown',
    body: wireBodies.markdown,
    example: { markdown: '**Bold** <script>alert(1)</script>' },
    answer: html,
    refusals: [400, 429],
  },
  'post /content/csv/questions': {
    summary: 'Read spreadsheet rows as questions',
    description:
      'Nine columns separated by tabs: Points, Question, Image URL, Free-text Answer, Multiple Choice Answer, Answer Trivia, Auto-mark, Reveal Answer Trivia, Reveal Correct Answer. One row with too few columns fails the whole import. Nothing is stored.',
    body: wireBodies.csv,
    example: { csv: '2\tPick a mammal\t\t\tShark\\n--Dolphin\t\tsame\t\t0' },
    answer: z.strictObject({ questions: z.array(question) }),
    refusals: [400, 429],
  },
};
