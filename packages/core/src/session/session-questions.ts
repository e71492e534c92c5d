import type { Question } from '../answer-sheet/question';
import { notFound } from '../refusals';
import { ok, type Result } from '../result';
import { sumPoints } from '../points/points';
import type { Session, SessionQuestion } from './session-state';

/** A question that has been asked in this Session. */
export interface AskedQuestion extends SessionQuestion {
  readonly askedOrdinal: number;
}

const askedCache = new WeakMap<readonly SessionQuestion[], readonly AskedQuestion[]>();

function isAsked(question: SessionQuestion): question is AskedQuestion {
  return question.askedOrdinal !== null;
}

/** The questions that have been asked, in asking order. */
export function askedQuestions(session: Pick<Session, 'questions'>): readonly AskedQuestion[] {
  const known = askedCache.get(session.questions);
  if (known !== undefined) return known;
  const asked = session.questions.filter(isAsked).sort((a, b) => a.askedOrdinal - b.askedOrdinal);
  askedCache.set(session.questions, asked);
  return asked;
}

/** The first question in sheet order that this Session has not asked; null when all are asked (wire contract 7.1). */
export function nextQuestion(session: Pick<Session, 'questions'>): SessionQuestion | null {
  return session.questions.find((question) => !isAsked(question)) ?? null;
}

/** The question with this id, asked or not; null when the quiz has none. */
export function findQuestion(
  session: Pick<Session, 'questions'>,
  questionId: string,
): SessionQuestion | null {
  return session.questions.find(({ question }) => question.id === questionId) ?? null;
}

/** The question with this id if it has been asked, else null. */
export function findAskedQuestion(
  session: Pick<Session, 'questions'>,
  questionId: string,
): AskedQuestion | null {
  const question = findQuestion(session, questionId);
  return question !== null && isAsked(question) ? question : null;
}

/** The question with this id; refused as not found when the quiz has none. */
export function requireQuestion(
  session: Pick<Session, 'questions'>,
  questionId: string,
): Result<SessionQuestion> {
  const question = findQuestion(session, questionId);
  return question === null ? notFound('This quiz has no such question') : ok(question);
}

/** What a question is worth: its own points, or the quiz's default when it has none (MARK-22). */
export function fullPoints(
  session: Pick<Session, 'defaultPoints'>,
  question: Pick<Question, 'points'>,
): number {
  return question.points ?? session.defaultPoints;
}

/** Position of the current question among the asked ones; 0 before the start (ENT-10). */
export function currentQuestionNumber(session: Pick<Session, 'questions' | 'currentQuestionId'>): number {
  if (session.currentQuestionId === null) return 0;
  return findAskedQuestion(session, session.currentQuestionId)?.askedOrdinal ?? 0;
}

/** What a team could have scored so far: the points of all asked questions (ENT-5). */
export function totalPointsPossible(session: Pick<Session, 'questions' | 'defaultPoints'>): number {
  return sumPoints(askedQuestions(session).map(({ question }) => fullPoints(session, question)));
}
