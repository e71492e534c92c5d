import type { QuestionToImport } from './library-file';

/** A question with its options, as most collections have it. */
export interface Choice {
  readonly question: string;
  readonly correct: string;
  readonly options: readonly string[];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function folded(text: string): string {
  return oneLine(text).toLowerCase();
}

/** The question with its options marked, or why it is none; options that are there twice are kept once. */
export function choiceQuestion({ question, correct, options }: Choice): QuestionToImport | string {
  if (question.trim() === '') return 'There is no question';
  if (oneLine(correct) === '') return 'There is no correct answer';
  const distinct = new Map<string, string>();
  for (const option of options.map(oneLine)) {
    if (option !== '' && !distinct.has(folded(option))) distinct.set(folded(option), option);
  }
  if (!distinct.has(folded(correct))) return 'The correct answer is not among the options';
  if (distinct.size < 2) return 'There are not two different options';
  const lines = [...distinct].map(([key, option]) => {
    // Dashes at the start would mark an option as correct.
    const text = option.replace(/^--+/, '').trim();
    return key === folded(correct) ? `--${text}` : text;
  });
  return {
    question: question.trim(),
    answerEntryType: 'multiChoice',
    correctMultiAnswer: lines.join('\n'),
  };
}
