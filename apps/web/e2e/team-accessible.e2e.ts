import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, sidewaysOverflow } from './harness/axe';
import { badNetworksOfEachTest } from './harness/bad-network';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { openNight, openReader } from './harness/night';
import { markAnswers, press, revealLeaderboard, revealQuestion } from './harness/quizmaster';
import {
  answerField,
  joinTeam,
  pickOption,
  questionCard,
  submitAnswer,
  takeOver,
} from './harness/team-device';

const devices = devicesOfEachTest();
const networks = badNetworksOfEachTest();
const server = serverOfEachFile();

const WIDTHS = [320, 390, 768];
const TARGET_PX = 48;
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse'.slice(
  0,
  80,
);
const ROWS = [
  `1\tWho has the longest word: ${UNBROKEN}?\t\tDanube; ${UNBROKEN}\t\t\tsimilar\tIt passes **four** capitals\t1`,
  `2\tWhich is a fruit?\thttps://images.example/fruit.png\t\tApple pie\\n--${UNBROKEN}\\nPear cider\\nPlum jam\\nCherry\t\t\t\t1`,
  '1\tמהי בירת פרו?\t\tלימה; Lima\t\t\tsimilar\t\t1',
].join('\n');

/** What a thumb would miss: everything to press on the team's page that is lower or narrower than a finger, and fields with small print. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      ':is(.team-page, .invitation, .shell-footer) :is(a, button, input, select, summary)',
    );
    return [...targets]
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(
        ({ element, box }) => element.checkVisibility() && box.width > 0 && !element.closest('.pq-prose, p'),
      )
      .filter(
        ({ element, box }) =>
          box.height < least - 0.5 ||
          box.width < least - 0.5 ||
          // Below 16 px a phone zooms into the page to write.
          (element.matches('input[type="text"], select') &&
            parseFloat(getComputedStyle(element).fontSize) < 16),
      )
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName} '${name}' ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  }, TARGET_PX);
}

/** What sticks out sideways of a phone's page when its text is twice as large. */
async function overflowAtDoubleText(page: Page): Promise<string[]> {
  const resize = (size: string) =>
    page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, size);
  await resize('200%');
  const found = await sidewaysOverflow(page);
  await resize('');
  return found;
}

async function look(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen, WIDTHS);
  expect.soft(await smallTargets(page), `${screen}: too small for a thumb`).toEqual([]);
  expect.soft(await overflowAtDoubleText(page), `${screen}: 200 % text`).toEqual([]);
}

test('every screen of a team keeps to WCAG 2.2 AA in both themes, fits 320 px and 200 % text, and is made for thumbs', async () => {
  const { quizmaster, inviteUrl } = await openNight(devices, server.url, {
    name: `The ${UNBROKEN} Quiz`,
    rows: ROWS,
  });
  const network = await networks.open();
  const writer = await devices.open({ ...PHONE, proxy: network.proxy });
  await writer.goto(inviteUrl);
  await writer.getByLabel('Team Name').fill(' ');
  await writer.getByText('Team name is required').waitFor();
  await look(writer, 'invitation with a fault');
  await joinTeam(writer, inviteUrl, LONG_NAME);
  await look(writer, 'waiting');
  const second = await openReader(devices, writer.url());

  await press(quizmaster, 'Start Quiz');
  await submitAnswer(writer, 1, `${UNBROKEN} `.repeat(12).slice(0, 1000).trim());
  await press(questionCard(writer, 1), /^Like/);
  await press(quizmaster, 'Ask Next Question (2 of 3)');
  await pickOption(writer, 2, 'Pear cider');
  await look(writer, 'asking');
  await look(second, 'asking, reader');
  const late = await devices.open(PHONE);
  await late.goto(inviteUrl);
  await late.getByText('The quiz has already started, but you can still join!').waitFor();
  await look(late, 'invitation to a quiz under way');

  await press(quizmaster, 'Ask Next Question (3 of 3)');
  await answerField(writer, 3).waitFor();
  network.cut();
  await answerField(writer, 3).fill('ילמ');
  await writer.getByText('Saved on this phone. We send it when the network is back.').waitFor();
  await look(writer, 'cut off');
  await takeOver(second);
  await second.getByText('You became "secretary"').waitFor();
  await look(second, 'just become secretary');
  network.restore();
  await questionCard(writer, 3)
    .getByText(/^Not accepted/)
    .first()
    .waitFor();
  await look(writer, 'late text refused');

  await press(quizmaster, 'Previous question');
  await press(quizmaster, 'Previous question');
  await revealQuestion(quizmaster, 1);
  await questionCard(second, 1).getByText('four').waitFor();
  await press(quizmaster, 'Submit all Answers');
  await second.getByText(/Please answer and Submit all/).waitFor();
  await look(second, 'confirming, one question revealed');
  await press(second, 'Submit Remaining');
  await press(quizmaster, 'Mark Answers');
  await second.getByText('The quizmaster is marking the answers. Scores come next.').waitFor();
  await look(second, 'marking');

  await markAnswers(quizmaster, { verdict: 'Incorrect', team: LONG_NAME, questions: [1, 2, 3] });
  await press(quizmaster, 'Reveal Scoring & Answers');
  await second.getByText(/Your team has/).waitFor();
  await look(second, 'scores');
  await revealLeaderboard(quizmaster);
  await second.getByRole('table', { name: 'Leaderboard' }).waitFor();
  await look(second, 'leaderboard');
  await press(quizmaster, 'Finish Quiz');
  await late.getByText('The quiz is finished', { exact: true }).waitFor();
  await look(late, 'invitation to a finished quiz');
  await look(writer, 'finished, reader');
  await late.goto(`${inviteUrl}0`);
  await late.getByRole('heading', { name: 'There is no quiz at this address' }).waitFor();
  await look(late, 'unknown quiz');
  await late.goto(`${writer.url().replace(/\/team\/[^/]+$/, '')}/team/nobody`);
  await late.getByText('Your team is not in this quiz any more. You can join again.').waitFor();
  await look(late, 'deleted team');
});
