import { LIMITS } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { TextArea } from '@pubquiz/ui/text-area';
import { Eye } from 'lucide-react';
import { errorText } from '../../lib/error-text';
import { trpc } from '../../lib/trpc';

export interface RevealTriviaFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Markdown that teams see at the reveal, with a preview by the server (EDIT-25, EDIT-27). */
export function RevealTriviaField({ value, onChange }: RevealTriviaFieldProps) {
  const rendering = trpc.content.markdown.useMutation();
  return (
    <div className="editor-trivia">
      <TextArea
        label="Reveal trivia"
        hint="Markdown. Teams see it when the answer is revealed."
        minRows={2}
        maxRows={7}
        maxLength={LIMITS.questionText}
        value={value}
        onChange={(event) => {
          rendering.reset();
          onChange(event.target.value);
        }}
      />
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<Eye />}
          disabled={value.trim() === ''}
          isBusy={rendering.isPending}
          onClick={() => {
            rendering.mutate({ markdown: value });
          }}
        >
          Preview trivia
        </Button>
      </div>
      {rendering.data !== undefined && (
        <div
          className="editor-trivia-preview pq-prose"
          role="region"
          aria-label="Trivia as teams will see it"
          dangerouslySetInnerHTML={{ __html: rendering.data.html }}
        />
      )}
      {rendering.isError && (
        <p className="editor-trivia-failed" role="alert">
          {errorText(rendering.error, 'No preview just now: the server did not answer. Try again.')}
        </p>
      )}
    </div>
  );
}
