import { askedQuestions, fullPoints, type AskedQuestion } from '../session/session-questions';
import type { SessionState } from '../session/session-state';
import { cachedSheet } from '../session/views/sheet-cache';
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

/** How a team answered and voted, one entry per asked question. */
interface TeamTally {
  readonly isCorrect: boolean | null;
  readonly vote: boolean | null;
}

const tallies = cachedSheet((asked: readonly AskedQuestion[], { answers, scores }): readonly TeamTally[] =>
  asked.map(({ question: { id } }) => ({
    isCorrect: scores.get(id)?.isCorrect ?? null,
    vote: answers.get(id)?.questionVote ?? null,
  })),
);

function countAll({ session, teams }: SessionState): readonly QuestionCounts[] {
  const asked = askedQuestions(session);
  const counts = asked.map(({ question }) => ({
    questionId: question.id,
    points: fullPoints(session, question),
    correctCount: 0,
    incorrectCount: 0,
    upvoteCount: 0,
    downvoteCount: 0,
  }));
  for (const team of teams) {
    for (const [index, { isCorrect, vote }] of tallies(asked, team).entries()) {
      const count = counts[index];
      if (count === undefined) continue;
      if (isCorrect === true) count.correctCount += 1;
      if (isCorrect === false) count.incorrectCount += 1;
      if (vote === true) count.upvoteCount += 1;
      if (vote === false) count.downvoteCount += 1;
    }
  }
  return counts;
}

/** Counts and flags of all asked questions, in asking order, as the quizmaster sees them (ENT-19). */
export function questionsMetadata(state: SessionState): readonly QuestionMetadata[] {
  const known = cache.get(state);
  if (known !== undefined) return known;
  const counts = countAll(state);
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
