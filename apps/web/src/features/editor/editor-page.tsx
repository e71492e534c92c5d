import { Banner } from '@pubquiz/ui/banner';
import { Button, buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { CloudOff, FilePen, FileX } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { logEvent } from '../../lib/analytics';
import { useEnsureUserSession } from '../../lib/ensure-user-session';
import { newId } from '../../lib/new-id';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { PageSkeleton } from '../../lib/shell/page-skeleton';
import { httpStatusOf } from '../../lib/trpc-client';
import { trpc } from '../../lib/trpc';
import { draftOf, newDraft, type Draft } from './draft';
import { draftSlot, keptDraft } from './draft-store';
import { QuizEditor, type QuizEditorProps } from './quiz-editor';

type Passed = Pick<QuizEditorProps, 'libraryTab' | 'onLibraryOpened'>;

export interface EditorPageProps extends Passed {
  /** null = a new quiz. */
  readonly answerSheetId: string | null;
}

interface StartedEditorProps extends Passed {
  readonly slot: string;
  readonly load: () => Draft;
  readonly intro: ReactNode;
}

/** Takes its draft once: what arrives from the server later never runs over what is being typed. */
function StartedEditor({ slot, load, ...rest }: StartedEditorProps) {
  const [start] = useState(() => ({ saved: load(), kept: keptDraft(slot), slot }));
  const isNew = start.saved.updatedTime === null;
  useEffect(() => {
    logEvent(isNew ? 'create_quiz' : 'edit_quiz');
  }, [isNew]);
  // A new quiz that was begun earlier keeps its id, so that saving it twice makes one quiz.
  const saved = start.kept !== null && isNew ? { ...start.saved, id: start.kept.id } : start.saved;
  return <QuizEditor {...rest} slot={slot} kept={start.kept} saved={saved} />;
}

function NewQuizIntro({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <Banner tone="info" icon={<FilePen />} title="A new quiz">
      Write your own questions, or borrow ready-made ones from the Quiz Question Library.{' '}
      {isGuest && (
        <>
          Borrowing needs an account: <Link to={paths.signUp()}>sign up</Link>, it is free.
        </>
      )}
    </Banner>
  );
}

const notFoundIntro = (
  <Banner tone="warning" icon={<FileX />} role="alert" title="This quiz could not be loaded">
    It may have been deleted, or it belongs to somebody else. Here is a new quiz instead; saving it changes no
    other.
  </Banner>
);

/** The editor of a new or an existing quiz (EDIT-1 to EDIT-3, ERR-7, D63). */
export function EditorPage({ answerSheetId, ...passed }: EditorPageProps) {
  usePageTitle(answerSheetId === null ? 'Create a Quiz' : 'Edit Quiz');
  const session = useEnsureUserSession();
  const sheet = trpc.answerSheet.get.useQuery(
    { answerSheetId: answerSheetId ?? '' },
    {
      enabled: answerSheetId !== null && session.isSuccess,
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
  );
  const status = httpStatusOf(sheet.error);
  const isRefused = status !== undefined && status < 500;

  useEffect(() => {
    // eslint-disable-next-line no-console -- ERR-7 wants it logged
    if (isRefused) console.error('The quiz could not be loaded', sheet.error);
  }, [isRefused, sheet.error]);

  const failed = session.isError ? session : sheet.isError && !isRefused ? sheet : null;
  if (failed !== null) {
    return (
      <EmptyState
        level="h1"
        icon={<CloudOff />}
        title="The quiz did not arrive"
        action={
          <>
            <Button variant="primary" size="large" onClick={() => void failed.refetch()}>
              Try again
            </Button>
            <Link className={buttonClassName({ size: 'large' })} to={paths.home()}>
              Your Quizzes
            </Link>
          </>
        }
      >
        The server did not answer. Nothing is lost: look at your connection and try again.
      </EmptyState>
    );
  }
  if (session.data === undefined) return <PageSkeleton />;
  const { isGuest } = session.data;

  if (answerSheetId === null) {
    return (
      <StartedEditor
        {...passed}
        slot={draftSlot(null)}
        load={() => newDraft(newId)}
        intro={<NewQuizIntro isGuest={isGuest} />}
      />
    );
  }
  if (isRefused) {
    return (
      <StartedEditor
        {...passed}
        slot={draftSlot(newId())}
        load={() => newDraft(newId)}
        intro={notFoundIntro}
      />
    );
  }
  if (sheet.data === undefined) return <PageSkeleton />;
  const loaded = sheet.data.answerSheet;
  return (
    <StartedEditor {...passed} slot={draftSlot(answerSheetId)} load={() => draftOf(loaded)} intro={null} />
  );
}
