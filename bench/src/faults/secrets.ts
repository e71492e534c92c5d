import type { WrittenQuestion } from '../evening/open-evening';

/** Finds words on screens that are not theirs to see yet. */
export interface SecretWatch {
  /** From now on the question at this place may be seen. */
  asked(index: number): void;
  /** From now on its answer and trivia may be seen. */
  revealed(index: number): void;
  /** Reads what a device of a team was sent. */
  look(sent: unknown): void;
  readonly problems: () => readonly string[];
}

/** A question whose every text says which one it is. */
export function markedQuestion(index: number): WrittenQuestion {
  return {
    question: `QUESTION-MARK-${index}- Which number comes after ${index}?`,
    correctAnswer: `ANSWER-MARK-${index}-; ${index + 1}`,
    answerTrivia: `HOST-MARK-${index}-`,
    revealAnswerTrivia: `TRIVIA-MARK-${index}-`,
  };
}

/** Watches one evening. */
export function watchSecrets(): SecretWatch {
  const asked = new Set<number>();
  const revealed = new Set<number>();
  const problems = new Set<string>();

  function maySee(kind: string, index: number): boolean {
    if (kind === 'QUESTION') return asked.has(index);
    return kind !== 'HOST' && revealed.has(index);
  }

  return {
    asked: (index) => asked.add(index),
    revealed: (index) => revealed.add(index),
    look(sent) {
      for (const [, kind = '', index] of JSON.stringify(sent).matchAll(/([A-Z]+)-MARK-(\d+)-/g)) {
        if (!maySee(kind, Number(index)))
          problems.add(`${kind} of question ${Number(index) + 1} was shown too early`);
      }
    },
    problems: () => [...problems],
  };
}
