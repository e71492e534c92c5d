import { parsePoints, type FullLibraryQuestion } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { Dialog } from '@pubquiz/ui/dialog';
import { IconButton } from '@pubquiz/ui/icon-button';
import { Select } from '@pubquiz/ui/select';
import { showToast } from '@pubquiz/ui/toast-queue';
import { Eye, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CopyQuestionButton } from '../../lib/copy-question-button';
import { showFailure } from '../../lib/show-failure';
import { draftedFields, isSameLibraryDraft, libraryDraftOf } from './library-draft';
import type { LibraryEditorParts } from './library-editor-parts';
import { LibraryPreviewDialog } from './library-preview-dialog';
import type { EditorCatalogue } from './library-question-table';
import { SortingInput } from './sorting-input';
import type { useLibraryQuestions } from './use-library-questions';

export interface LibraryQuestionDialogProps extends Pick<LibraryEditorParts, 'questionForm'> {
  readonly question: FullLibraryQuestion;
  /** Its row. */
  readonly number: number;
  readonly catalogue: EditorCatalogue;
  readonly library: ReturnType<typeof useLibraryQuestions>;
  readonly onClose: () => void;
}

/** One library question: save, preview, copy, delete, and where it belongs (ADMIN-14 to ADMIN-19). */
export function LibraryQuestionDialog(props: LibraryQuestionDialogProps) {
  const { question, number, catalogue, library, questionForm, onClose } = props;
  const [saved, setSaved] = useState(() => libraryDraftOf(question));
  const [draft, setDraft] = useState(saved);
  const [asked, setAsked] = useState<'delete' | 'discard' | 'preview' | null>(null);
  const isDirty = !isSameLibraryDraft(draft, saved);
  const stay = () => {
    setAsked(null);
  };

  async function save() {
    try {
      await library.update(draft);
      setSaved(draft);
      showToast({ title: 'Question Saved', text: `Question ${number} was saved`, tone: 'success' });
    } catch (error) {
      showFailure(error, 'The question was not saved. Check your connection and try again.');
    }
  }

  async function remove() {
    try {
      await library.remove(draft.question.id);
      onClose();
      const text = `Question ${number} was permanently deleted along with all its related metadata`;
      showToast({ title: 'Question Deleted', text, tone: 'success' });
    } catch (error) {
      stay();
      showFailure(error, 'The question was not deleted. Check your connection and try again.');
    }
  }

  return (
    <Dialog
      isOpen
      size="large"
      isKeptOpenOutside
      title={`Question ${number}`}
      onClose={() => {
        if (isDirty) setAsked('discard');
        else onClose();
      }}
    >
      <div className="library-editor-question">
        <div className="library-editor-actions" role="group" aria-label={`Question ${number}`}>
          <IconButton label="Save question" icon={<Save />} onClick={() => void save()} />
          <IconButton
            label="Preview"
            icon={<Eye />}
            onClick={() => {
              setAsked('preview');
            }}
          />
          <CopyQuestionButton question={draftedFields(draft)} />
          <IconButton
            label="Delete"
            icon={<Trash2 />}
            tone="danger"
            onClick={() => {
              setAsked('delete');
            }}
          />
        </div>
        {questionForm(draft.question, (fields) => {
          setDraft((before) => ({ ...before, question: { ...before.question, ...fields } }));
        })}
        <section className="library-editor-details" aria-label="Details">
          <SortingInput
            sorting={draft.sorting}
            catalogue={catalogue}
            onChange={(sorting) => {
              setDraft((before) => ({ ...before, sorting }));
            }}
          />
          <Select
            label="Contributor"
            value={draft.contributorId ?? ''}
            options={[
              ...(draft.contributorId === null ? [{ value: '', label: 'Nobody' }] : []),
              ...catalogue.contributors.map(({ id, moniker }) => ({ value: id, label: moniker })),
            ]}
            onChange={(event) => {
              const contributorId = event.target.value === '' ? null : event.target.value;
              setDraft((before) => ({ ...before, contributorId }));
            }}
          />
          <Button variant="primary" icon={<Save />} isBusy={library.isSaving} onClick={() => void save()}>
            Save
          </Button>
        </section>
      </div>
      <LibraryPreviewDialog
        isOpen={asked === 'preview'}
        question={draftedFields(draft)}
        number={number}
        points={parsePoints(draft.question.points) ?? 1}
        onClose={stay}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={`Delete question ${number} and all its related metadata?`}
        confirmLabel="Delete"
        tone="danger"
        isBusy={library.isDeleting}
        onCancel={stay}
        onConfirm={() => void remove()}
      >
        <p>Quizzes that borrowed it keep their copy. You can not undo this!</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title="Close without saving?"
        confirmLabel="Discard my changes"
        tone="danger"
        onCancel={stay}
        onConfirm={onClose}
      >
        <p>What you changed in this question is lost.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
