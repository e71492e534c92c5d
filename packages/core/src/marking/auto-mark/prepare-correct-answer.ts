import { correctAnswerVariations } from '../../answer-sheet/correct-answer-variations';
import type { MatchExplanation } from './match-variation';
import { collapseText } from './normalise-text';
import { prepareText, type Prepared } from './prepare-text';

/** A correct answer split into its variations, each read when a comparison first needs it. */
export interface PreparedCorrectAnswer {
  readonly variations: readonly string[];
  /** The collapsed text of each variation (MARK-13), in the same order. */
  readonly collapsed: readonly string[];
  /** What 'similar' found for answers seen before: every push marks all unmarked answers again. */
  readonly verdicts: Map<string, MatchExplanation>;
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
const MOST_VERDICTS_KEPT = 40_000;
let verdictsKept = 0;

/** Prepares a correct answer for many comparisons; recent ones are kept, since a question is marked for every team. */
export function prepareCorrectAnswer(correctAnswer: string): PreparedCorrectAnswer {
  const known = kept.get(correctAnswer);
  if (known !== undefined) return known;
  const prepared = prepare(correctAnswer);
  charactersKept += correctAnswer.length;
  if (kept.size >= MOST_KEPT || charactersKept > MOST_CHARACTERS_KEPT) {
    kept.clear();
    verdictsKept = 0;
    charactersKept = correctAnswer.length;
  }
  kept.set(correctAnswer, prepared);
  return prepared;
}

/** Keeps a verdict beside its correct answer; when too many are kept, all are dropped. */
export function rememberVerdict(key: PreparedCorrectAnswer, answer: string, verdict: MatchExplanation): void {
  if (verdictsKept >= MOST_VERDICTS_KEPT) {
    for (const prepared of kept.values()) prepared.verdicts.clear();
    verdictsKept = 0;
  }
  key.verdicts.set(answer, verdict);
  verdictsKept += 1;
}

function prepare(correctAnswer: string): PreparedCorrectAnswer {
  const variations = correctAnswerVariations(correctAnswer);
  const collapsed = variations.map(collapseText);
  const readings: (Prepared | undefined)[] = [];
  return {
    variations,
    collapsed,
    verdicts: new Map(),
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
