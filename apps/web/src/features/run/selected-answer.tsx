import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { explainMatch, sessionFlags, type MasterQuestion, type TeamView } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { AnswerForTeam } from './answer-for-team';
import { CorrectnessIcon } from './correctness-icon';
import { acceptedAnswers } from './model/accepted-answers';
import { correctness, CORRECTNESS_WORDS, isMarkable } from './model/correctness';
import type { RunNight } from './model/run-night';
import { PointsInput } from './points-input';
import type { RunCommands } from './run-commands';

export interface SelectedAnswerProps {
  readonly night: RunNight;
  readonly team: TeamView;
  readonly question: MasterQuestion;
  readonly areAnswersHidden: boolean;
  readonly commands: RunCommands;
}

/** Which accepted answer an auto-marked one was taken for, and why. */
function autoMarkReason(question: MasterQuestion['question'], answer: string): string | null {
  if (question.answerEntryType !== 'freeText') return null;
  const { variation, reason } = explainMatch(question.correctAnswer, answer, question.autoMarkCorrectStyle);
  return variation === null ? null : `matches “${variation}” (${reason ?? 'exact'})`;
}

/** The selected answer, large, with everything that can be done to it (RUN-8, MARK-2 to MARK-4). */
export function SelectedAnswer({ night, team, question, areAnswersHidden, commands }: SelectedAnswerProps) {
  const [isWriting, setIsWriting] = useState(false);
  const cell = { teamId: team.id, questionId: question.question.id };
  const answer = night.answer(cell);
  const score = night.score(cell);
  const state = correctness(night, cell);
  const status = night.master.session.sessionStatus;
  const { canMark, canRevealQuestions } = sessionFlags(status);
  const accepted = acceptedAnswers(question.question);
  const isOpen = canMark && isMarkable(night, cell);
  const text = answer?.isEmpty === false ? answer.answer : '... waiting ...';
  const reason = state === 'autoMarkedCorrect' ? autoMarkReason(question.question, text) : null;
  const canAccept = isOpen && question.question.answerEntryType === 'freeText' && score?.isCorrect !== true;

  return (
    <Card
      as="section"
      className="run-answer"
      aria-label={`Answer of ${team.name}`}
      tabIndex={-1}
      data-focus-home=""
    >
      <h3 className="run-answer-team" dir="auto">
        {team.name}
      </h3>
      <p dir="auto" className={`run-answer-text${answer?.isEmpty === false ? '' : ' pq-quiet'}`}>
        {areAnswersHidden && answer?.isEmpty === false ? 'hidden' : text}
      </p>
      <p className="run-answer-state">
        <CorrectnessIcon state={state} /> {CORRECTNESS_WORDS[state]}
        {reason !== null && !areAnswersHidden && <span className="pq-quiet"> · {reason}</span>}
      </p>
      {status === 'markAnswers' && !areAnswersHidden && accepted.length > 0 && (
        <p className="run-answer-accepted" dir="auto">
          <span className="pq-quiet">Accepted:</span> {accepted.join(' · ')}
        </p>
      )}
      <div className="run-answer-tools">
        <Button
          icon={<Check size={18} />}
          disabled={!isOpen || score?.isCorrect === true}
          onClick={() => commands.mark(cell, { isCorrect: true, pointsAwarded: question.points })}
        >
          Correct
        </Button>
        <Button
          icon={<X size={18} />}
          disabled={!isOpen || score?.isCorrect === false}
          onClick={() => commands.mark(cell, { isCorrect: false, pointsAwarded: 0 })}
        >
          Incorrect
        </Button>
        <span className="run-answer-points">
          <PointsInput
            label={`Points awarded to ${team.name}`}
            points={score?.pointsAwarded ?? 0}
            disabled={!isOpen || state === 'incorrect'}
            onChange={(pointsAwarded) => commands.mark(cell, { isCorrect: true, pointsAwarded })}
          />
          <span aria-hidden="true">of {question.points}</span>
        </span>
        {canAccept && (
          <Button
            variant="quiet"
            title="Adds it to the accepted answers and marks every equal answer"
            onClick={() => commands.acceptAnswer(question.question.id, text)}
          >
            Accept this answer
          </Button>
        )}
        {canRevealQuestions && (
          <Button variant="quiet" onClick={() => setIsWriting(true)}>
            Answer for this team
          </Button>
        )}
      </div>
      <AnswerForTeam
        key={`${cell.teamId} ${cell.questionId}`}
        isOpen={isWriting}
        teamName={team.name}
        question={question}
        answer={answer}
        isAnswerHidden={areAnswersHidden}
        onClose={() => setIsWriting(false)}
        onAnswer={(entry) => {
          setIsWriting(false);
          commands.answerForTeam(cell, entry);
        }}
      />
    </Card>
  );
}
