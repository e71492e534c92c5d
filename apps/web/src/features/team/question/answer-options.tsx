import type { TeamQuestion } from '@pubquiz/core';
import { Check } from 'lucide-react';
import { optionColumns } from './option-columns';

export interface AnswerOptionsProps {
  readonly question: TeamQuestion;
  readonly selectedIndexes: readonly number[];
  readonly isEnabled: boolean;
  readonly describedBy: string;
  readonly onPick: (index: number) => void;
}

/** The options as buttons; picking one submits it (TEAM-18, TEAM-20, TEAM-23, ENT-13). */
export function AnswerOptions({
  question,
  selectedIndexes,
  isEnabled,
  describedBy,
  onPick,
}: AnswerOptionsProps) {
  const { answerOptions, ordinal } = question;
  const { medium, extraLarge } = optionColumns(answerOptions.length);
  return (
    <div
      role="group"
      className={`team-options team-options-md-${medium} team-options-xl-${extraLarge}`}
      aria-label={`Your answer to question ${ordinal}`}
      aria-describedby={describedBy}
    >
      {answerOptions.map((option, index) => {
        const isPicked = selectedIndexes.includes(index);
        return (
          <button
            key={index}
            type="button"
            className="team-option"
            aria-pressed={isPicked}
            disabled={!isEnabled}
            onClick={() => {
              // A second tap of a quick thumb must not take the pick back.
              if (!isPicked) onPick(index);
            }}
          >
            <span className="team-option-mark" aria-hidden="true">
              {isPicked && <Check />}
            </span>
            <span>{option}</span>
          </button>
        );
      })}
    </div>
  );
}
