import { SESSION_STATUS_LABELS, type QuestionFields } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Dialog } from '@pubquiz/ui/dialog';
import { useState } from 'react';
import { QuestionPreview, type PreviewView } from '../../lib/question-preview/question-preview';

const VIEWS: readonly PreviewView[] = ['askQuestions', 'revealScoring'];

export interface LibraryPreviewDialogProps {
  readonly isOpen: boolean;
  readonly question: QuestionFields;
  readonly number: number;
  readonly points: number;
  readonly onClose: () => void;
}

/** A library question as teams would see it, first with its answer revealed (ADMIN-18). */
export function LibraryPreviewDialog(props: LibraryPreviewDialogProps) {
  const { isOpen, question, number, points, onClose } = props;
  const [view, setView] = useState<PreviewView>('revealScoring');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Preview">
      <div className="library-editor-preview">
        <div role="group" aria-label="What teams see" className="library-editor-views">
          {VIEWS.map((choice) => (
            <Button
              key={choice}
              variant={choice === view ? 'primary' : 'secondary'}
              aria-pressed={choice === view}
              onClick={() => {
                setView(choice);
              }}
            >
              {SESSION_STATUS_LABELS[choice]}
            </Button>
          ))}
        </div>
        <QuestionPreview question={question} number={number} points={points} view={view} />
      </div>
    </Dialog>
  );
}
