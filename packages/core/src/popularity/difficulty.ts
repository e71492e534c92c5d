/** How the answers to a question were marked. */
export interface QuestionMarks {
  readonly correctCount: number;
  readonly incorrectCount: number;
}

/** Which questions carry a difficulty marker. */
export interface DifficultyFlags<Marks> {
  readonly hardest: ReadonlySet<Marks>;
  readonly easiest: ReadonlySet<Marks>;
}

/** More questions than this with the same share carry no marker (SCORE-10). */
const MAX_TIES = 2;

function shareCorrect({ correctCount, incorrectCount }: QuestionMarks): number {
  return correctCount / (correctCount + incorrectCount);
}

/**
 * The hardest and the easiest questions by the share of correct among marked answers (SCORE-9). Each set is dropped
 * by itself when more than two tie (SCORE-10, D12); if all shares are equal nothing stands out (D29).
 */
export function difficultyFlags<Marks extends QuestionMarks>(
  questions: readonly Marks[],
): DifficultyFlags<Marks> {
  const marked = questions.filter(({ correctCount, incorrectCount }) => correctCount + incorrectCount > 0);
  const shares = marked.map(shareCorrect);
  const lowest = Math.min(...shares);
  const highest = Math.max(...shares);
  const withShare = (share: number): ReadonlySet<Marks> => {
    const tied = marked.filter((question) => shareCorrect(question) === share);
    return new Set(lowest === highest || tied.length > MAX_TIES ? [] : tied);
  };
  return { hardest: withShare(lowest), easiest: withShare(highest) };
}

/** What a question stands out by. */
export type Difficulty = 'hardest' | 'easiest';

/** How many marks show a difficulty (SCORE-8). */
export const DIFFICULTY_MARKERS: Readonly<Record<Difficulty, number>> = { hardest: 3, easiest: 1 };
