import { LIMITS, parsePoints } from '@pubquiz/core';
import { Select } from '@pubquiz/ui/select';
import { Switch } from '@pubquiz/ui/switch';
import { TextArea } from '@pubquiz/ui/text-area';
import { TextField } from '@pubquiz/ui/text-field';
import type { ChangeEvent } from 'react';
import { CorrectAnswerFields } from './correct-answer-fields';
import type { DraftQuestion, QuestionChange } from './draft';
import { RevealTriviaField } from './reveal-trivia-field';

export interface QuestionFormProps {
  readonly question: DraftQuestion;
  /** What the question counts for when its own points are left blank. */
  readonly quizPoints: number;
  readonly onChange: (fields: QuestionChange) => void;
}

type TextName = 'points' | 'question' | 'answerTrivia' | 'imageUrl';

/** Everything that can be said about a question, the question first (EDIT-21, EDIT-22, EDIT-26). */
export function QuestionForm({ question, quizPoints, onChange }: QuestionFormProps) {
  function bind(name: TextName, maxLength: number = LIMITS.questionText) {
    return {
      value: question[name],
      maxLength,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        onChange({ [name]: event.target.value });
      },
    };
  }
  const hasOddPoints = question.points.trim() !== '' && parsePoints(question.points) === null;

  return (
    <div className="editor-form">
      <TextArea
        label="Question"
        minRows={2}
        maxRows={8}
        size="large"
        className="editor-form-wide"
        {...bind('question')}
      />
      <Select
        label="Answer entry type"
        hint="How teams answer."
        value={question.answerEntryType}
        onChange={(event) => {
          onChange({ answerEntryType: event.target.value === 'multiChoice' ? 'multiChoice' : 'freeText' });
        }}
        options={[
          { value: 'freeText', label: 'Free text' },
          { value: 'multiChoice', label: 'Multiple choice' },
        ]}
      />
      <TextField
        label="Points"
        hint={
          hasOddPoints
            ? `Not a number: it counts as the quiz's ${quizPoints}.`
            : 'Blank = the default points of the quiz.'
        }
        inputMode="decimal"
        placeholder={String(quizPoints)}
        {...bind('points', 20)}
      />
      <CorrectAnswerFields question={question} onChange={onChange} />
      <div className="editor-form-wide">
        <Switch
          checked={question.shouldRevealAnswer}
          onChange={(event) => {
            onChange({ shouldRevealAnswer: event.target.checked });
          }}
        >
          Reveal correct answer
        </Switch>
      </div>
      <RevealTriviaField
        value={question.revealAnswerTrivia}
        onChange={(revealAnswerTrivia) => {
          onChange({ revealAnswerTrivia });
        }}
      />
      <TextArea
        label="Answer trivia"
        hint="Only you see it: something to tell while you read out the answer."
        minRows={2}
        maxRows={7}
        {...bind('answerTrivia')}
      />
      <div className="editor-image editor-form-wide">
        <TextField
          label="Image URL"
          hint="The image is shown to teams, so it should not reveal the answer."
          type="url"
          inputMode="url"
          placeholder="https://"
          {...bind('imageUrl', LIMITS.imageUrl)}
        />
        {/^https?:\/\//i.test(question.imageUrl) && (
          <img
            className="editor-image-thumb"
            src={question.imageUrl}
            alt="The image as teams will see it"
            loading="lazy"
          />
        )}
      </div>
    </div>
  );
}
