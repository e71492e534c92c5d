import { Button } from '@pubquiz/ui/button';
import { Dialog } from '@pubquiz/ui/dialog';
import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { useState } from 'react';
import { CopyQuestionButton } from '../../lib/copy-question-button';
import { PreviewViews } from '../../lib/question-preview/preview-views';
import { QuestionPreview, type PreviewView } from '../../lib/question-preview/question-preview';
import { questionFields, shownPoints, type Draft } from './draft';

const VIEW_LABELS = { askQuestions: 'Quiz Questions', revealScoring: 'Reveal Scoring' } as const;

export interface PreviewDialogProps {
  readonly draft: Draft;
  /** null = closed. */
  readonly questionId: string | null;
  readonly onShow: (questionId: string) => void;
  readonly onClose: () => void;
}

/** The questions as teams see them, one at a time (EDIT-28, EDIT-29). */
export function PreviewDialog({ draft, questionId, onShow, onClose }: PreviewDialogProps) {
  const [view, setView] = useState<PreviewView>('askQuestions');
  const index = draft.questions.findIndex((question) => question.id === questionId);
  const question = draft.questions[index];
  const show = (target: number) => () => {
    const shown = draft.questions[target];
    if (shown) onShow(shown.id);
  };

  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={onClose}
      title="Preview"
      size="medium"
      footer={
        question && (
          <div className="editor-preview-steps">
            <CopyQuestionButton question={questionFields(question)} />
            <span className="editor-preview-count pq-tabular">
              {index + 1} of {draft.questions.length}
            </span>
            <Button icon={<ChevronsLeft />} disabled={index === 0} onClick={show(0)}>
              First
            </Button>
            <Button icon={<ChevronLeft />} disabled={index === 0} onClick={show(index - 1)}>
              Prev
            </Button>
            <Button
              icon={<ChevronRight />}
              disabled={index === draft.questions.length - 1}
              onClick={show(index + 1)}
            >
              Next
            </Button>
          </div>
        )
      }
    >
      {question && (
        <div className="editor-preview">
          <PreviewViews labels={VIEW_LABELS} view={view} onView={setView} />
          <QuestionPreview
            question={questionFields(question)}
            number={index + 1}
            points={shownPoints(question, draft)}
            view={view}
          />
        </div>
      )}
    </Dialog>
  );
}
