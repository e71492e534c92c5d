import type { TeamAnswerScore, TeamQuestion, TeamQuestionMetadata } from '@pubquiz/core';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { questionElementId } from '../focus-question';
import { QuestionOutcome } from '../revealed';
import type { RefusedAnswer, StoredAnswer } from '../outbox/outbox';
import { AnswerField } from './answer-field';
import { AnswerOptions } from './answer-options';
import { isBlankAnswer, type AnswerSituation, type AnswerState } from './answer-state';
import { AnswerStatus, RefusedNote } from './answer-status';
import { QuestionImage } from './question-image';
import { VoteButtons } from './vote-buttons';
import './question.css';

/** What the secretary can do with a question. */
export interface QuestionActions {
  readonly type: (questionId: string, text: string) => void;
  readonly pick: (questionId: string, index: number) => void;
  readonly submit: (questions: readonly TeamQuestion[]) => void;
  readonly vote: (questionId: string, questionVote: boolean | null) => void;
  readonly dismiss: (questionId: string) => void;
  readonly toggle: (questionId: string) => void;
  readonly focus: (questionId: string | null) => void;
}

export interface QuestionCardProps {
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
  readonly isOpen: boolean;
  readonly isHighlighted: boolean;
  readonly actions: QuestionActions;
}

/** One question: unfolded with everything to do and to know, or folded to a line with its state. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, isNewest, isOpen, isHighlighted, actions } = props;
  const { questionId, ordinal } = question;
  const id = useId();
  const names = ['team-question'];
  if (isNewest) names.push('team-question-newest');
  if (!isOpen) names.push('team-question-folded');
  if (isHighlighted) names.push('team-question-highlighted');
  return (
    <article
      id={questionElementId(ordinal)}
      className={names.join(' ')}
      tabIndex={-1}
      aria-labelledby={id}
      onFocus={({ target, currentTarget }) => {
        // The page may have put the focus on the card itself: nobody has it in hand then.
        actions.focus(target === currentTarget ? null : questionId);
      }}
      onBlur={() => {
        actions.focus(null);
      }}
    >
      <h2 className="team-question-heading" id={id}>
        {isNewest ? (
          <QuestionName question={question} />
        ) : (
          <button
            type="button"
            className="team-fold"
            aria-expanded={isOpen}
            onClick={() => {
              actions.toggle(questionId);
            }}
          >
            <QuestionName question={question} />
            <ChevronDown className="team-fold-arrow" aria-hidden="true" />
          </button>
        )}
      </h2>
      {isOpen || isNewest ? <QuestionBody {...props} /> : <FoldedLine {...props} />}
    </article>
  );
}

function QuestionName({ question: { ordinal, points } }: { readonly question: TeamQuestion }) {
  return (
    <>
      <span>Question {ordinal}</span>
      <span className="team-points">{points === 1 ? '1 point' : `${points} points`}</span>
    </>
  );
}

function situation({ shown, takesAnswer }: QuestionCardProps): AnswerSituation {
  return { isBlank: isBlankAnswer(shown), isConfirmed: shown.isConfirmed, takesAnswer };
}

function FoldedLine(props: QuestionCardProps) {
  const { question, state, score } = props;
  const { shouldRevealAnswerScore } = question;
  const isMarked = shouldRevealAnswerScore && score !== undefined && score.isCorrect !== null;
  return (
    <p className="team-folded-line">
      <span className="team-folded-text">{question.question}</span>
      {isMarked ? (
        <span className={`team-state team-mark-${score.isCorrect ? 'correct' : 'incorrect'}`}>
          {score.isCorrect ? '✓ Correct' : '✗ Incorrect'}
        </span>
      ) : (
        <AnswerStatus state={state} {...situation(props)} />
      )}
    </p>
  );
}

/** Anything of the outcome may be shown (wire contract 3.3). */
function isOpenToSee(question: TeamQuestion): boolean {
  return question.shouldRevealAnswerScore || question.revealAnswerTriviaHtml !== null;
}

function QuestionBody(props: QuestionCardProps) {
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
          isWriter={isWriter && takesAnswer}
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
        <AnswerStatus state={state} id={stateId} {...situation(props)} />
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
