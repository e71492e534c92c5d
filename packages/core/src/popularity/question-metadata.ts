import { askedQuestions, fullPoints, type AskedQuestion } from '../session/session-questions';
import type { SessionState } from '../session/session-state';
import { difficultyFlags } from './difficulty';
import { popularQuestions, unpopularQuestions } from './popular-questions';

/** Counts and flags of a question as teams see them: no downvotes in any form (STATE-21, D26). */
export interface TeamQuestionMetadata {
  readonly questionId: string;
  readonly points: number;
  readonly correctCount: number;
  readonly incorrectCount: number;
  readonly upvoteCount: number;
  readonly isHardest: boolean;
  readonly isEasiest: boolean;
  readonly isPopular: boolean;
}

/** Counts and flags of a question, with what teams never see (wire contract 2.8). */
export interface QuestionMetadata extends TeamQuestionMetadata {
  readonly downvoteCount: number;
  readonly voteCount: number;
  /** One of the one or two most downvoted questions. */
  readonly isUnpopular: boolean;
}

interface QuestionCounts {
  readonly questionId: string;
  readonly points: number;
  readonly correctCount: number;
  readonly incorrectCount: number;
  readonly upvoteCount: number;
  readonly downvoteCount: number;
}

const cache = new WeakMap<SessionState, readonly QuestionMetadata[]>();

function count({ session, teams }: SessionState, { question }: AskedQuestion): QuestionCounts {
  const counts = { correctCount: 0, incorrectCount: 0, upvoteCount: 0, downvoteCount: 0 };
  for (const { answers, scores } of teams) {
    const isCorrect = scores.get(question.id)?.isCorrect ?? null;
    const vote = answers.get(question.id)?.questionVote ?? null;
    if (isCorrect === true) counts.correctCount += 1;
    if (isCorrect === false) counts.incorrectCount += 1;
    if (vote === true) counts.upvoteCount += 1;
    if (vote === false) counts.downvoteCount += 1;
  }
  return { questionId: question.id, points: fullPoints(session, question), ...counts };
}

/** Counts and flags of all asked questions, in asking order, as the quizmaster sees them (ENT-19). */
export function questionsMetadata(state: SessionState): readonly QuestionMetadata[] {
  const known = cache.get(state);
  if (known !== undefined) return known;
  const counts = askedQuestions(state.session).map((question) => count(state, question));
  const { hardest, easiest } = difficultyFlags(counts);
  const popular = new Set(popularQuestions(counts));
  const unpopular = new Set(unpopularQuestions(counts));
  const metadata = counts.map((entry) => ({
    ...entry,
    voteCount: entry.upvoteCount + entry.downvoteCount,
    isHardest: hardest.has(entry),
    isEasiest: easiest.has(entry),
    isPopular: popular.has(entry),
    isUnpopular: unpopular.has(entry),
  }));
  cache.set(state, metadata);
  return metadata;
}
