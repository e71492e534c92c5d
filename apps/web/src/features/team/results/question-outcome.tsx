import type { TeamAnswerScore, TeamQuestion, TeamQuestionMetadata } from '@pubquiz/core';
import { QuestionMarkers } from './question-markers';
import { QuestionResult } from './question-result';
import './results.css';

export interface QuestionOutcomeProps {
  readonly question: TeamQuestion;
  readonly score: TeamAnswerScore | undefined;
  readonly metadata: TeamQuestionMetadata | undefined;
}

/** What has become of a question: markers, mark, correct answer, trivia (TEAM-17, TEAM-19). */
export function QuestionOutcome({ question, score, metadata }: QuestionOutcomeProps) {
  return (
    <>
      {metadata !== undefined && <QuestionMarkers metadata={metadata} />}
      <QuestionResult question={question} score={score} metadata={metadata} />
    </>
  );
}
