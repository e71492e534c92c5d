/** A question is answered with text or by picking an option. */
export type AnswerEntryType = 'freeText' | 'multiChoice';

/** How eagerly free text is marked correct by itself. */
export type AutoMarkCorrectStyle = 'similar' | 'same' | 'never';

/** The quizmaster's question, with everything that teams must not see yet (ENT-6). */
export interface Question {
  readonly id: string;
  /** Blank means the quiz's default points. */
  readonly points: number | null;
  readonly question: string;
  readonly answerEntryType: AnswerEntryType;
  /** Accepted variations separated by semicolons; the first is the one revealed. */
  readonly correctAnswer: string;
  /** One option a line; a correct one starts with two dashes. */
  readonly correctMultiAnswer: string;
  readonly shouldRevealAnswer: boolean;
  readonly autoMarkCorrectStyle: AutoMarkCorrectStyle;
  /** For the quizmaster only; no team ever gets it. */
  readonly answerTrivia: string;
  /** Markdown that teams see at the reveal. */
  readonly revealAnswerTrivia: string;
  readonly imageUrl: string;
}

/** A question as the editor holds it; the id is added when it is stored. */
export type QuestionFields = Omit<Question, 'id'>;

/** The fields of a new question (ENT-7). */
export const emptyQuestionFields: QuestionFields = {
  points: null,
  question: '',
  answerEntryType: 'freeText',
  correctAnswer: '',
  correctMultiAnswer: '',
  shouldRevealAnswer: true,
  autoMarkCorrectStyle: 'similar',
  answerTrivia: '',
  revealAnswerTrivia: '',
  imageUrl: '',
};

/** A new, empty question with the given id (ENT-7). */
export function emptyQuestion(id: string): Question {
  return { id, ...emptyQuestionFields };
}

/** True when all text fields and the image are blank (ENT-9). */
export function isQuestionEmpty(question: QuestionFields): boolean {
  const texts = [
    question.question,
    question.correctAnswer,
    question.correctMultiAnswer,
    question.answerTrivia,
    question.revealAnswerTrivia,
    question.imageUrl,
  ];
  return texts.every((text) => text.trim() === '');
}
