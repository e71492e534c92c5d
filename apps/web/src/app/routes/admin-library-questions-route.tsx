import { LibraryEditorPage } from '../../features/admin/library-editor-page';
import { RequireRole } from '../../features/admin/staff-only';
import { canReadClipboard, readClipboardQuestion } from '../../features/editor/clipboard';
import '../../features/editor/question-card.css';
import { QuestionForm } from '../../features/editor/question-form';
import { usePageTitle } from '../../lib/page-title';

const DEFAULT_POINTS = 1;

/** /admin/library/questions, with the question form of the quiz editor */
export function AdminLibraryQuestionsRoute() {
  usePageTitle('Library Questions');
  return (
    <RequireRole role="libraryEdit">
      <LibraryEditorPage
        canPaste={canReadClipboard()}
        readClipboardQuestion={readClipboardQuestion}
        questionForm={(question, onChange) => (
          <QuestionForm question={question} quizPoints={DEFAULT_POINTS} onChange={onChange} />
        )}
      />
    </RequireRole>
  );
}
