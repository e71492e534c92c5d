/**
 * The accepted answers a quizmaster wrote into one field: split on semicolons, trimmed, empties dropped (EDIT-23).
 * The first is the one shown at the reveal; a blank field gives an empty list.
 */
export function correctAnswerVariations(correctAnswer: string): string[] {
  return correctAnswer
    .split(';')
    .map((variation) => variation.trim())
    .filter((variation) => variation !== '');
}
