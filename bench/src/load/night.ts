import { openEvening, someAtOnce, type Evening, type EveningSize } from '../evening/open-evening';

/** One evening in askQuestions. */
export interface Night extends Evening {
  readonly askNext: () => Promise<void>;
}

export interface NightSize extends EveningSize {
  /** How many are asked at the start. */
  readonly asked: number;
}

/** Makes a quiz and its teams, starts it and asks the first questions. */
export async function startNight(url: string, { asked, ...size }: NightSize): Promise<Night> {
  const evening = await openEvening(url, size);
  const { quizmaster, sessionId } = evening;
  const askNext = async (): Promise<void> => {
    await quizmaster.api.session.askNextQuestion.mutate({ sessionId });
  };
  await quizmaster.api.session.start.mutate({ sessionId });
  for (let count = 1; count < asked; count += 1) await askNext();
  return { ...evening, askNext };
}

/** Saves submitted answers of one team. */
export async function submitAnswers(
  { quizmaster, sessionId }: Night,
  teamId: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    answer,
    isConfirmed: true,
  }));
  await quizmaster.api.teamAnswer.save.mutate({ sessionId, teamId, browserId: 'browser-1', entries });
}

/** Lets every team answer everything: half of the answers are right, half wait for the quizmaster. */
export async function answerAll(night: Night): Promise<void> {
  await someAtOnce([...night.teamIds.entries()], ([team, teamId]) => {
    const answers = night.questionIds.map((id, index) => [
      id,
      (team + index) % 2 === 0 ? String(index + 1) : 'some words',
    ]);
    return submitAnswers(night, teamId, Object.fromEntries(answers) as Record<string, string>);
  });
}
