import type { Question } from '../answer-sheet/question';
import { isNoChange, type QuestionStatusChange, type SessionChanges } from './session-changes';
import type { Session, SessionQuestion, SessionState, TeamState } from './session-state';

/** The questions with what has become of them since. Those that stay keep their identity. */
export function applyQuestionStatuses(
  questions: readonly SessionQuestion[],
  changes: readonly QuestionStatusChange[],
): readonly SessionQuestion[] {
  if (changes.length === 0) return questions;
  const byId = new Map(changes.map((change) => [change.questionId, change]));
  return questions.map((entry) => {
    const change = byId.get(entry.question.id);
    return change === undefined
      ? entry
      : { ...entry, askedOrdinal: change.askedOrdinal, isRevealed: change.isRevealed };
  });
}

function addQuestion(
  questions: readonly SessionQuestion[],
  question: Question | undefined,
): readonly SessionQuestion[] {
  if (question === undefined) return questions;
  return [...questions, { question, revealAnswerTriviaHtml: '', askedOrdinal: null, isRevealed: false }];
}

function applyToSession(session: Session, changes: SessionChanges): Session {
  const { questions: sheetQuestions = session.questions, ...sheet } = changes.sheet ?? {};
  const questions = addQuestion(sheetQuestions, changes.addedQuestion);
  return {
    ...session,
    ...changes.head,
    ...sheet,
    questions: applyQuestionStatuses(questions, changes.questionStatuses),
  };
}

function groupByTeam<Row extends { readonly teamId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.teamId);
    if (group === undefined) groups.set(row.teamId, [row]);
    else group.push(row);
  }
  return groups;
}

function withRows<Row extends { readonly questionId: string }>(
  rows: ReadonlyMap<string, Row>,
  changed: readonly Row[] | undefined,
): ReadonlyMap<string, Row> {
  if (changed === undefined) return rows;
  const next = new Map(rows);
  for (const row of changed) next.set(row.questionId, row);
  return next;
}

function applyToTeams(teams: readonly TeamState[], changes: SessionChanges): readonly TeamState[] {
  const rows = new Map(changes.teams.map((team) => [team.id, team]));
  const deleted = new Set(changes.deletedTeamIds);
  const answers = groupByTeam(changes.answers);
  const scores = groupByTeam(changes.scores);
  if (rows.size + deleted.size + answers.size + scores.size === 0) return teams;

  const changed = (state: TeamState): TeamState => {
    const { id } = state.team;
    const team = rows.get(id);
    if (team === undefined && !answers.has(id) && !scores.has(id)) return state;
    rows.delete(id);
    return {
      team: team ?? state.team,
      answers: withRows(state.answers, answers.get(id)),
      scores: withRows(state.scores, scores.get(id)),
    };
  };
  const left = deleted.size === 0 ? teams : teams.filter(({ team }) => !deleted.has(team.id));
  const next = left.map(changed);
  // Rows that met no team are those of teams that have just joined.
  for (const team of [...rows.values()]) next.push(changed({ team, answers: new Map(), scores: new Map() }));
  return next;
}

/**
 * The state after a command. Whatever did not change keeps its identity, so that views and patches can compare by
 * reference. The version is the given one, else one higher; it stays when nothing changed.
 */
export function applyChanges(state: SessionState, changes: SessionChanges, version?: number): SessionState {
  if (isNoChange(changes) && version === undefined) return state;
  const session = applyToSession(state.session, changes);
  return {
    session: { ...session, version: version ?? state.session.version + 1 },
    teams: applyToTeams(state.teams, changes),
  };
}
