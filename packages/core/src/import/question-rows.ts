import type { AutoMarkCorrectStyle, QuestionFields } from '../answer-sheet/question';
import { questionLengthIssues } from '../answer-sheet/question-lengths';
import { parsePoints } from '../points/points';
import { invalid } from '../refusals';
import { ok, type Result } from '../result';
import { textOfCell } from './formula-cells';
import { parseTabSeparated } from './tab-separated';

/** The columns of a row, in this order (IMP-3); further ones are ignored. */
export const IMPORT_COLUMNS = [
  'Points',
  'Question',
  'Image URL',
  'Free-text Answer',
  'Multiple Choice Answer',
  'Answer Trivia',
  'Auto-mark',
  'Reveal Answer Trivia',
  'Reveal Correct Answer',
] as const;

const MAX_QUOTED_CLIPBOARD = 10_000;
const HEADINGS: readonly string[] = ['points', 'question'];

function isQuestionRow(cells: readonly string[]): boolean {
  const isBlank = cells.every((cell) => cell === '');
  return !isBlank && !HEADINGS.includes(cells[0]?.toLowerCase() ?? '');
}

/** Spreadsheets can not hold line breaks in a cell easily, so people write them as \n, and \\n for the two characters. */
function unescapeLineBreaks(cell: string): string {
  return cell.replace(/\\\\n|(?:\\r)?\\n/g, (escape) => (escape === '\\\\n' ? '\\n' : '\n'));
}

function autoMarkStyle(cell: string): AutoMarkCorrectStyle {
  const style = cell.toLowerCase();
  return style === 'same' || style === 'never' ? style : 'similar';
}

/** A row's question (IMP-5 to IMP-10). Cells come trimmed. */
function toQuestion(cells: readonly string[]): QuestionFields {
  const [points = '', question = '', imageUrl = '', correctAnswer = '', options = ''] = cells;
  const [answerTrivia = '', style = '', revealAnswerTrivia = '', revealCorrectAnswer = ''] = cells.slice(5);
  return {
    points: parsePoints(points),
    question,
    answerEntryType: options === '' ? 'freeText' : 'multiChoice',
    correctAnswer,
    correctMultiAnswer: unescapeLineBreaks(options),
    shouldRevealAnswer: revealCorrectAnswer !== '0',
    autoMarkCorrectStyle: autoMarkStyle(style),
    answerTrivia: unescapeLineBreaks(answerTrivia),
    revealAnswerTrivia: unescapeLineBreaks(revealAnswerTrivia),
    imageUrl,
  };
}

/**
 * The questions in pasted spreadsheet rows, without ids (IMP-1 to IMP-11). Blank lines and heading rows are skipped
 * (D34); an apostrophe that keeps a spreadsheet from executing a cell is no part of its text. One row with too few columns, or with a text that is too long, refuses the whole import (IMP-11, ERR-4).
 */
export function importQuestions(clipboard: string): Result<readonly QuestionFields[]> {
  const rows = parseTabSeparated(clipboard)
    .map((cells) => cells.map((cell) => textOfCell(cell.trim())))
    .filter(isQuestionRow);
  const questions: QuestionFields[] = [];
  for (const [index, cells] of rows.entries()) {
    const number = index + 1;
    if (cells.length < IMPORT_COLUMNS.length) {
      const problem = `Question ${number} has ${cells.length} columns instead of ${IMPORT_COLUMNS.length}, so not adding any questions`;
      return invalid(`${problem}\n\n${clipboard.slice(0, MAX_QUOTED_CLIPBOARD)}`);
    }
    const question = toQuestion(cells);
    const [tooLong] = questionLengthIssues(question);
    if (tooLong !== undefined) {
      return invalid(`Question ${number}: ${tooLong.message}, so not adding any questions`, [tooLong]);
    }
    questions.push(question);
  }
  return ok(questions);
}
