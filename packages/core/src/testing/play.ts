import type { Refusal } from '../refusal';
import { applyChanges } from '../session/apply-changes';
import type { SessionChanges } from '../session/session-changes';
import type { AnswerEntry, CommandOf, ScoreEntry, SessionCommand } from '../session/session-command';
import { decide } from '../session/session-machine';
import { askedQuestions } from '../session/session-questions';
import type { SessionState } from '../session/session-state';
import type { SessionStatus } from '../session/session-status';
import { AT, anEvening } from './builders';

/** What a command changes; a refusal fails the test. */
export function changesOf(state: SessionState, command: SessionCommand): SessionChanges {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.refusal.message}`);
  return decided.value;
}

/** The state after these commands; a refusal fails the test. */
export function play(state: SessionState, ...commands: readonly SessionCommand[]): SessionState {
  return commands.reduce((current, command) => applyChanges(current, changesOf(current, command)), state);
}

/** Why a command is refused; an accepted one fails the test. */
export function refusalOf(state: SessionState, command: SessionCommand): Refusal {
  const decided = decide(state, command);
  if (decided.ok) throw new Error(`${command.type} was accepted`);
  return decided.refusal;
}

export function join(teamId: string, name = 'The Barflies'): SessionCommand {
  return { type: 'join-team', teamId, name, at: AT };
}

export const start: SessionCommand = { type: 'start-quiz', at: AT, newQuestionId: 'q-new' };
export const askNext: CommandOf<'ask-next-question'> = {
  type: 'ask-next-question',
  at: AT,
  newQuestionId: 'q-new',
};
export const submitAll: SessionCommand = { type: 'submit-all-answers', at: AT };
export const askMore: SessionCommand = { type: 'ask-more-questions', at: AT };
export const markAll: SessionCommand = { type: 'mark-answers', at: AT };
export const revealScores: SessionCommand = { type: 'reveal-scoring', at: AT };
export const revealBoard: SessionCommand = { type: 'reveal-leaderboard', at: AT };
export const finish: SessionCommand = { type: 'finish-quiz', at: AT };

export function reveal(...questionIds: readonly string[]): SessionCommand {
  return { type: 'reveal-questions', questionIds };
}

/** A save of the team's first browser. */
export function save(teamId: string, ...entries: readonly AnswerEntry[]): CommandOf<'save-team-answers'> {
  return { type: 'save-team-answers', teamId, browserId: `${teamId}-browser`, entries, at: AT };
}

/** A submitted free-text answer. */
export function submit(teamId: string, questionId: string, answer: string): SessionCommand {
  return save(teamId, { questionId, answer, isConfirmed: true });
}

export function mark(teamId: string, ...entries: readonly ScoreEntry[]): SessionCommand {
  return { type: 'set-scores', teams: [{ teamId, entries }] };
}

/** Marks everything that is still unmarked as incorrect. */
export function markRest(state: SessionState): SessionState {
  const teams = state.teams.map(({ team, scores }) => ({
    teamId: team.id,
    entries: askedQuestions(state.session)
      .filter(({ question }) => (scores.get(question.id)?.isCorrect ?? null) === null)
      .map(({ question }) => ({ questionId: question.id, isCorrect: false })),
  }));
  return play(state, { type: 'set-scores', teams });
}

const STEPS: readonly (readonly [SessionStatus, SessionCommand])[] = [
  ['askQuestions', start],
  ['confirmAnswers', submitAll],
  ['markAnswers', markAll],
  ['revealScoring', revealScores],
  ['revealLeaderboard', revealBoard],
  ['finished', finish],
];

/** Leads an evening on to a status, marking the rest as incorrect before scores are revealed. */
export function leadTo(status: SessionStatus, from: SessionState): SessionState {
  let state = from;
  const statuses: readonly SessionStatus[] = ['notStarted', ...STEPS.map(([next]) => next)];
  for (const [next, command] of STEPS.slice(statuses.indexOf(state.session.sessionStatus))) {
    if (state.session.sessionStatus === status) break;
    state = next === 'revealScoring' ? play(markRest(state), command) : play(state, command);
  }
  return state;
}

/** An evening in a status: team-1 and team-2 have joined, q1 is asked unless it has not started, nobody answered. */
export function eveningIn(status: SessionStatus): SessionState {
  return leadTo(status, play(anEvening(), join('team-1'), join('team-2', 'Quizzly Bears')));
}
