import type { QuestionFields } from '@pubquiz/core';
import { Tabs } from '@pubquiz/ui/tabs';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { IMPORT_FOCUS_MS } from '../../lib/timing';
import { keepDraft } from './draft-store';
import { EditorBar } from './editor-bar';
import { ImportTab } from './import-tab';
import { InstructionsPanel } from './instructions-panel';
import { isAtLeaveGuard, LeaveGuard } from './leave-guard';
import { PreviewDialog } from './preview-dialog';
import { QuestionList } from './question-list';
import { QuizSheet } from './quiz-sheet';
import { RestoredBanner } from './restored-banner';
import { StaleQuizDialog } from './stale-quiz-dialog';
import { useEditor, type EditorStart } from './use-editor';
import { useEditorShortcuts } from './use-editor-shortcuts';
import { useQuestionHandlers } from './use-question-handlers';
import { useSaveQuiz } from './use-save-quiz';
import './quiz-editor.css';

type TabId = 'questions' | 'library' | 'import';

/** What the library tab can do to the editor around it. */
export interface LibraryTabControls {
  readonly onBack: () => void;
  /** Adds borrowed questions, goes to My Questions and saves (LIB-9); false = it was not saved. */
  readonly onBorrowed: (questions: readonly QuestionFields[]) => Promise<boolean>;
}

export interface QuizEditorProps extends EditorStart {
  /** Above the form: the intro of a new quiz, or that the quiz was not found. */
  readonly intro: ReactNode;
  readonly libraryTab: (controls: LibraryTabControls) => ReactNode;
  readonly onLibraryOpened?: (() => void) | undefined;
}

/** The sheet of paper: name, questions, library, import, and the bar below (EDIT-4 to EDIT-20). */
export function QuizEditor(props: QuizEditorProps) {
  const { saved, kept, slot, intro, libraryTab, onLibraryOpened } = props;
  const navigate = useNavigate();
  const [base, setBase] = useState(saved);
  const [tab, setTab] = useState<TabId>('questions');
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [previewedId, setPreviewedId] = useState<string | null>(null);
  const focusTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const closeImportToast = useRef(() => {});
  const editor = useEditor({ saved: base, kept, slot });
  const saving = useSaveQuiz();
  const { draft, dispatch, setFocusedId } = editor;
  const handlers = useQuestionHandlers({ dispatch, setFocusedId, setPreviewedId });

  useEffect(
    () => () => {
      clearTimeout(focusTimer.current);
      closeImportToast.current();
    },
    [],
  );

  async function save(options: { readonly isForced?: boolean } = {}) {
    if (saving.isSaving) return;
    const sheet = await saving.save(draft, options);
    if (sheet === null) return;
    editor.release();
    showToast({ title: 'Quiz Saved', text: sheet.name, tone: 'success' });
    await navigate(paths.home(), { replace: isAtLeaveGuard() });
  }

  function cancel() {
    editor.release();
    if (editor.isDirty) {
      showToast({
        text: 'Your changes are discarded.',
        action: {
          label: 'Bring them back',
          onPress: () => {
            keepDraft(slot, draft);
            void navigate(base.updatedTime === null ? paths.newQuiz() : paths.editQuiz(base.id));
          },
        },
      });
    }
    void navigate(paths.home(), { replace: isAtLeaveGuard() });
  }

  function finishImport(questions: readonly QuestionFields[]) {
    const firstId = editor.addQuestions(questions);
    setTab('questions');
    clearTimeout(focusTimer.current);
    focusTimer.current = setTimeout(() => {
      setFocusedId(firstId);
    }, IMPORT_FOCUS_MS);
    const count = questions.length === 1 ? '1 question' : `${questions.length} questions`;
    closeImportToast.current = showToast({
      title: `${count} imported`,
      text: 'Save the quiz to keep them.',
      tone: 'success',
    });
  }

  async function finishBorrowing(questions: readonly QuestionFields[]): Promise<boolean> {
    const next = editor.borrow(questions);
    setTab('questions');
    const sheet = await saving.save(next);
    if (sheet === null) return false;
    setBase({ ...next, updatedTime: sheet.updatedTime });
    dispatch({ type: 'draft-replaced', draft: { ...next, updatedTime: sheet.updatedTime } });
    showToast({ title: 'Quiz Saved', text: `You borrowed ${questions.length} question(s)`, tone: 'success' });
    return true;
  }

  function newQuestion() {
    setTab('questions');
    editor.appendQuestion();
  }

  useEditorShortcuts({ onSave: () => void save(), onNewQuestion: newQuestion });

  return (
    <div className="editor">
      <h1>{base.updatedTime === null ? 'Create a Quiz' : 'Edit Quiz'}</h1>
      {intro}
      {isRestored && (
        <RestoredBanner
          isNewQuiz={base.updatedTime === null}
          onStartOver={() => {
            dispatch({ type: 'draft-replaced', draft: base });
            setIsRestored(false);
          }}
        />
      )}
      <QuizSheet draft={draft} dispatch={dispatch} />
      <InstructionsPanel />
      <Tabs
        label="Where questions come from"
        selectedId={tab}
        onSelect={(id) => {
          setTab(id as TabId);
          if (id === 'library') onLibraryOpened?.();
        }}
        tabs={[
          {
            id: 'questions',
            label: 'My Questions',
            content: <QuestionList editor={editor} handlers={handlers} />,
          },
          {
            id: 'library',
            label: 'Quiz Question Library',
            content: libraryTab({
              onBack: () => {
                setTab('questions');
              },
              onBorrowed: finishBorrowing,
            }),
          },
          { id: 'import', label: 'Import Questions', content: <ImportTab onImported={finishImport} /> },
        ]}
      />
      <EditorBar
        questionCount={draft.questions.length}
        isDirty={editor.isDirty}
        isSaving={saving.isSaving}
        onSave={() => void save()}
        onCancel={cancel}
      />
      <LeaveGuard isDirty={editor.isDirty} />
      <PreviewDialog
        draft={draft}
        questionId={previewedId}
        onShow={setPreviewedId}
        onClose={() => {
          setPreviewedId(null);
        }}
      />
      <StaleQuizDialog saving={saving} onSaveMine={() => void save({ isForced: true })} />
    </div>
  );
}
