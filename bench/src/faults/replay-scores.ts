import {
  applyChanges,
  decide,
  unmarkedScore,
  type AnswerScore,
  type SessionCommand,
  type SessionState,
} from '@pubquiz/core';

function play(state: SessionState, command: SessionCommand): SessionState {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(`${command.type} is refused in the replay: ${decided.refusal.message}`);
  return applyChanges(state, decided.value);
}

/** The evening as it was before its start: the same quiz and teams, nothing asked, answered or marked. */
function beforeTheStart({ session, teams }: SessionState): SessionState {
  return {
    session: {
      ...session,
      sessionStatus: 'notStarted',
      currentQuestionId: null,
      questions: session.questions.map((question) => ({
        ...question,
        askedOrdinal: null,
        isRevealed: false,
      })),
    },
    teams: teams.map(({ team }) => ({ team, answers: new Map(), scores: new Map() })),
  };
}

function answersAgain({ session, teams }: SessionState, at: Date): readonly SessionCommand[] {
  return teams.flatMap(({ team, answers }) => {
    const entries = session.questions.flatMap(({ question }) => {
      const stored = answers.get(question.id);
      return stored
        ? [{ questionId: question.id, answer: stored.answer, isConfirmed: stored.isConfirmed }]
        : [];
    });
    const browserId = team.writerBrowserId ?? 'nobody';
    return [{ type: 'save-team-answers', teamId: team.id, browserId, entries, at } as const];
  });
}

/** The quizmaster of these evenings says no to whatever is left unmarked. */
function markRest(state: SessionState): SessionState {
  const teams = state.teams.map(({ team, scores }) => ({
    teamId: team.id,
    entries: state.session.questions
      .filter(({ question }) => (scores.get(question.id)?.isCorrect ?? null) === null)
      .map(({ question }) => ({ questionId: question.id, isCorrect: false })),
  }));
  return play(state, { type: 'set-scores', teams });
}

/** The evening played again in core from its stored answers, up to the reveal of its scores. */
export function replay(stored: SessionState): SessionState {
  const at = stored.session.updatedTime;
  const newQuestionId = 'never used';
  let state = beforeTheStart(stored);
  state = play(state, { type: 'start-quiz', at, newQuestionId });
  for (let asked = 1; asked < stored.session.questions.length; asked += 1) {
    state = play(state, { type: 'ask-next-question', at, newQuestionId });
  }
  for (const command of answersAgain(stored, at)) state = play(state, command);
  state = play(state, { type: 'submit-all-answers', at });
  state = play(state, { type: 'mark-answers', at });
  return markRest(state);
}

function shown({ isCorrect, pointsAwarded, isAutoMarkedCorrect, wasAutoMarkedCorrect }: AnswerScore): string {
  return JSON.stringify({ isCorrect, pointsAwarded, isAutoMarkedCorrect, wasAutoMarkedCorrect });
}

/** Says which stored scores differ from a replay in core: none, if all is well. */
export function checkScores(stored: SessionState): readonly string[] {
  const replayed = replay(stored);
  return stored.teams.flatMap(({ team, scores }, place) =>
    stored.session.questions.flatMap(({ question }, index) => {
      const found = shown(scores.get(question.id) ?? unmarkedScore(team.id, question.id));
      const expected = shown(
        replayed.teams[place]?.scores.get(question.id) ?? unmarkedScore(team.id, question.id),
      );
      return found === expected
        ? []
        : [`${team.name}, question ${index + 1}: scored ${found}, a replay says ${expected}`];
    }),
  );
}
