import type { FullLibraryQuestion } from '@pubquiz/core';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { LongTable } from './long-table';
import { chosenSorting, type SortingCatalogue } from './sorting';
import type { useLibraryQuestions } from './use-library-questions';

const COLUMNS = ['No.', 'Question', 'Difficulty', 'Category and tags', 'Contributor'];
const NO_GROUPS: SortingCatalogue = { libraryCategories: [], libraryDifficulties: [], libraryTags: [] };

export interface EditorCatalogue extends SortingCatalogue {
  readonly contributors: readonly { readonly id: string; readonly moniker: string }[];
}

export interface LibraryQuestionTableProps {
  readonly library: ReturnType<typeof useLibraryQuestions>;
  readonly catalogue: EditorCatalogue | undefined;
  readonly onOpen: (question: FullLibraryQuestion, number: number) => void;
}

/** The questions that match, one row each (ADMIN-13); a press on a row opens it (ADMIN-14). */
export function LibraryQuestionTable({ library, catalogue, onOpen }: LibraryQuestionTableProps) {
  const { list, questions, matchCount } = library;
  const monikers = new Map(catalogue?.contributors.map(({ id, moniker }) => [id, moniker]));
  return (
    <>
      <LongTable
        label="Library Questions"
        className="library-editor-table"
        columns={COLUMNS}
        items={questions}
        rowCount={matchCount}
        keyOf={({ id }) => id}
        estimatedHeight={64}
        cells={(question, index) => {
          const sorting = chosenSorting(question, catalogue ?? NO_GROUPS);
          const names = (kind: string) =>
            sorting.filter((choice) => choice.kind === kind).map(({ name }) => name);
          return [
            <span key="number" className="pq-tabular">
              {index + 1}
            </span>,
            <button
              key="question"
              type="button"
              className="library-editor-open"
              onClick={() => {
                onOpen(question, index + 1);
              }}
            >
              {question.question}
            </button>,
            <span key="difficulty">{names('difficulty').join('')}</span>,
            <span key="sorting">
              {[...names('category'), ...names('tag').map((name) => `#${name}`)].join(', ')}
            </span>,
            <span key="contributor">{monikers.get(question.contributorId ?? '') ?? ''}</span>,
          ];
        }}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
      {questions.length === 0 && (
        <EmptyState title="No question matches">A shorter filter finds more.</EmptyState>
      )}
    </>
  );
}
