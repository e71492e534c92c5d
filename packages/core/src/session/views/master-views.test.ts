import { expect, test } from 'vitest';
import { askNext, eveningIn, play, reveal, save, submit } from '../../testing/play';
import { masterAnswerScoreSheet, masterQuestionStatusSheet, masterSession } from './master-views';
import { sessionView, teamView } from './session-view';

const PUBLIC_URL = 'https://quiz.example.org';

test('[ENT-10] a session is shown to its owner with its place in the evening and its invitation', () => {
  const { session, teams } = play(eveningIn('askQuestions'), askNext);
  const view = sessionView(
    session,
    teams.map(({ team }) => team),
    PUBLIC_URL,
  );
  expect(view).toMatchObject({
    id: 'session-1',
    answerSheetId: 'sheet-1',
    sessionStatus: 'askQuestions',
    currentQuestionId: 'q2',
    currentQuestionNumber: 2,
    askedQuestionCount: 2,
    inviteUrl: 'https://quiz.example.org/team/invitation/session-1',
    invitePath: '/team/invitation/session-1',
    quizName: 'Thursday Quiz',
    createdTime: '2026-03-05T19:30:00.000Z',
  });
  expect(view.teams.map(({ name }) => name)).toEqual(['The Barflies', 'Quizzly Bears']);
});

test('[ENT-10] before the start there is no current question', () => {
  expect(sessionView(eveningIn('notStarted').session, [], PUBLIC_URL)).toMatchObject({
    currentQuestionId: null,
    currentQuestionNumber: 0,
    askedQuestionCount: 0,
  });
});

test('[ENT-11] a team is shown with its secret path', () => {
  const [team] = eveningIn('notStarted').teams.map((state) => teamView(state.team, PUBLIC_URL));
  expect(team).toEqual({
    id: 'team-1',
    sessionId: 'session-1',
    name: 'The Barflies',
    teamPath: '/team/game/session-1/team/team-1',
    teamUrl: 'https://quiz.example.org/team/game/session-1/team/team-1',
  });
});

test('[ENT-15, ENT-16] a team has one score for every asked question', () => {
  const state = play(eveningIn('askQuestions'), askNext, submit('team-1', 'q1', 'Stoker'));
  expect(masterAnswerScoreSheet(state, 'team-1')).toEqual({
    sessionId: 'session-1',
    teamId: 'team-1',
    questionIdToMasterAnswerScore: {
      q1: {
        id: 'team-1.q1',
        teamId: 'team-1',
        questionId: 'q1',
        isCorrect: true,
        pointsAwarded: 1,
        isAutoMarkedCorrect: true,
        wasAutoMarkedCorrect: true,
      },
      q2: {
        id: null,
        teamId: 'team-1',
        questionId: 'q2',
        isCorrect: null,
        pointsAwarded: 0,
        isAutoMarkedCorrect: false,
        wasAutoMarkedCorrect: false,
      },
    },
  });
  expect(masterAnswerScoreSheet(state, 'team-9')).toBeNull();
});

test('[ENT-17] every question of the quiz has a status, asked or not', () => {
  const sheet = masterQuestionStatusSheet(play(eveningIn('askQuestions'), reveal('q1')).session);
  expect(sheet.questionIdToMasterQuestionStatus).toEqual({
    q1: { questionId: 'q1', isRevealed: true, canTeamSubmitAnswer: false },
    q2: { questionId: 'q2', isRevealed: false, canTeamSubmitAnswer: true },
    q3: { questionId: 'q3', isRevealed: false, canTeamSubmitAnswer: true },
  });
});

test('[ENT-18, ENT-19] the quizmaster sees everything at once, in joining and asking order', () => {
  const state = play(
    eveningIn('askQuestions'),
    submit('team-2', 'q1', 'Stoker'),
    save('team-1', { questionId: 'q1', questionVote: false }),
  );
  const view = masterSession(state, PUBLIC_URL);
  expect(
    view.questions.map(({ question, points, askedOrdinal }) => [question.id, points, askedOrdinal]),
  ).toEqual([
    ['q1', 1, 1],
    ['q2', 2, null],
    ['q3', 1, null],
  ]);
  expect(view.teamAnswerSheets.map(({ teamId }) => teamId)).toEqual(['team-1', 'team-2']);
  expect(view.masterAnswerScoreSheets.map(({ teamId }) => teamId)).toEqual(['team-1', 'team-2']);
  expect(view.placements[0]).toMatchObject({
    placementOrdinal: 1,
    teamName: 'Quizzly Bears',
    totalScore: 1,
    team: { id: 'team-2', teamUrl: 'https://quiz.example.org/team/game/session-1/team/team-2' },
  });
  expect(view.questionsMetadata).toEqual([
    {
      questionId: 'q1',
      points: 1,
      correctCount: 1,
      incorrectCount: 0,
      upvoteCount: 0,
      downvoteCount: 1,
      voteCount: 1,
      isHardest: false,
      isEasiest: false,
      isPopular: false,
      isUnpopular: true,
    },
  ]);
});
