import { aQuestion, anEvening, notAsked } from '@pubquiz/core/testing/builders';
import {
  askNext,
  eveningIn,
  join,
  leadTo,
  mark,
  markAll,
  play,
  reveal,
  save,
  start,
  submit,
  submitAll,
} from '@pubquiz/core/testing/play';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { networkFailure } from '../../testing/fake-server';
import { button, renderRun } from './testing/render-run';

const asking = eveningIn('askQuestions');
const answered = play(
  asking,
  submit('team-1', 'q1', 'Mary Shelley'),
  submit('team-2', 'q1', 'Stoker'),
  askNext,
);

function teamsInOrder(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

function points(team: string, question: number): HTMLInputElement {
  return screen.getByLabelText(`Points for ${team}, question ${question}`);
}

function verdict(word: 'Correct' | 'Incorrect', team = 'The Barflies', question = 1): HTMLButtonElement {
  return button(`${word}: ${team}, question ${question}`);
}

test('[RUN-7] questions are columns, teams are rows, and a switch orders the teams by placement', async () => {
  const { user } = renderRun(answered);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Teams',
    'Q1  , asked',
    'Q2 Current , asked, selected',
    'Q3  , not asked',
  ]);
  expect(teamsInOrder()).toEqual(['The Barflies', 'Quizzly Bears']);
  await user.click(screen.getByRole('switch', { name: 'Order teams by placement' }));
  expect(teamsInOrder()).toEqual(['Quizzly Bears', 'The Barflies']);
});

test('[CONST-4] an answer of 21 characters says itself whole in a tooltip, one of 20 has none', () => {
  const [short, long] = ['x'.repeat(20), 'y'.repeat(21)];
  renderRun(play(asking, submit('team-1', 'q1', short), submit('team-2', 'q1', long)));
  expect(within(screen.getByRole('grid')).getByText(long).getAttribute('title')).toBe(long);
  expect(within(screen.getByRole('grid')).getByText(short).getAttribute('title')).toBeNull();
});

test('[RUN-8] [MARK-22] a cell marks an answer correct with the points of the question, and incorrect with none', async () => {
  const { user, currentState } = renderRun(answered);
  await user.click(verdict('Correct'));
  await waitFor(() => expect(points('The Barflies', 1).value).toBe('1'));
  expect(currentState().teams[0]?.scores.get('q1')).toMatchObject({ isCorrect: true, pointsAwarded: 1 });
  await user.click(verdict('Incorrect'));
  await waitFor(() => expect(currentState().teams[0]?.scores.get('q1')).toMatchObject({ isCorrect: false }));
});

test('[MARK-2] the marks are disabled for an answer that was not submitted, and for the mark that is set', async () => {
  const { user } = renderRun(play(answered, save('team-1', { questionId: 'q2', answer: 'typed only' })));
  expect(verdict('Correct', 'The Barflies', 2).disabled).toBe(true);
  expect(verdict('Incorrect', 'The Barflies', 2).disabled).toBe(true);
  expect(verdict('Correct').disabled).toBe(false);
  await user.click(verdict('Correct'));
  await waitFor(() => expect(verdict('Correct').disabled).toBe(true));
  expect(verdict('Incorrect').disabled).toBe(false);
  expect(verdict('Correct', 'Quizzly Bears').disabled).toBe(true);
});

test('[MARK-3] [MARK-4] points step by 0.5, a half point is awarded, and the field is disabled when the answer is incorrect', async () => {
  const { user, currentState } = renderRun(answered);
  const bears = points('Quizzly Bears', 1);
  expect(bears.step).toBe('0.5');
  await user.clear(bears);
  await user.type(bears, '0.5{Enter}');
  await waitFor(() =>
    expect(currentState().teams[1]?.scores.get('q1')).toMatchObject({ isCorrect: true, pointsAwarded: 0.5 }),
  );
  await user.click(verdict('Incorrect'));
  await waitFor(() => expect(points('The Barflies', 1).disabled).toBe(true));
});

test('[MARK-4] Escape in the points field gives back what was there', async () => {
  const { user, commands } = renderRun(answered);
  await user.clear(points('Quizzly Bears', 1));
  await user.type(points('Quizzly Bears', 1), '7{Escape}');
  expect(points('Quizzly Bears', 1).value).toBe('1');
  expect(commands).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('[RUN-9] the bar counts the unscored answers and steps to them', async () => {
  const { user } = renderRun(answered);
  expect(screen.getByText('1 unscored')).toBeTruthy();
  await user.click(button('Next unscored'));
  expect(screen.getByRole('region', { name: 'Question 1' })).toBeTruthy();
  const selected = screen.getByRole('region', { name: 'Answer of The Barflies' });
  await user.click(within(selected).getByRole('button', { name: 'Correct' }));
  await screen.findByText('All answers are scored');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous unscored' }).disabled).toBe(true);
});

test('[RUN-10] a question that is not asked can not be selected', async () => {
  const { user } = renderRun(asking);
  expect(button('Q2 , not asked').disabled).toBe(true);
  await user.click(screen.getAllByTitle('Question not yet asked')[0] ?? document.body);
  expect(screen.getByRole('region', { name: 'Question 1' })).toBeTruthy();
});

test('[RUN-13] columns say in words whether a question is asked, current, revealed and selected', async () => {
  const { user } = renderRun(play(answered, reveal('q1')));
  expect(button('Q1 Revealed , asked')).toBeTruthy();
  expect(button('Q2 Current , asked, selected')).toBeTruthy();
  await user.click(button('Q1 Revealed , asked'));
  expect(button('Q1 Revealed , asked, selected')).toBeTruthy();
  expect(button('Q3 , not asked')).toBeTruthy();
});

test("[RUN-32] an answer that is not submitted reads '... waiting ...'", () => {
  renderRun(play(asking, save('team-1', { questionId: 'q1', answer: 'Stok' })));
  const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(cells.filter((text) => text.startsWith('... waiting ...'))).toHaveLength(2);
  expect(screen.queryByText('Stok')).toBeNull();
});

test('[RUN-33] the six icons are six shapes with six names', () => {
  const evening = play(
    asking,
    join('team-3', 'Night Owls'),
    join('team-4', 'Foxes'),
    join('team-5', 'Late'),
    submit('team-1', 'q1', 'Mary Shelley'),
    submit('team-2', 'q1', 'Stoker'),
    submit('team-3', 'q1', 'Brahm'),
    submit('team-4', 'q1', 'Keats'),
    mark('team-3', { questionId: 'q1', isCorrect: true }),
    mark('team-4', { questionId: 'q1', isCorrect: false }),
  );
  renderRun(evening);
  const words = [
    'Unscored',
    'Auto-marked correct',
    'Correct',
    'Incorrect',
    'Waiting for the team to submit',
    'Question not yet asked',
  ];
  const shapes = words.map((word) => screen.getAllByTitle(word)[0]?.querySelector('svg')?.innerHTML);
  expect(new Set(shapes).size).toBe(6);
});

test('[MARK-21] a team that joins during the evening has its row, with all it answers, without a reload', async () => {
  const { run } = renderRun(answered);
  run(join('team-3', 'Night Owls'));
  await waitFor(() => expect(teamsInOrder()).toEqual(['The Barflies', 'Quizzly Bears', 'Night Owls']));
  run(submit('team-3', 'q1', 'an owl answers'));
  expect(screen.getByText('an owl answers')).toBeTruthy();
  expect(verdict('Correct', 'Night Owls').disabled).toBe(false);
});

test('a mark shows before the server answers, and a mark that never arrives is taken back with a word', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { user } = renderRun(answered, {
    'marking.mark': () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  await user.click(verdict('Correct'));
  expect(verdict('Correct').getAttribute('aria-pressed')).toBe('true');
  await act(async () => {
    fail(networkFailure());
    await Promise.resolve();
  });
  await screen.findByText('The server could not be reached. Nothing was changed; please try again.');
  expect(verdict('Correct').getAttribute('aria-pressed')).toBe('false');
});

test('hiding the answers takes them from the grid, the stage, the selected answer and the announcement', async () => {
  const evening = play(
    anEvening({ questions: [notAsked(aQuestion('q1', { answerTrivia: 'A Dubliner.' }))] }),
    join('team-1'),
    start,
  );
  const { user } = renderRun(play(evening, submit('team-1', 'q1', 'Mary Shelley')));
  expect(screen.getAllByText('Mary Shelley').length).toBe(2);
  await user.click(screen.getByRole('switch', { name: 'Hide answers while I share this screen' }));
  for (const secret of [/Mary Shelley/, /Bram Stoker/, /Dubliner/])
    expect(screen.queryByText(secret)).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/Mary Shelley|Bram Stoker|Dubliner/);
  await user.click(button('Answer for this team'));
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Answer' })).toHaveProperty(
    'value',
    '',
  );
});

test("'Answer for this team' submits what the team says", async () => {
  const { user } = renderRun(asking);
  await user.click(button('Answer for this team'));
  const dialog = await screen.findByRole('dialog', { name: 'Answer for The Barflies' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Answer' }), 'Stoker');
  await user.click(within(dialog).getByRole('button', { name: 'Submit for the team' }));
  await waitFor(() => expect(screen.getAllByTitle('Auto-marked correct').length).toBeGreaterThan(0));
});

test("'Accept this answer' sends the answer that is selected", async () => {
  const accepted: unknown[] = [];
  const { user } = renderRun(
    leadTo('markAnswers', play(asking, submit('team-1', 'q1', 'Abraham Stoker'), submitAll, markAll)),
    { 'marking.acceptAnswer': (input: unknown) => accepted.push(input) },
  );
  await user.click(button('Accept this answer'));
  await waitFor(() =>
    expect(accepted).toEqual([{ sessionId: 'session-1', questionId: 'q1', answer: 'Abraham Stoker' }]),
  );
});
