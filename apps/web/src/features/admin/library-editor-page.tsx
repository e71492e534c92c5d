import type { FullLibraryQuestion } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Select } from '@pubquiz/ui/select';
import { TextField } from '@pubquiz/ui/text-field';
import { showToast } from '@pubquiz/ui/toast-queue';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';
import { AdminHeading } from './admin-heading';
import type { LibraryEditorParts } from './library-editor-parts';
import { LibraryQuestionDialog } from './library-question-dialog';
import { LibraryQuestionTable } from './library-question-table';
import { ListStart } from './list-start';
import { useLibraryQuestions } from './use-library-questions';
import { useSettled } from './use-settled';
import './library-editor.css';

const FILTER_WAIT_MS = 300;

/** A sentence about a filter that the browser can not read; the server then matches nothing (ADMIN-10). */
function filterProblem(filter: string): string | undefined {
  try {
    new RegExp(filter, 'i');
    return undefined;
  } catch {
    return 'This is no regular expression: it matches nothing.';
  }
}

/** The questions of the library, to find, paste, edit and delete (ADMIN-8 to ADMIN-19). */
export function LibraryEditorPage(parts: LibraryEditorParts) {
  const [filter, setFilter] = useState('');
  const library = useLibraryQuestions(useSettled(filter, FILTER_WAIT_MS));
  const catalogue = trpc.admin.libraryCatalogue.useQuery(undefined, { staleTime: Infinity });
  const [chosenContributorId, setChosenContributorId] = useState<string | null>(null);
  const [opened, setOpened] = useState<{
    readonly question: FullLibraryQuestion;
    readonly number: number;
  } | null>(null);
  const contributorId = chosenContributorId ?? catalogue.data?.defaultContributorId ?? '';

  async function paste() {
    const fields = await parts.readClipboardQuestion();
    if (fields === null) return;
    try {
      await library.create(fields, contributorId);
      setFilter('');
      showToast({ title: 'Question Saved', text: 'Question 1 was saved', tone: 'success' });
    } catch (error) {
      showFailure(error, 'The question was not added. Check your connection and try again.');
    }
  }

  const { totalCount, matchCount, isComplete } = library;
  return (
    <div className="admin-page">
      <AdminHeading title="Library Questions" />
      <div className="library-editor-tools">
        <TextField
          label="Filter"
          hint="A regular expression, for instance ^Which.*river"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={filter}
          error={filterProblem(filter)}
          onChange={(event) => {
            setFilter(event.target.value);
          }}
        />
        <div className="library-editor-paste">
          <Select
            label="Contributor"
            value={contributorId}
            options={(catalogue.data?.contributors ?? []).map(({ id, moniker }) => ({
              value: id,
              label: moniker,
            }))}
            onChange={(event) => {
              setChosenContributorId(event.target.value);
            }}
          />
          <Button
            icon={<ClipboardPaste />}
            disabled={!parts.canPaste || catalogue.data === undefined}
            isBusy={library.isCreating}
            onClick={() => void paste()}
          >
            Paste Question
          </Button>
        </div>
      </div>
      <ListStart list={library.list}>
        <p role="status" className="library-editor-counts pq-tabular">
          <strong>{totalCount.toLocaleString()}</strong> {totalCount === 1 ? 'question' : 'questions'},{' '}
          <strong>{matchCount.toLocaleString()}</strong> {matchCount === 1 ? 'match' : 'matches'}
          {!isComplete &&
            ' so far: the library is large and the search stopped. A narrower filter finds more.'}
        </p>
        <LibraryQuestionTable
          library={library}
          catalogue={catalogue.data}
          onOpen={(question, number) => {
            setOpened({ question, number });
          }}
        />
      </ListStart>
      {opened !== null && catalogue.data !== undefined && (
        <LibraryQuestionDialog
          key={opened.question.id}
          question={opened.question}
          number={opened.number}
          catalogue={catalogue.data}
          library={library}
          questionForm={parts.questionForm}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}
