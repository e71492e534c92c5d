import { useState } from 'react';
import { LIMITS, type MasterQuestion } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { TextArea } from '@pubquiz/ui/text-area';
import { TextField } from '@pubquiz/ui/text-field';
import type { RunCommands } from './run-commands';

export interface WriteQuestionProps {
  readonly question: MasterQuestion;
  readonly onSave: RunCommands['editQuestion'];
}

/** An empty question that was asked, a spoken tie-breaker for instance, gets its words right here (STATE-6). */
export function WriteQuestion({ question, onSave }: WriteQuestionProps) {
  const [text, setText] = useState('');
  const [correctAnswer, setCorrectAnswer] = useState('');
  const isEmpty = text.trim() === '' && correctAnswer.trim() === '';
  return (
    <Card as="section" tone="accent" aria-label="Write this question">
      <form
        className="run-write"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) onSave(question.question.id, { question: text, correctAnswer });
        }}
      >
        <p>Read your question aloud, or write it down: teams see it as soon as you save it.</p>
        <TextArea
          label="Question"
          value={text}
          maxRows={5}
          maxLength={LIMITS.questionText}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label="Correct answer"
          hint="Several with a semicolon between them"
          value={correctAnswer}
          maxLength={LIMITS.questionText}
          onChange={(event) => setCorrectAnswer(event.target.value)}
        />
        <Button type="submit" disabled={isEmpty}>
          Save question
        </Button>
      </form>
    </Card>
  );
}
