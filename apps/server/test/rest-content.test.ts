import { describe, expect, test } from 'vitest';
import { restOfFile } from './rest-of-file';

const CSV = '/api/content/csv/questions';

const { rest } = restOfFile({ sections: ['Content'] });

describe('texts', () => {
  test.each([
    ['REST-14', 'terms-and-conditions', 'Terms'],
    ['REST-15', 'privacy-policy', 'Privacy'],
  ])('[REST-14, REST-15] %s: the page %s is HTML', async (_id, page, word) => {
    const { status, body } = await rest.get(`/api/content/${page}`);
    expect(status).toBe(200);
    expect(body.html).toMatch(new RegExp(`^<h1[^>]*>.*${word}`));
  });

  test('[REST-16] Markdown becomes HTML of an allow-list', async () => {
    const { status, body } = await rest.post('/api/content/markdown', {
      markdown: '**Bold** <script>alert(1)</script>',
    });
    expect(status).toBe(200);
    expect(body.html.trim()).toMatch(/^<p><strong>Bold<\/strong>\s*<\/p>$/);
  });

  test.each([
    [{}, 'markdown must be text'],
    [{ markdown: null }, 'markdown must be text'],
    [{ markdown: 'x'.repeat(100_001) }, 'Markdown has more than 100000 characters'],
  ])('[REST-16, REST-6] case %#: other Markdown is 400', async (sent, error) => {
    const { status, body } = await rest.post('/api/content/markdown', sent);
    expect(status).toBe(400);
    expect(body).toEqual({ error, issues: [{ path: ['markdown'], message: error }] });
  });
});

describe('spreadsheet rows', () => {
  test('[REST-17] rows become questions with ids; nothing is stored', async () => {
    const heading =
      'Points\tQuestion\tImage URL\tFree-text Answer\tMultiple Choice Answer\tAnswer Trivia\tAuto-mark\tReveal Answer Trivia\tReveal Correct Answer';
    const csv = `${heading}\n2\tPick a mammal\t\t\tShark\\n--Dolphin\t\tsame\t\t0`;
    const { status, body } = await rest.post(CSV, { csv });
    expect(status).toBe(200);
    expect(body.questions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        points: 2,
        question: 'Pick a mammal',
        answerEntryType: 'multiChoice',
        correctAnswer: '',
        correctMultiAnswer: 'Shark\n--Dolphin',
        shouldRevealAnswer: false,
        autoMarkCorrectStyle: 'same',
        answerTrivia: '',
        revealAnswerTrivia: '',
        imageUrl: '',
      },
    ]);
  });

  test('[REST-17, ERR-4] one row with too few columns fails the import, with the clipboard after the sentence', async () => {
    const csv = '1\tWho wrote Dracula?\t\tBram Stoker\t\t\tsame\t\t1\n1\tWho?\t\tMe\t\t\tsame';
    const { status, body } = await rest.post(CSV, { csv });
    expect(status).toBe(400);
    expect(body.error).toBe(`Question 2 has 7 columns instead of 9, so not adding any questions\n\n${csv}`);
  });

  test('[REST-17] no question row is an empty list; no text is 400', async () => {
    expect((await rest.post(CSV, { csv: ' \n' })).body).toEqual({ questions: [] });
    expect(await rest.post(CSV, { csv: 5 })).toMatchObject({
      status: 400,
      body: { error: 'csv must be text' },
    });
    expect((await rest.post(CSV, {})).status).toBe(400);
  });

  test('[REST-17] values that are too long are 400', async () => {
    const row = ['1', 'x'.repeat(10_001), '', 'a', '', '', '', '', ''].join('\t');
    expect((await rest.post(CSV, { csv: row })).status).toBe(400);
  });
});
