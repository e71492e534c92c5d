import type { MasterSession, SessionStatus } from '@pubquiz/core';

/** A pill of the progress strip (RUN-2). */
export interface Phase {
  readonly id: 'askQuestions' | 'confirmAnswers' | 'markAnswers' | 'revealScoring' | 'revealLeaderboard';
  readonly label: string;
  readonly help: string;
}

export const PHASES: readonly Phase[] = [
  {
    id: 'askQuestions',
    label: 'Quiz Questions',
    help: 'Ask one question after the other and read each aloud. Teams see a question the moment you ask it, and may change their answers until you mark them.',
  },
  {
    id: 'confirmAnswers',
    label: 'Submit all Answers',
    help: 'No more questions for now. Give the teams 10-20 seconds to look through their answers and submit them.',
  },
  {
    id: 'markAnswers',
    label: 'Mark Answers',
    help: 'Teams can not change anything now. Most answers are marked already: step through the unscored ones, and read out the best.',
  },
  {
    id: 'revealScoring',
    label: 'Reveal Scoring & Answers',
    help: 'Teams see the correct answers, the trivia and their own points, but not yet who won. A good moment to talk about the answers.',
  },
  {
    id: 'revealLeaderboard',
    label: 'Leaderboard',
    help: 'Everybody sees the places and the most popular questions. Crown the winner.',
  },
];

/** The pill to highlight; finished counts as Leaderboard, and before the start there is none (RUN-3). */
export function currentPhase(status: SessionStatus): Phase['id'] | null {
  if (status === 'notStarted') return null;
  return status === 'finished' ? 'revealLeaderboard' : status;
}

/** What the quizmaster can do to move the evening on, named as the documents name it (RUN-6). */
export type RunAction =
  | 'ask-first-question'
  | 'ask-next-question'
  | 'ask-new-question'
  | 'submit-all-answers'
  | 'ask-more-questions'
  | 'mark-answers'
  | 'reveal-scoring'
  | 'reveal-leaderboard'
  | 'finish-quiz'
  | 'done';

/** The actions of a status: the first is the one to press next, always in the same place (RUN-5, RUN-6, RUN-14, RUN-15). */
export function runActions({ session, questions }: MasterSession): readonly RunAction[] {
  const hasNext = questions.some(({ askedOrdinal }) => askedOrdinal === null);
  switch (session.sessionStatus) {
    case 'notStarted':
      return ['ask-first-question'];
    case 'askQuestions':
      return [hasNext ? 'ask-next-question' : 'ask-new-question', 'submit-all-answers'];
    case 'confirmAnswers':
      return ['mark-answers', 'ask-more-questions'];
    case 'markAnswers':
      return ['reveal-scoring', 'ask-more-questions'];
    case 'revealScoring':
      return ['reveal-leaderboard'];
    case 'revealLeaderboard':
      return ['finish-quiz'];
    case 'finished':
      return ['done'];
  }
}

/** The words on a button; n and total are those of the question that would be asked (RUN-14, D53). */
export function actionLabel(action: RunAction, { session, questions }: MasterSession): string {
  switch (action) {
    case 'ask-first-question':
      return 'Ask First Question!';
    case 'ask-next-question':
      return `Ask Next Question (${session.askedQuestionCount + 1} of ${questions.length})`;
    case 'ask-new-question':
      return 'Ask a New Question';
    case 'submit-all-answers':
      return 'Submit all Answers';
    case 'ask-more-questions':
      return 'Ask More Questions';
    case 'mark-answers':
      return 'Mark Answers';
    case 'reveal-scoring':
      return 'Reveal Scoring & Answers';
    case 'reveal-leaderboard':
      return 'Leaderboard';
    case 'finish-quiz':
      return 'Finish Quiz';
    case 'done':
      return 'Done';
  }
}
