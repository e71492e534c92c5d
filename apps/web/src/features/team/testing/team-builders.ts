import type {
  TeamAnswerView,
  TeamFeedState,
  TeamQuestion,
  TeamQuestionMetadata,
  TeamSession,
} from '@pubquiz/core';
import { aTeamSession } from '../../../testing/a-team-session';
import { emptyOutbox, type Outbox, type StoredAnswer } from '../outbox/outbox';

export const SESSION_ID = 'session-1';
export const TEAM_ID = 'team-1';

/** A free-text question that is open; its id is `q-` and its ordinal. */
export function aQuestion(ordinal: number, fields: Partial<TeamQuestion> = {}): TeamQuestion {
  return {
    questionId: `q-${ordinal}`,
    ordinal,
    points: 1,
    question: `Text of question ${ordinal}`,
    answerEntryType: 'freeText',
    answerOptions: [],
    shouldRevealAnswer: false,
    shouldRevealAnswerScore: false,
    canTeamSubmitAnswer: true,
    revealCorrectAnswer: null,
    revealAnswerTriviaHtml: null,
    imageUrl: null,
    ...fields,
  };
}

/** A multiple-choice question with these options. */
export function aChoice(ordinal: number, answerOptions: readonly string[]): TeamQuestion {
  return aQuestion(ordinal, { answerEntryType: 'multiChoice', answerOptions });
}

/** An evening in askQuestions whose newest question is the current one. */
export function aSession(
  teamQuestions: readonly TeamQuestion[],
  fields: Partial<TeamSession> = {},
): TeamSession {
  return aTeamSession({
    id: SESSION_ID,
    sessionStatus: 'askQuestions',
    currentQuestionNumber: teamQuestions.length,
    totalQuestionCount: 10,
    teamQuestions,
    ...fields,
  });
}

/** What the server has for one question. */
export function aStoredAnswer(fields: Partial<StoredAnswer> = {}): StoredAnswer {
  return { answer: '', selectedIndexes: [], isConfirmed: false, questionVote: null, ...fields };
}

/** An outbox in which nothing waits. */
export function anOutbox(stored: Readonly<Record<string, StoredAnswer>> = {}): Outbox {
  return { ...emptyOutbox, isRestored: true, stored };
}

/** The Barflies, first and alone in their place, with the answers that are given. */
export function aTeam(
  answers: Readonly<Record<string, Partial<TeamAnswerView>>> = {},
  writerBrowserId: string | null = null,
): TeamFeedState {
  const views = Object.entries(answers).map(([questionId, fields]): [string, TeamAnswerView] => [
    questionId,
    {
      id: null,
      teamId: TEAM_ID,
      questionId,
      answer: '',
      multiChoiceSelectedOptionIndexes: [],
      isConfirmed: false,
      isEmpty: true,
      questionVote: null,
      ...fields,
    },
  ]);
  return {
    teamName: 'The Barflies',
    didTeamAnswerSheetChange: false,
    teamAnswerSheet: {
      id: TEAM_ID,
      sessionId: SESSION_ID,
      teamId: TEAM_ID,
      writerBrowserId,
      questionIdToTeamAnswer: Object.fromEntries(views),
      updatedTime: '2026-03-05T19:30:00.000Z',
    },
    teamAnswerScoreSheet: {
      sessionId: SESSION_ID,
      teamId: TEAM_ID,
      questionIdToTeamAnswerScore: {},
      placementOrdinal: 1,
      isPlacementShared: false,
    },
  };
}

/** Counts of a question that nobody stands out with. */
export function someMetadata(
  questionId: string,
  fields: Partial<TeamQuestionMetadata> = {},
): TeamQuestionMetadata {
  return {
    questionId,
    points: 1,
    correctCount: 1,
    incorrectCount: 1,
    upvoteCount: 0,
    isHardest: false,
    isEasiest: false,
    isPopular: false,
    ...fields,
  };
}
