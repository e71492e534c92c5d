import { setTimeout as sleep } from 'node:timers/promises';
import { openLiveDevice, type LiveDevice } from '../evening/live-device';
import { openEvening, someAtOnce, type Evening } from '../evening/open-evening';

/** What has happened so far in all pubs. */
export interface Tally {
  evenings: number;
  devices: number;
  calls: number;
  errors: number;
  readonly firstErrors: string[];
}

export interface Pub {
  readonly url: string;
  readonly devices: number;
  /** From one question to the next. */
  readonly questionMs: number;
  readonly tally: Tally;
  /** Ends the play where it is. */
  readonly signal: AbortSignal;
}

const DEVICES_PER_TEAM = 5;
export const QUESTIONS = 20;
const SETTLE_MS = 4000;
const ERRORS_KEPT = 20;

interface Phone {
  readonly device: LiveDevice;
  readonly teamId: string;
  readonly isWriter: boolean;
}

function isOver({ signal }: Pub): boolean {
  return signal.aborted;
}

async function pause(pub: Pub, ms: number): Promise<void> {
  await sleep(ms, undefined, { signal: pub.signal }).catch(() => undefined);
}

async function count(tally: Tally, call: Promise<unknown>): Promise<void> {
  tally.calls += 1;
  try {
    await call;
  } catch (error) {
    noteError(tally, error);
  }
}

function noteError(tally: Tally, error: unknown): void {
  tally.errors += 1;
  if (tally.firstErrors.length < ERRORS_KEPT) tally.firstErrors.push(String(error));
}

function openPhone({ url, tally }: Pub, { sessionId }: Evening, teamId: string): LiveDevice {
  const onError = (error: unknown) => noteError(tally, error);
  return openLiveDevice({ url, sessionId, teamId, onError });
}

/** The writer types, changes its mind and submits; now and then a reader's screen goes dark and comes back. */
async function playQuestion(pub: Pub, evening: Evening, phones: Phone[]): Promise<void> {
  const question = phones[0]?.device.session()?.teamQuestions.at(-1);
  if (!question) return;
  await Promise.all(
    phones.map(async (phone, index) => {
      await pause(pub, Math.random() * pub.questionMs * 0.8);
      if (isOver(pub)) return;
      if (!phone.isWriter) {
        if (Math.random() > 0.02) return;
        await phone.device.close();
        phones[index] = { ...phone, device: openPhone(pub, evening, phone.teamId) };
        return;
      }
      const { questionId, ordinal } = question;
      const text = Math.random() < 0.5 ? String(ordinal) : `we think ${ordinal + 1} or so`;
      const save = (answer: string, isConfirmed: boolean) =>
        phone.device.api.teamAnswer.save.mutate({
          sessionId: evening.sessionId,
          teamId: phone.teamId,
          browserId: `writer of ${phone.teamId}`,
          entries: [
            { questionId, answer, isConfirmed, ...(isConfirmed && { questionVote: ordinal % 2 === 0 }) },
          ],
        });
      await count(pub.tally, save(text.slice(0, 4), false));
      await count(pub.tally, save(text, true));
    }),
  );
}

async function markAndReveal(pub: Pub, { quizmaster, sessionId }: Evening): Promise<void> {
  const { api } = quizmaster;
  const session = { sessionId };
  await count(pub.tally, api.session.submitAllAnswers.mutate(session));
  await pause(pub, SETTLE_MS);
  await count(pub.tally, api.session.markAnswers.mutate(session));
  await pause(pub, SETTLE_MS);
  const { masterAnswerScoreSheets } = await api.marking.scoreSheets.query(session);
  const teams = masterAnswerScoreSheets.map(({ teamId, questionIdToMasterAnswerScore }) => ({
    teamId,
    entries: Object.values(questionIdToMasterAnswerScore)
      .filter(({ isCorrect }) => isCorrect === null)
      .map(({ questionId }) => ({ questionId, isCorrect: false })),
  }));
  await count(pub.tally, api.marking.setScores.mutate({ ...session, teams }));
  for (const step of ['revealScoring', 'revealLeaderboard', 'finish'] as const) {
    await count(pub.tally, api.session[step].mutate(session));
    await pause(pub, SETTLE_MS);
  }
}

async function playEvening(pub: Pub): Promise<void> {
  const evening = await openEvening(pub.url, {
    teams: Math.max(1, Math.floor(pub.devices / DEVICES_PER_TEAM)),
    questions: QUESTIONS,
  });
  const seats = evening.teamIds.flatMap((teamId) =>
    Array.from({ length: DEVICES_PER_TEAM }, (_, index) => ({ teamId, isWriter: index === 0 })),
  );
  const phones: Phone[] = [];
  const quizmasterFeed = evening.quizmaster.api.live.quizmaster.subscribe(
    { sessionId: evening.sessionId },
    { onError: (error) => noteError(pub.tally, error) },
  );
  try {
    for (const seat of seats) {
      phones.push({ ...seat, device: openPhone(pub, evening, seat.teamId) });
      await pause(pub, 20);
    }
    pub.tally.devices += phones.length;
    await count(pub.tally, evening.quizmaster.api.session.start.mutate({ sessionId: evening.sessionId }));
    for (let asked = 1; asked <= QUESTIONS && !isOver(pub); asked += 1) {
      const began = performance.now();
      await pause(pub, 500);
      await playQuestion(pub, evening, phones);
      await pause(pub, Math.max(0, pub.questionMs - (performance.now() - began)));
      if (asked < QUESTIONS && !isOver(pub)) {
        const next = evening.quizmaster.api.session.askNextQuestion.mutate({ sessionId: evening.sessionId });
        await count(pub.tally, next);
      }
    }
    if (!isOver(pub)) await markAndReveal(pub, evening);
    pub.tally.evenings += 1;
  } finally {
    pub.tally.devices -= phones.length;
    quizmasterFeed.unsubscribe();
    await someAtOnce(phones, ({ device }) => device.close());
    await evening.quizmaster.close();
  }
}

/** Plays one evening after the other in one pub until told to end. */
export async function playEvenings(pub: Pub): Promise<void> {
  while (!isOver(pub)) {
    try {
      await playEvening(pub);
    } catch (error) {
      noteError(pub.tally, error);
      await pause(pub, SETTLE_MS);
    }
  }
}
