import type { AutoMarkCorrectStyle } from '../../answer-sheet/question';
import { matchVariation, type MatchExplanation, type MatchReason } from './match-variation';
import { matchWords } from './match-words';
import { collapseText } from './normalise-text';
import { prepareCorrectAnswer, rememberVerdict, type PreparedCorrectAnswer } from './prepare-correct-answer';
import { prepareText, type Prepared } from './prepare-text';
import { readTokens, type Reading } from './reading';
import type { Token } from './tokenise';

export type { MatchExplanation };

const NO_MATCH: MatchExplanation = { isCorrect: false, variation: null, reason: null };
/** Longer answers are compared for equality only. */
const LONGEST_ANSWER = 200;

/** Whether auto-marking sets an answer correct: explainMatch without the explanation. It never says that an answer is wrong. */
export function isAnswerCorrect(correctAnswer: string, answer: string, style: AutoMarkCorrectStyle): boolean {
  return explainMatch(correctAnswer, answer, style).isCorrect;
}

/**
 * Which variation of the correct answer a team's answer matches, and why. 'same' needs equality but for case and whitespace (MARK-13, MARK-14),
 * 'similar' follows the rules of docs/auto-marking.md (MARK-15, MARK-16, D33), 'never' and any unknown style match nothing
 * (MARK-17, ERR-10; the caller logs an unknown one). A blank answer matches nothing.
 */
export function explainMatch(
  correctAnswer: string,
  answer: string,
  style: AutoMarkCorrectStyle,
): MatchExplanation {
  if (style !== 'same' && style !== 'similar') return NO_MATCH;
  const collapsed = collapseText(answer);
  if (collapsed === '') return NO_MATCH;
  const key = prepareCorrectAnswer(correctAnswer);
  const equal = key.collapsed.indexOf(collapsed);
  if (equal >= 0) return found(key, equal, 'exact');
  if (style === 'same' || answer.length > LONGEST_ANSWER) return NO_MATCH;
  const known = key.verdicts.get(answer);
  if (known !== undefined) return known;
  const verdict = findSimilar(key, answer);
  rememberVerdict(key, answer, verdict);
  return verdict;
}

function findSimilar(key: PreparedCorrectAnswer, answer: string): MatchExplanation {
  const prepared = prepareText(answer, 'answer');
  if (prepared.reading.words.length === 0) return NO_MATCH;
  for (let index = 0; index < key.variations.length; index++) {
    const variation = key.prepared(index);
    const reason = variation === null ? null : matchVariation(variation, prepared);
    if (reason !== null) return found(key, index, reason);
  }
  return matchSeveral(key, prepared);
}

function found(key: PreparedCorrectAnswer, index: number, reason: MatchReason): MatchExplanation {
  return { isCorrect: true, variation: key.variations[index] ?? null, reason };
}

const SEPARATORS: ReadonlySet<string> = new Set([',', '/', '(', ')', 'and', 'or', 'n']);

/** An answer that gives several variations ('cella or naos'): right when every part of it is one, without any tolerance. */
function matchSeveral(key: PreparedCorrectAnswer, answer: Prepared): MatchExplanation {
  if (!answer.reading.tokens.some((token) => SEPARATORS.has(token))) return NO_MATCH;
  const parts = partsOf(answer.reading.tokens);
  if (parts.length < 2 || parts.length > 8) return NO_MATCH;
  let first = -1;
  for (const part of parts) {
    const index = key.variations.findIndex((_, at) => {
      const variation = key.prepared(at);
      return variation !== null && matchWords(variation.reading, part, false) !== null;
    });
    if (index < 0) return NO_MATCH;
    if (first < 0) first = index;
  }
  return found(key, first, 'several-right');
}

function partsOf(tokens: readonly Token[]): Reading[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (SEPARATORS.has(token)) parts.push([]);
    else parts[parts.length - 1]?.push(token);
  }
  return parts.map((part) => readTokens(part)).filter((part) => part.words.length > 0);
}
