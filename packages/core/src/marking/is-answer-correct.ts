import { correctAnswerVariations } from '../answer-sheet/correct-answer-variations';
import type { AutoMarkCorrectStyle } from '../answer-sheet/question';

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toUpperCase();
}

/** True when an answer equals one of the accepted variations. */
export function isAnswerCorrect(correctAnswer: string, answer: string, style: AutoMarkCorrectStyle): boolean {
  if (style === 'never') return false;
  return correctAnswerVariations(correctAnswer).some((variation) => collapse(variation) === collapse(answer));
}
