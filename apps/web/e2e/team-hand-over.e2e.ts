import { expect, test } from 'vitest';
import { TWO_QUESTIONS } from './fixtures/two-questions';
import { badNetworksOfEachTest } from './harness/bad-network';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { joinOnPhone, type Night, openNight, openReader } from './harness/night';
import { press } from './harness/quizmaster';
import { answerField, joinTeam, questionCard, submitAnswer, takeOver, unfold } from './harness/team-device';

const devices = devicesOfEachTest();
const networks = badNetworksOfEachTest();
const server = serverOfEachFile();

function aLobby(): Promise<Night> {
  return openNight(devices, server.url, { name: 'One Pen', rows: TWO_QUESTIONS });
}

test('[ROLE-3] [ROLE-5] [ROLE-6] [ROLE-7] [ROLE-8] when the phone that writes goes dark, another of six takes the pen in one tap; the late text is refused and stays in sight', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const network = await networks.open();
  const writer = await devices.open({ ...PHONE, proxy: network.proxy });
  await joinTeam(writer, inviteUrl, 'The Barflies');
  const [second, third, fourth, fifth] = await Promise.all(
    Array.from({ length: 4 }, () => openReader(devices, writer.url())),
  );
  if (!second || !third || !fourth || !fifth) throw new Error('Five phones are needed.');
  await press(quizmaster, 'Start Quiz');
  await answerField(writer, 1).pressSequentially('on', { delay: 60 });
  for (const page of [second, third, fourth, fifth]) {
    await expect.poll(() => answerField(page, 1).inputValue(), { timeout: 1000 }).toBe('on');
    expect(await answerField(page, 1).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^(Submit|Like|Dislike)/ }).count()).toBe(0);
  }

  network.cut();
  await answerField(writer, 1).fill('one, said too late');
  await press(questionCard(writer, 1), 'Submit');
  await takeOver(second);
  await second.getByText('You became "secretary"', { exact: true }).waitFor();
  await second.getByText('You can now submit answers for your team.', { exact: true }).waitFor();
  await submitAnswer(second, 1, 'one by the second phone');
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await submitAnswer(second, 2, 'two');

  network.restore();
  await writer.getByText('Someone else is the "secretary"', { exact: true }).waitFor();
  await writer
    .getByText('Someone else is now able to submit answers for your team. This page is now readonly.', {
      exact: true,
    })
    .waitFor();
  const late = questionCard(writer, 1);
  await late.getByText('Not accepted: ‘one, said too late’. Someone else is the "secretary" now.').waitFor();
  await expect.poll(() => answerField(writer, 1).inputValue()).toBe('one by the second phone');
  expect(await answerField(writer, 1).isDisabled()).toBe(true);
  await quizmaster.getByRole('gridcell', { name: /one by the second phone/ }).waitFor();
  expect(await quizmaster.getByRole('gridcell', { name: /too late/ }).count()).toBe(0);

  // The second phone is closed for good: a third takes over what it wrote.
  await second.context().close();
  await takeOver(third);
  await unfold(third, 1);
  await submitAnswer(third, 1, 'one by the third phone');
  await quizmaster.getByRole('gridcell', { name: /one by the third phone/ }).waitFor();
  for (const page of [writer, fourth, fifth]) {
    await questionCard(page, 2).waitFor();
    await page.getByText('Reader', { exact: true }).first().waitFor();
  }
});

test('[ERR-23] a save on its way while another phone takes the pen is refused, and its page becomes a reader', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const writer = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  const second = await openReader(devices, writer.url());
  await press(quizmaster, 'Start Quiz');
  await answerField(writer, 1).waitFor();

  // The save leaves the page and is held on its way until the pen has changed hands.
  let letPass = () => {};
  const handedOver = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  const held = writer.waitForRequest(/teamAnswer\.save/);
  await writer.route(/teamAnswer\.save/, async (route) => {
    await handedOver;
    await route.continue();
  });
  await answerField(writer, 1).fill('nearly');
  await held;
  const refusal = writer.waitForResponse(/teamAnswer\.save/);
  await takeOver(second);
  letPass();
  const answered = await refusal;
  expect(answered.status()).toBe(403);
  expect(await answered.text()).toContain('browserId is for a reader browser');
  await questionCard(writer, 1)
    .getByText(/Not accepted: ‘nearly’/)
    .waitFor();
  expect(await answerField(writer, 1).isDisabled()).toBe(true);

  await submitAnswer(second, 1, 'one');
  await expect.poll(() => answerField(writer, 1).inputValue()).toBe('one');
});
