import { useParams } from 'react-router-dom';
import { EditorPage } from '../../features/editor/editor-page';
import { LibraryTab } from '../../features/library/library-tab';

/** /quizmaster/answer-sheet/new and /quizmaster/answer-sheet/{id} */
export function EditQuizRoute() {
  const { answerSheetId = null } = useParams();
  return (
    <EditorPage
      key={answerSheetId ?? 'new'}
      answerSheetId={answerSheetId}
      libraryTab={(controls) => <LibraryTab {...controls} />}
    />
  );
}
