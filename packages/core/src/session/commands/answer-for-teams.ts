import { markAnswers, type AnswerToMark } from '../../marking/mark-answers';
import type { AnswerScore } from '../../marking/answer-score';
import type { Refusal } from '../../refusal';
import { conflict, invalid, STALE_WRITE } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import { changeAnswer, isAnswerChanged, isEntryStored } from '../../team/change-answer';
import { findTeam } from '../../team/find-team';
import type { Team } from '../../team/team';
import { untouchedAnswer, type TeamAnswer } from '../../team/team-answer';
import { closedSentence } from '../closed-reason';
import { noChanges, type SessionChanges } from '../session-changes';
import type { AnswerEntry, CommandOf } from '../session-command';
import { findAskedQuestion, findQuestion } from '../session-questions';
import type { Session, SessionState, TeamState } from '../session-state';
import { sessionFlags } from '../session-status';
import { strictlyLater } from '../strictly-later';

type TeamSheet = CommandOf<'answer-for-teams'>['teams'][number];

/** The sentence for a change that the quizmaster did not send as a submitted answer. */
export const ONLY_SUBMITTED_ANSWERS = 'An answer on behalf of a team needs isConfirmed: true';

/** Votes stay the team's own, whatever was sent. */
function withoutVote({ questionVote: _vote, sequence: _sequence, ...entry }: AnswerEntry): AnswerEntry {
  return entry;
}

function changedAnswer(session: Session, stored: TeamAnswer, entry: AnswerEntry): Result<TeamAnswer | null> {
  const question = findQuestion(session, entry.questionId)?.question ?? null;
  if (isEntryStored(entry, stored, question)) return ok(null);
  const path = ['questionIdToTeamAnswer', entry.questionId];
  if (entry.isConfirmed !== true) {
    return invalid(ONLY_SUBMITTED_ANSWERS, [{ path, message: ONLY_SUBMITTED_ANSWERS }]);
  }
  const asked = findAskedQuestion(session, entry.questionId);
  const isTooEarlyOrLate = !sessionFlags(session.sessionStatus).canAnswerForTeams;
  if (isTooEarlyOrLate || asked === null) {
    const reason = isTooEarlyOrLate ? 'inputDisabled' : 'notAsked';
    return conflict(closedSentence(session, entry.questionId, reason), [{ path, message: reason }]);
  }
  const changed = changeAnswer(asked.question, stored, entry);
  return changed.ok && !isAnswerChanged(stored, changed.value) ? ok(null) : changed;
}

function answerForTeam(
  session: Session,
  team: TeamState,
  { entries, updatedTime }: TeamSheet,
): Result<readonly AnswerToMark[]> {
  if (updatedTime !== undefined && updatedTime.getTime() !== team.team.answersUpdatedTime.getTime()) {
    return conflict(STALE_WRITE);
  }
  const answers = new Map<string, AnswerToMark>();
  for (const entry of entries) {
    const { questionId } = entry;
    const stored =
      answers.get(questionId)?.answer ??
      team.answers.get(questionId) ??
      untouchedAnswer(team.team.id, questionId);
    const changed = changedAnswer(session, stored, withoutVote(entry));
    if (!changed.ok) return changed;
    const question = findAskedQuestion(session, questionId);
    if (changed.value !== null && question !== null) {
      answers.set(questionId, { question, answer: changed.value, isAnswerChanged: true });
    }
  }
  return ok([...answers.values()]);
}

/** Issues speak of the list that was sent, so their paths start with the sheet's place in it. */
function refuseSheet(index: number, { issues, ...refusal }: Refusal): Result<never> {
  if (issues === undefined) return refuse(refusal);
  return refuse({
    ...refusal,
    issues: issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })),
  });
}

/**
 * Confirms or corrects answers on behalf of teams, revealed questions too (wire contract 7.6). Unknown teams are
 * skipped (ERR-13). Refused as a whole: a change that is not a submitted answer; one outside asking, confirming and
 * marking; a sheet that carries another updatedTime than the stored one.
 */
export function answerForTeams(
  { session, ...state }: SessionState,
  command: CommandOf<'answer-for-teams'>,
): Result<SessionChanges> {
  const teams: Team[] = [];
  const answers: TeamAnswer[] = [];
  const scores: AnswerScore[] = [];
  for (const [index, sheet] of command.teams.entries()) {
    const team = findTeam(state, sheet.teamId);
    if (team === null) continue;
    const answered = answerForTeam(session, team, sheet);
    if (!answered.ok) return refuseSheet(index, answered.refusal);
    if (answered.value.length === 0) continue;
    const answersUpdatedTime = strictlyLater(command.at, team.team.answersUpdatedTime);
    teams.push({ ...team.team, answersUpdatedTime });
    answers.push(...answered.value.map(({ answer }) => answer));
    scores.push(...markAnswers(session, team, answered.value));
  }
  return ok({ ...noChanges, teams, answers, scores });
}
