import { byNumbers } from './by-numbers';

/** How a question was voted on. */
export interface QuestionVotes {
  readonly upvoteCount: number;
  readonly downvoteCount: number;
}

function net({ upvoteCount, downvoteCount }: QuestionVotes): number {
  return upvoteCount - downvoteCount;
}

/** How many questions the popular list may hold: 5, or half of many asked ones up to 10 (SCORE-6, D27). */
export function popularLimit(askedCount: number): number {
  return Math.max(5, Math.min(10, Math.floor(askedCount / 2)));
}

/**
 * The popular ones of all asked questions, given in asking order: with upvotes, not outvoted (SCORE-5), best net votes
 * first, then upvotes, then question number (SCORE-6, D27).
 */
export function popularQuestions<Votes extends QuestionVotes>(asked: readonly Votes[]): readonly Votes[] {
  return asked
    .filter((votes) => votes.upvoteCount > 0 && net(votes) >= 0)
    .sort(byNumbers((votes) => [-net(votes), -votes.upvoteCount]))
    .slice(0, popularLimit(asked.length));
}

/**
 * The most downvoted of all asked questions, given in asking order: one, or two if there are more, for the quizmaster
 * only (SCORE-7, D28). Order: downvotes, then fewer upvotes, then question number.
 */
export function unpopularQuestions<Votes extends QuestionVotes>(asked: readonly Votes[]): readonly Votes[] {
  return asked
    .filter(({ downvoteCount }) => downvoteCount > 0)
    .sort(byNumbers((votes) => [-votes.downvoteCount, votes.upvoteCount]))
    .slice(0, 2);
}
