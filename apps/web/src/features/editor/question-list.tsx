import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { NotebookPen, Plus } from 'lucide-react';
import { useIsMobile } from '../../lib/is-mobile';
import { shownPoints } from './draft';
import { QuestionCard } from './question-card';
import type { Editor } from './use-editor';
import type { QuestionHandlers } from './use-question-handlers';

const TIP_FROM = 3;
const TIP_TO = 5;

export interface QuestionListProps {
  readonly editor: Editor;
  readonly handlers: QuestionHandlers;
}

/** The My Questions tab: the cards and New Question (EDIT-12, EDIT-19, EDIT-20). */
export function QuestionList({ editor, handlers }: QuestionListProps) {
  const isMobile = useIsMobile();
  const { draft } = editor;
  const { length } = draft.questions;
  const showsTip = !isMobile && length >= TIP_FROM && length <= TIP_TO;

  return (
    <div className="editor-questions">
      {length === 0 && (
        <EmptyState icon={<NotebookPen />} title="A clean sheet">
          Press New Question and write the first one.
        </EmptyState>
      )}
      <ol className="editor-cards">
        {draft.questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            isLast={index === length - 1}
            points={shownPoints(question, draft)}
            isFocusWanted={editor.focusedId === question.id}
            handlers={handlers}
          />
        ))}
      </ol>
      <div className="editor-new">
        <Button size="large" icon={<Plus />} onClick={editor.appendQuestion}>
          New Question
        </Button>
        {showsTip && (
          <p className="pq-quiet">
            Tip: press <kbd>Ctrl</kbd>-<kbd>Return</kbd> to add a question without leaving the keyboard.
          </p>
        )}
      </div>
    </div>
  );
}
