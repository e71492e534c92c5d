import type { ListedLibraryQuestion } from '@pubquiz/core';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { LibraryCard, type CardChoice } from './library-card';
import type { LibraryDraw } from './library-shelf';
import './library.css';

export interface LibraryGridProps {
  readonly questions: readonly ListedLibraryQuestion[];
  readonly groups: Pick<LibraryDraw, 'libraryCategories' | 'libraryDifficulties'>;
  readonly choiceOf: (question: ListedLibraryQuestion) => CardChoice;
}

/** Library questions in 1, 2 or 3 columns by width (LIB-4). */
export function LibraryGrid({ questions, groups, choiceOf }: LibraryGridProps) {
  return (
    <ul className="library-grid" aria-label="Library questions">
      {questions.map((question) => (
        <li key={question.id}>
          <LibraryCard question={question} groups={groups} choice={choiceOf(question)} />
        </li>
      ))}
    </ul>
  );
}

/** The grid before its questions have come. */
export function LibraryGridSkeleton() {
  return (
    <div className="library-grid" role="status" aria-label="Loading questions">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="library-card">
          <Skeleton lines={1} />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}
