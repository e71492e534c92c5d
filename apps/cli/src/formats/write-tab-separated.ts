import { harmlessCell, IMPORT_COLUMNS, type QuestionFields } from '@pubquiz/core';

/** The heading row; the import skips it. */
export const tabSeparatedHeading: string = IMPORT_COLUMNS.join('\t');

/** A line break in these cells is written as the two characters that the import reads as one. */
function escaped(text: string): string {
  return text.replaceAll('\\n', '\\\\n').replace(/\r\n?|\n/g, '\\n');
}

function cell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A question as a row of the nine documented columns; what they have no place for is left out. Texts that a spreadsheet
 * would execute come as text, and the import reads them as they were.
 */
export function tabSeparatedRow(question: QuestionFields): string {
  const isChoice = question.answerEntryType === 'multiChoice';
  return [
    question.points === null ? '' : String(question.points),
    ...[
      question.question,
      question.imageUrl,
      question.correctAnswer,
      isChoice ? escaped(question.correctMultiAnswer) : '',
      escaped(question.answerTrivia),
      question.autoMarkCorrectStyle,
      escaped(question.revealAnswerTrivia),
    ].map(harmlessCell),
    question.shouldRevealAnswer ? '1' : '0',
  ]
    .map(cell)
    .join('\t');
}
