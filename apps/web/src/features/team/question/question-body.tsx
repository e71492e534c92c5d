import type { TeamAnswerScore, TeamQuestion, TeamQuestionMetadata } from '@pubquiz/core';
import { useId } from 'react';
import { QuestionOutcome } from '../revealed';
import type { RefusedAnswer, StoredAnswer } from '../outbox/outbox';
import { AnswerField } from './answer-field';
import { AnswerOptions } from './answer-options';
import { answerSituation, type AnswerState } from './answer-state';
import { AnswerStatus, RefusedNote } from './answer-status';
import type { QuestionActions } from './question-actions';
import { QuestionImage } from './question-image';
import { VoteButtons } from './vote-buttons';

export interface QuestionBodyProps {
  readonly question: TeamQuestion;
  readonly shown: StoredAnswer;
  readonly state: AnswerState;
  readonly refused: RefusedAnswer | undefined;
  readonly score: TeamAnswerScore | undefined;
  readonly metadata: TeamQuestionMetadata | undefined;
  readonly isWriter: boolean;
  /** Answers are taken at all. */
  readonly takesAnswer: boolean;
  readonly canVote: boolean;
  readonly isNewest: boolean;
  readonly actions: QuestionActions;
}

/** Anything of the outcome may be shown (wire contract 3.3). */
function isOpenToSee(question: TeamQuestion): boolean {
  return question.shouldRevealAnswerScore || question.revealAnswerTriviaHtml !== null;
}

/** All that is to do and to know about a question. */
export function QuestionBody(props: QuestionBodyProps) {
  const { question, shown, state, refused, isWriter, takesAnswer, canVote, isNewest, actions } = props;
  const { questionId, ordinal, imageUrl, answerEntryType, answerOptions } = question;
  const stateId = useId();
  const isEnabled = isWriter && takesAnswer;
  return (
    <div className="team-question-body">
      <p className="team-question-text">{question.question}</p>
      {imageUrl !== null && <QuestionImage url={imageUrl} ordinal={ordinal} isNewest={isNewest} />}
      {answerEntryType === 'freeText' ? (
        <AnswerField
          question={question}
          answer={shown.answer}
          isConfirmed={shown.isConfirmed}
          state={state}
          isEnabled={isEnabled}
          describedBy={stateId}
          onType={(text) => {
            actions.type(questionId, text);
          }}
          onSubmit={() => {
            actions.submit([question]);
          }}
        />
      ) : (
        <AnswerOptions
          question={question}
          selectedIndexes={shown.selectedIndexes}
          isEnabled={isEnabled}
          describedBy={stateId}
          onPick={(index) => {
            actions.pick(questionId, index);
          }}
        />
      )}
      {refused !== undefined && (
        <RefusedNote
          refused={refused}
          options={answerOptions}
          onDismiss={() => {
            actions.dismiss(questionId);
          }}
        />
      )}
      <div className="team-question-foot">
        <AnswerStatus state={state} id={stateId} {...answerSituation(shown, takesAnswer)} />
        {canVote && isWriter && (
          <VoteButtons
            ordinal={ordinal}
            questionVote={shown.questionVote}
            onVote={(questionVote) => {
              actions.vote(questionId, questionVote);
            }}
          />
        )}
      </div>
      {isOpenToSee(question) && (
        <QuestionOutcome question={question} score={props.score} metadata={props.metadata} />
      )}
    </div>
  );
}
