import type { TeamSession } from '@pubquiz/core';
import { Card } from '@pubquiz/ui/card';
import { Heart } from 'lucide-react';

/** The questions that teams liked best, most liked first (TEAM-28, SCORE-5, SCORE-6). */
export function PopularQuestions({ session }: { readonly session: TeamSession }) {
  const texts = new Map(session.teamQuestions.map((question) => [question.questionId, question]));
  const popular = (session.teamQuestionsMetadata ?? [])
    .filter(({ isPopular }) => isPopular)
    .sort((a, b) => b.upvoteCount - a.upvoteCount);
  return (
    <Card as="section" className="team-popular">
      <h2>Popular questions</h2>
      {popular.length === 0 ? (
        <p className="pq-quiet">No votes in yet...</p>
      ) : (
        <ol className="team-popular-list">
          {popular.map(({ questionId, upvoteCount }) => {
            const question = texts.get(questionId);
            return (
              <li key={questionId}>
                <span className="team-popular-text">
                  {question === undefined ? '' : `${question.ordinal}. ${question.question}`}
                </span>
                <span className="team-popular-votes">
                  <Heart aria-hidden="true" /> {upvoteCount}
                  <span className="pq-visually-hidden">{upvoteCount === 1 ? ' like' : ' likes'}</span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
