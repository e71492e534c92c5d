import { sessionFlags, type TeamAnswerScoreSheet, type TeamSession } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import type { OpenQuestions } from '../use-open-questions';
import type { TeamAnswers } from '../use-team-answers';
import { shownAnswer } from '../outbox/outbox';
import { answerState } from './answer-state';
import { KeepFieldInPlace } from './keep-field-in-place';
import type { QuestionActions } from './question-actions';
import { QuestionCard } from './question-card';
import { remainingQuestions, takesAnswer } from './remaining-questions';

export interface QuestionListProps {
  readonly session: TeamSession;
  readonly scores: TeamAnswerScoreSheet;
  readonly answers: TeamAnswers;
  readonly open: OpenQuestions;
  readonly highlightedId: string | null;
  readonly actions: QuestionActions;
}

/** The questions asked so far, newest first (TEAM-16), and the button for all that is left (TEAM-24). */
export function QuestionList({ session, scores, answers, open, highlightedId, actions }: QuestionListProps) {
  const { sessionStatus, teamQuestions } = session;
  const { outbox, isWriter } = answers;
  const metadata = new Map(session.teamQuestionsMetadata?.map((entry) => [entry.questionId, entry]));
  const remaining = isWriter ? remainingQuestions(session, outbox) : [];
  return (
    <KeepFieldInPlace className="team-questions">
      {[...teamQuestions].reverse().map((question, index) => {
        const { questionId } = question;
        return (
          <QuestionCard
            key={questionId}
            question={question}
            shown={shownAnswer(outbox, questionId)}
            state={answerState(outbox, questionId, answers)}
            refused={outbox.refused[questionId]}
            score={scores.questionIdToTeamAnswerScore[questionId]}
            metadata={metadata.get(questionId)}
            isWriter={isWriter}
            takesAnswer={takesAnswer(sessionStatus, question)}
            canVote={sessionFlags(sessionStatus).canVote}
            isNewest={index === 0}
            isOpen={open.isOpen(questionId)}
            isHighlighted={highlightedId === questionId}
            actions={actions}
          />
        );
      })}
      {remaining.length > 0 && (
        <Button
          size="large"
          isWide
          className="team-submit-all"
          onClick={() => {
            actions.submit(remaining);
          }}
        >
          Submit {remaining.length} Remaining
        </Button>
      )}
    </KeepFieldInPlace>
  );
}
