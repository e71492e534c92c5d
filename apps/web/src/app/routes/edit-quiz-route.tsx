import { useParams } from 'react-router-dom';
import { EditorPage } from '../../features/editor/editor-page';
import { LibraryTab } from '../../features/library/library-tab';
import { logSignUpView } from '../../features/library/log-sign-up-view';
import { useLibraryChoices } from '../../features/library/use-borrowing';
import { useAccount } from '../../lib/current-user';

/** /quizmaster/answer-sheet/new and /quizmaster/answer-sheet/{id} */
export function EditQuizRoute() {
  const { answerSheetId = null } = useParams();
  return <EditQuiz key={answerSheetId ?? 'new'} answerSheetId={answerSheetId} />;
}

function EditQuiz({ answerSheetId }: { readonly answerSheetId: string | null }) {
  const account = useAccount();
  const [choices, setChoices] = useLibraryChoices();
  return (
    <EditorPage
      answerSheetId={answerSheetId}
      libraryTab={(controls) => <LibraryTab {...controls} choices={choices} setChoices={setChoices} />}
      onLibraryOpened={() => {
        if (account === null) logSignUpView();
      }}
    />
  );
}
