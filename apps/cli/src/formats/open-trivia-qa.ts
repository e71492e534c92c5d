import { choiceQuestion } from './choice-question';
import type { LibraryFile, QuestionInFile, RefusedInFile } from './library-file';

interface Block {
  readonly line: number;
  readonly question: string[];
  readonly correct: string[];
  readonly options: string[];
}

const QUESTION = /^#Q\s*/;
const CORRECT = /^\^\s*/;
const OPTION = /^([A-Z])(?:\s+(.*))?$/;

/** The options are lettered A, B, C, ... in this order: any other capital continues what stands above it. */
function isNextOption(letter: string | undefined, { correct, options }: Block): boolean {
  return correct.length > 0 && letter === String.fromCharCode(65 + options.length);
}

function addLine(block: Block, line: string): void {
  const [, letter, text = ''] = OPTION.exec(line) ?? [];
  if (CORRECT.test(line) && block.correct.length === 0) block.correct.push(line.replace(CORRECT, ''));
  else if (isNextOption(letter, block)) block.options.push(text);
  else if (block.options.length > 0) block.options.push(`${block.options.pop() ?? ''} ${line}`);
  else if (block.correct.length > 0) block.correct.push(line);
  else block.question.push(line);
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const isStart = QUESTION.test(line);
    if (isStart) blocks.push({ line: index + 1, question: [], correct: [], options: [] });
    const block = blocks.at(-1);
    if (block !== undefined) addLine(block, isStart ? line.replace(QUESTION, '') : line.trim());
  }
  return blocks;
}

function nonBlank(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Reads a category of OpenTriviaQA: `#Q` a question, `^` its answer, then the options, each with its letter. */
export function parseOpenTriviaQa(text: string, category: string): LibraryFile {
  const questions: QuestionInFile[] = [];
  const refused: RefusedInFile[] = [];
  for (const { line, question, correct, options } of blocksOf(text)) {
    const read = choiceQuestion({
      question: nonBlank(question).join('\n'),
      correct: nonBlank(correct).join(' '),
      options,
    });
    if (typeof read === 'string') refused.push({ line, reason: read });
    else questions.push({ line, question: { ...read, category } });
  }
  return { questions, refused };
}
