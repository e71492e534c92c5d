import {
  correctAnswerVariations,
  LIMITS,
  parseMultipleChoiceOptions,
  type AutoMarkCorrectStyle,
} from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Select } from '@pubquiz/ui/select';
import { TextArea } from '@pubquiz/ui/text-area';
import { TextField } from '@pubquiz/ui/text-field';
import { Check } from 'lucide-react';
import type { DraftQuestion, QuestionChange } from './draft';

const AUTO_MARK_STYLES: readonly { readonly value: AutoMarkCorrectStyle; readonly label: string }[] = [
  { value: 'similar', label: 'Similar answers are correct' },
  { value: 'same', label: 'Only the same answer is correct' },
  { value: 'never', label: 'Never mark by itself' },
];

export interface CorrectAnswerFieldsProps {
  readonly question: DraftQuestion;
  readonly onChange: (fields: QuestionChange) => void;
}

/** The correct answer: variations of a text with the auto-mark style, or options (EDIT-23 to EDIT-25). */
export function CorrectAnswerFields({ question, onChange }: CorrectAnswerFieldsProps) {
  if (question.answerEntryType === 'multiChoice') {
    const options = parseMultipleChoiceOptions(question.correctMultiAnswer);
    return (
      <div className="editor-form-wide editor-answers">
        <TextArea
          label="Options"
          hint="One option per line. Put two dashes in front of a correct one: --Dolphin"
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.questionText}
          value={question.correctMultiAnswer}
          onChange={(event) => {
            onChange({ correctMultiAnswer: event.target.value });
          }}
        />
        {options.length > 0 && (
          <ul className="editor-variations" aria-label="Options as teams see them">
            {options.map((option, index) => (
              <li key={index}>
                <Badge
                  tone={option.isCorrect ? 'success' : 'secondary'}
                  icon={option.isCorrect ? <Check /> : undefined}
                >
                  {option.text}
                  {option.isCorrect && ' (correct)'}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const variations = correctAnswerVariations(question.correctAnswer);
  return (
    <>
      <div className="editor-answers">
        <TextField
          label="Correct answer(s)"
          hint="Separate variations with semicolons. The first is the one revealed."
          maxLength={LIMITS.questionText}
          value={question.correctAnswer}
          onChange={(event) => {
            onChange({ correctAnswer: event.target.value });
          }}
        />
        {variations.length > 1 && (
          <ul className="editor-variations" aria-label="Accepted variations">
            {variations.map((variation, index) => (
              <li key={index}>
                <Badge tone={index === 0 ? 'success' : 'secondary'}>{variation}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Select
        label="Auto-mark style"
        hint="It only ever marks answers correct; the rest is yours."
        value={question.autoMarkCorrectStyle}
        onChange={(event) => {
          const style = AUTO_MARK_STYLES.find(({ value }) => value === event.target.value);
          if (style) onChange({ autoMarkCorrectStyle: style.value });
        }}
        options={AUTO_MARK_STYLES}
      />
    </>
  );
}
