import type { Page } from 'playwright-core';
import { type Devices, PHONE } from './browser';
import { importQuiz, openLobby, type PastedQuiz } from './quizmaster';
import { joinTeam } from './team-device';

/** An evening about to begin: the quizmaster's laptop in the lobby, and the address that teams join by. */
export interface Night {
  readonly quizmaster: Page;
  readonly inviteUrl: string;
}

/** Makes a new quiz on a laptop and goes to its lobby. */
export async function openNight(devices: Devices, url: string, quiz: PastedQuiz): Promise<Night> {
  const quizmaster = await devices.open();
  await importQuiz(quizmaster, url, quiz);
  return { quizmaster, inviteUrl: await openLobby(quizmaster) };
}

/** Opens a phone and joins on it with a new team. */
export async function joinOnPhone(devices: Devices, inviteUrl: string, name: string): Promise<Page> {
  const phone = await devices.open(PHONE);
  await joinTeam(phone, inviteUrl, name);
  return phone;
}

/** Opens one more phone of a team: somebody else writes. */
export async function openReader(devices: Devices, teamUrl: string): Promise<Page> {
  const phone = await devices.open(PHONE);
  await phone.goto(teamUrl);
  await phone.getByText('Reader', { exact: true }).first().waitFor();
  return phone;
}
