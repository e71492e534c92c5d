import { correctAnswerVariations } from '../../answer-sheet/correct-answer-variations';
import { collapseText } from './normalise-text';
import { prepareText, type Prepared } from './prepare-text';

/** A correct answer split into its variations, each read when a comparison first needs it. */
export interface PreparedCorrectAnswer {
  readonly variations: readonly string[];
  /** The collapsed text of each variation (MARK-13), in the same order. */
  readonly collapsed: readonly string[];
  /** The reading of a variation, or null for one that only ever matches when equal. */
  prepared(index: number): Prepared | null;
}

/** MARK-15: variations of this length or less need exact equality. */
const SHORT_VARIATION = 2;
/** Enough for any quiz; a pasted page of variations is compared for equality beyond these. */
const MOST_READ = 120;
const LONGEST_READ = 200;

const MOST_KEPT = 4000;
const MOST_CHARACTERS_KEPT = 400_000;
const kept = new Map<string, PreparedCorrectAnswer>();
let charactersKept = 0;

/** Prepares a correct answer for many comparisons; recent ones are kept, since a question is marked for every team. */
export function prepareCorrectAnswer(correctAnswer: string): PreparedCorrectAnswer {
  const known = kept.get(correctAnswer);
  if (known !== undefined) return known;
  const prepared = prepare(correctAnswer);
  charactersKept += correctAnswer.length;
  if (kept.size >= MOST_KEPT || charactersKept > MOST_CHARACTERS_KEPT) {
    kept.clear();
    charactersKept = correctAnswer.length;
  }
  kept.set(correctAnswer, prepared);
  return prepared;
}

function prepare(correctAnswer: string): PreparedCorrectAnswer {
  const variations = correctAnswerVariations(correctAnswer);
  const collapsed = variations.map(collapseText);
  const readings: (Prepared | undefined)[] = [];
  return {
    variations,
    collapsed,
    prepared(index) {
      const text = variations[index] ?? '';
      if (
        index >= MOST_READ ||
        text.length > LONGEST_READ ||
        (collapsed[index] ?? '').length <= SHORT_VARIATION
      )
        return null;
      return (readings[index] ??= prepareText(text, 'key'));
    },
  };
}
