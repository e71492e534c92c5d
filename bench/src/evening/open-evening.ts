import { createPubQuizClient, type PubQuizClient } from '@pubquiz/client';
import { WebSocket } from 'ws';

/** A quiz with its teams, not started; whoever opened it runs it. */
export interface Evening {
  readonly answerSheetId: string;
  readonly sessionId: string;
  readonly userSessionId: string;
  readonly questionIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly quizmaster: PubQuizClient;
}

/** What the quizmaster writes for one question. */
export interface WrittenQuestion {
  readonly question: string;
  readonly correctAnswer: string;
  readonly answerTrivia?: string;
  readonly revealAnswerTrivia?: string;
}

export interface EveningSize {
  readonly teams: number;
  readonly questions: number;
  /** The question at this place, from 0; one whose answer is the next number unless given. */
  readonly write?: (index: number) => WrittenQuestion;
}

function numberQuestion(index: number): WrittenQuestion {
  return { question: `Which number comes after ${index}?`, correctAnswer: String(index + 1) };
}

const AT_ONCE = 8;

/** Does the work for every item, a few at once; the results are in the items' order. */
export async function someAtOnce<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const results: Done[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** A guest writes a quiz, and teams join. */
export async function openEvening(
  url: string,
  { teams, questions, write = numberQuestion }: EveningSize,
): Promise<Evening> {
  const guest = createPubQuizClient({ url });
  const { userSessionId } = await guest.api.auth.session.mutate();
  if (userSessionId === null) throw new Error('A program gets its user session id');
  const quizmaster = createPubQuizClient({ url, userSessionId, WebSocket });
  const { answerSheet } = await quizmaster.api.answerSheet.save.mutate({
    answerSheet: {
      name: 'Thursday Quiz',
      questions: Array.from({ length: questions }, (_, index) => write(index)),
    },
  });
  const sessionId = answerSheet.sessions[0]?.id;
  if (sessionId === undefined) throw new Error('A saved quiz has a session');
  const names = Array.from({ length: teams }, (_, index) => `Team ${index + 1}`);
  const joined = await someAtOnce(names, (name) => guest.api.team.join.mutate({ sessionId, name }));
  return {
    answerSheetId: answerSheet.id,
    sessionId,
    userSessionId,
    questionIds: answerSheet.questions.map(({ id }) => id),
    teamIds: joined.map(({ teamTeam }) => teamTeam.id),
    quizmaster,
  };
}
