import { useState } from 'react';
import { LIMITS, optionsOf, type MasterQuestion, type TeamAnswerView } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Dialog } from '@pubquiz/ui/dialog';
import { TextField } from '@pubquiz/ui/text-field';
import type { TeamEntry } from './run-commands';

export interface AnswerForTeamProps {
  readonly isOpen: boolean;
  readonly teamName: string;
  readonly question: MasterQuestion;
  readonly answer: TeamAnswerView | undefined;
  readonly isAnswerHidden: boolean;
  readonly onClose: () => void;
  readonly onAnswer: (entry: TeamEntry) => void;
}

/** Writes down what a team says: for a flat battery or a paper slip (wire contract 7.6). */
export function AnswerForTeam(props: AnswerForTeamProps) {
  const { isOpen, teamName, question, answer, isAnswerHidden, onClose, onAnswer } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (isAnswerHidden ? '' : (answer?.answer ?? ''));
  const isMultiChoice = question.question.answerEntryType === 'multiChoice';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Answer for ${teamName}`}
      footer={
        isMultiChoice ? undefined : (
          <Button variant="primary" disabled={text.trim() === ''} onClick={() => onAnswer({ answer: text })}>
            Submit for the team
          </Button>
        )
      }
    >
      <p dir="auto">{question.question.question}</p>
      {isMultiChoice ? (
        <div className="run-options">
          {optionsOf(question.question).map(({ text: option }, index) => (
            <Button key={index} onClick={() => onAnswer({ optionIndex: index })}>
              {option}
            </Button>
          ))}
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onAnswer({ answer: text });
          }}
        >
          <TextField
            label="Answer"
            autoFocus
            maxLength={LIMITS.teamAnswer}
            value={text}
            onChange={(event) => setDraft(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  );
}
