import { SESSION_STATUS_LABELS, type QuestionFields } from '@pubquiz/core';
import { Dialog } from '@pubquiz/ui/dialog';
import { useState } from 'react';
import { PreviewViews } from '../../lib/question-preview/preview-views';
import { QuestionPreview, type PreviewView } from '../../lib/question-preview/question-preview';

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
        <PreviewViews labels={SESSION_STATUS_LABELS} view={view} onView={setView} />
        <QuestionPreview question={question} number={number} points={points} view={view} />
      </div>
    </Dialog>
  );
}
