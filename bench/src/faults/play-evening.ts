import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEvening, type Evening } from '../evening/open-evening';
import { checkEvening } from './check-evening';
import { takeTheStage, type Quizmaster } from './quizmaster';
import type { Random } from './random';
import { markedQuestion, watchSecrets, type SecretWatch } from './secrets';
import type { SupervisedServer } from './supervised-server';
import { openTeamPhone, type TeamPhone } from './team-phone';
import { openWitness, type Witness } from './witness';

/** Trouble while an evening is on. */
export interface Trouble {
  /** Makes trouble until told to stop; what it broke is whole again when it resolves. */
  run(signal: AbortSignal): Promise<void>;
}

export interface EveningPlan {
  readonly server: SupervisedServer;
  /** Where phones connect: the server, or what lies between. */
  readonly phonesUrl: string;
  readonly random: Random;
  readonly trouble: Trouble;
  readonly teams: number;
  readonly questions: number;
  readonly questionMs: number;
  /** Phones' clocks are up to so much off. */
  readonly clockOffMs: number;
  readonly folder: string;
}

/** What came of an evening. */
export interface EveningOutcome {
  readonly sent: number;
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

interface Play {
  readonly plan: EveningPlan;
  readonly evening: Evening;
  readonly phones: readonly TeamPhone[];
  readonly crowded: readonly TeamPhone[];
  readonly quizmaster: Quizmaster;
  readonly secrets: SecretWatch;
  readonly witness: Witness;
}

/** The browsers of the first team, all of which write: five phones, one of them with two tabs. */
const CROWD = ['one', 'one', 'two', 'three', 'four', 'five'];

function openPhones(plan: EveningPlan, evening: Evening, parts: { witness: Witness; secrets: SecretWatch }) {
  const { random, phonesUrl: url, clockOffMs } = plan;
  const clocks = new Map<string, number>();
  // Tabs of one browser share its clock.
  const clockOf = (browser: string) => {
    const off = clocks.get(browser) ?? Math.round(random.between(-clockOffMs, clockOffMs));
    clocks.set(browser, off);
    return off;
  };
  const open = (teamId: string, browserId: string) =>
    openTeamPhone({
      url,
      sessionId: evening.sessionId,
      teamId,
      browserId: `${browserId} of ${teamId}`,
      witness: parts.witness,
      clockOffMs: clockOf(`${browserId} of ${teamId}`),
      onMessage: ({ data }) => parts.secrets.look(data),
    });
  const [first = '', ...others] = evening.teamIds;
  return {
    crowded: CROWD.map((browser) => open(first, browser)),
    phones: others.map((teamId) => open(teamId, 'phone')),
  };
}

async function writeAnswer({ plan, evening }: Play, phone: TeamPhone, index: number): Promise<void> {
  const { random, questionMs } = plan;
  const questionId = evening.questionIds[index];
  if (questionId === undefined) return;
  const word = Math.floor(random.next() * 1e6).toString(36);
  const text = random.chance(0.5) ? String(index + 1) : `perhaps ${word}`;
  await sleep(random.between(0, questionMs * 0.6));
  phone.type(questionId, `hm ${word}`);
  await sleep(random.between(0, questionMs * 0.2));
  phone.type(questionId, text);
  if (random.chance(0.5)) await sleep(random.between(0, questionMs * 0.2));
  // Some never submit.
  if (random.chance(0.9)) phone.submit(questionId);
}

/** In the crowded team each takes the pen from the one before. */
async function fightForThePen(play: Play, phone: TeamPhone, index: number): Promise<void> {
  const { random, questionMs } = play.plan;
  await sleep(random.between(0, questionMs * 0.6));
  if (await phone.becomeWriter()) await writeAnswer(play, phone, index);
}

async function playThrough(play: Play): Promise<void> {
  const { plan, quizmaster, secrets, phones, crowded } = play;
  secrets.asked(0);
  await quizmaster.lead('askQuestions');
  const writing: Promise<void>[] = [];
  for (let index = 0; index < plan.questions; index += 1) {
    secrets.asked(index);
    await quizmaster.ask(index);
    for (const phone of phones) writing.push(writeAnswer(play, phone, index));
    for (const phone of crowded) writing.push(fightForThePen(play, phone, index));
    await sleep(plan.questionMs);
    if (index < 2 || !plan.random.chance(0.2)) continue;
    secrets.revealed(index - 2);
    await quizmaster.reveal(index - 2);
  }
  await quizmaster.lead('confirmAnswers');
  await Promise.all(writing);
  await quizmaster.lead('markAnswers');
  for (let index = 0; index < plan.questions; index += 1) secrets.revealed(index);
  for (const status of ['revealScoring', 'revealLeaderboard', 'finished'] as const) {
    await quizmaster.lead(status);
    await sleep(plan.questionMs / 4);
  }
}

/** Plays one evening from its first guest to its winner, with trouble all the way, and checks what is left of it. */
export async function playEvening(plan: EveningPlan): Promise<EveningOutcome> {
  const { server, teams, questions, trouble } = plan;
  await server.ready();
  const evening = await openEvening(server.url, { teams, questions, write: markedQuestion });
  const witness = openWitness(join(plan.folder, `${evening.sessionId}.jsonl`));
  const secrets = watchSecrets();
  const { phones, crowded } = openPhones(plan, evening, { witness, secrets });
  const quizmaster = takeTheStage(evening);
  const ending = new AbortController();
  const troubled = trouble.run(ending.signal);
  try {
    await playThrough({ plan, evening, phones, crowded, quizmaster, secrets, witness });
  } finally {
    ending.abort();
    await troubled;
  }
  await server.ready();
  const all = [...crowded, ...phones];
  const problems = await checkEvening({ server, evening, phones: all, witness });
  await Promise.all(all.map((phone) => phone.close()));
  await evening.quizmaster.close();
  const outcome = {
    sent: witness.writes().length,
    acknowledged: witness.acknowledgedCount(),
    problems: [...problems, ...secrets.problems(), ...quizmaster.problems()],
  };
  witness.close();
  return outcome;
}
