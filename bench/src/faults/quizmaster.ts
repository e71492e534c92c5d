import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_STATUSES, type SessionStatus } from '@pubquiz/core';
import type { Evening } from '../evening/open-evening';

/** A quizmaster who presses until it has worked. */
export interface Quizmaster {
  /** Starts the quiz, or leads it on to a status. */
  lead(status: SessionStatus): Promise<void>;
  /** Asks the question at this place, from 0. */
  ask(index: number): Promise<void>;
  reveal(index: number): Promise<void>;
  /** What was told to be done and was not so afterwards. */
  readonly problems: () => readonly string[];
}

const CALL_TIMEOUT_MS = 8000;
const RETRY_MS = 150;
const PATIENCE_MS = 120_000;

const STEPS = {
  askQuestions: 'start',
  confirmAnswers: 'submitAllAnswers',
  markAnswers: 'markAnswers',
  revealScoring: 'revealScoring',
  revealLeaderboard: 'revealLeaderboard',
  finished: 'finish',
} as const;

interface Progress {
  readonly status: SessionStatus;
  readonly asked: number;
}

function isBehind(now: Progress, then: Progress): boolean {
  const [before, after] = [then.status, now.status].map((status) => SESSION_STATUSES.indexOf(status));
  return (after ?? 0) < (before ?? 0) || now.asked < then.asked;
}

/** Runs one evening. */
export function takeTheStage({ quizmaster, sessionId, questionIds }: Evening): Quizmaster {
  const { api } = quizmaster;
  const problems: string[] = [];
  let acknowledged: Progress = { status: 'notStarted', asked: 0 };
  const options = () => ({ signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });

  async function look(): Promise<Progress> {
    const { session } = await api.session.get.query({ sessionId }, options());
    const now = { status: session.sessionStatus, asked: session.askedQuestionCount };
    if (isBehind(now, acknowledged)) {
      problems.push(`${JSON.stringify(acknowledged)} was acknowledged and became ${JSON.stringify(now)}`);
    }
    return now;
  }

  /** Presses until the Session shows that it has worked; refusals and failures are looked at and tried again. */
  async function insist(
    isDone: (now: Progress) => boolean,
    press: () => Promise<Progress | null>,
  ): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        if (isDone(await look())) return;
        acknowledged = (await press()) ?? acknowledged;
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  async function markRest(): Promise<void> {
    const { masterAnswerScoreSheets } = await api.marking.scoreSheets.query({ sessionId }, options());
    const teams = masterAnswerScoreSheets.map(({ teamId, questionIdToMasterAnswerScore }) => ({
      teamId,
      entries: Object.values(questionIdToMasterAnswerScore)
        .filter(({ isCorrect }) => isCorrect === null)
        .map(({ questionId }) => ({ questionId, isCorrect: false })),
    }));
    await api.marking.setScores.mutate({ sessionId, teams }, options());
  }

  return {
    lead(status) {
      const rank = SESSION_STATUSES.indexOf(status);
      const step = status === 'notStarted' ? null : STEPS[status];
      return insist(
        (now) => SESSION_STATUSES.indexOf(now.status) >= rank,
        async () => {
          if (step === null) return null;
          if (step === 'revealScoring') await markRest();
          const { session } = await api.session[step].mutate({ sessionId }, options());
          return { status: session.sessionStatus, asked: session.askedQuestionCount };
        },
      );
    },
    ask: (index) =>
      insist(
        ({ asked }) => asked > index,
        async () => {
          const questionId = questionIds[index];
          const { session } = await api.session.askNextQuestion.mutate({ sessionId, questionId }, options());
          return { status: session.sessionStatus, asked: session.askedQuestionCount };
        },
      ),
    reveal(index) {
      let isDone = false;
      const revealed = questionIds.slice(index, index + 1);
      return insist(
        () => isDone,
        async () => {
          await api.reveal.questions.mutate({ sessionId, questionIds: revealed }, options());
          isDone = true;
          return null;
        },
      );
    },
    problems: () => problems,
  };
}
