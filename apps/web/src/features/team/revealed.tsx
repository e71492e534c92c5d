import { lazy, Suspense, useEffect } from 'react';
import type { QuestionOutcomeProps } from './results/question-outcome';
import type { ResultsProps } from './results/results';

const TRY_AGAIN_MS = 2000;

/** Loads what shows outcomes and results; a page on a bad network asks until it comes. */
async function loadParts() {
  for (;;) {
    try {
      return await import('./results/revealed-parts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

const LazyOutcome = lazy(async () => ({ default: (await loadParts()).QuestionOutcome }));
const LazyResults = lazy(async () => ({ default: (await loadParts()).Results }));

/** What has become of a question; its code comes with the first reveal. */
export function QuestionOutcome(props: QuestionOutcomeProps) {
  return (
    <Suspense fallback={null}>
      <LazyOutcome {...props} />
    </Suspense>
  );
}

/** The results of the evening; their code comes with the first reveal. */
export function Results(props: ResultsProps) {
  return (
    <Suspense fallback={null}>
      <LazyResults {...props} />
    </Suspense>
  );
}

/** Fetches the code for what is revealed next, ahead of that moment. */
export function usePreloadRevealed(isSoon: boolean): void {
  useEffect(() => {
    if (isSoon) void loadParts();
  }, [isSoon]);
}
