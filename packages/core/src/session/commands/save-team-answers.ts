import { markAnswers, type AnswerToMark } from '../../marking/mark-answers';
import { conflict, forbidden } from '../../refusals';
import { ok, type Result } from '../../result';
import { changeAnswer, isAnswerChanged, isEntryStored } from '../../team/change-answer';
import { requireTeam } from '../../team/find-team';
import { untouchedAnswer, type SaveMark, type TeamAnswer } from '../../team/team-answer';
import { maySave, READER_BROWSER } from '../../team/writer';
import { noChanges, type SessionChanges } from '../session-changes';
import type { AnswerEntry, CommandOf } from '../session-command';
import { findAskedQuestion, findQuestion } from '../session-questions';
import type { Session, SessionState, TeamState } from '../session-state';
import { strictlyLater } from '../strictly-later';
import { closedReason, closedSentence, type ClosedReason } from '../closed-reason';

/** What became of one entry of a save. */
interface EntryOutcome {
  readonly before: TeamAnswer;
  readonly after: TeamAnswer;
}

interface Save {
  readonly session: Session;
  readonly team: TeamState;
  readonly browserId: string;
}

/** More browsers than write for one team on an evening. */
const EARLIER_SAVES_KEPT = 8;

/**
 * True for a save that was taken before, or is older than one of the same browser that was: late, or sent twice. Also
 * when others have written since and the browser is the writer again: its old words must not win over theirs.
 */
function isRepeat({ lastSave, earlierSaves }: TeamAnswer, mark: SaveMark | null): boolean {
  if (mark === null) return false;
  const taken = lastSave === null ? earlierSaves : [lastSave, ...earlierSaves];
  return taken.some(({ browserId, sequence }) => browserId === mark.browserId && mark.sequence <= sequence);
}

/** The answer as the save with this mark leaves it, with the marks of those before. */
function markSaved(before: TeamAnswer, after: TeamAnswer, mark: SaveMark | null): TeamAnswer {
  const { lastSave, earlierSaves } = before;
  const isOther = lastSave !== null && lastSave.browserId !== mark?.browserId;
  const earlier = (isOther ? [lastSave, ...earlierSaves] : earlierSaves).filter(
    ({ browserId }, place, all) =>
      browserId !== mark?.browserId && all.findIndex((other) => other.browserId === browserId) === place,
  );
  return { ...after, lastSave: mark, earlierSaves: earlier.slice(0, EARLIER_SAVES_KEPT) };
}

function saveMark({ browserId }: Save, { sequence }: AnswerEntry): SaveMark | null {
  return sequence === undefined ? null : { browserId, sequence };
}

/** The entry's outcome, null when it says nothing new, or why the answer can not be changed. */
function saveEntry(
  save: Save,
  before: TeamAnswer,
  entry: AnswerEntry,
): Result<EntryOutcome | ClosedReason | null> {
  const mark = saveMark(save, entry);
  if (isRepeat(before, mark)) return ok(null);

  const question = findQuestion(save.session, entry.questionId)?.question ?? null;
  const isStored = isEntryStored(entry, before, question);
  const asked = findAskedQuestion(save.session, entry.questionId);
  if (asked === null) return ok(isStored ? null : closedReason(save.session, asked));

  const changed = changeAnswer(asked.question, before, entry);
  if (!changed.ok) return changed;
  const closed = closedReason(save.session, asked);
  const isRefused = closed !== null && isAnswerChanged(before, changed.value);
  if (isRefused && !isStored) return ok(closed);

  const after = isRefused ? before : changed.value;
  const isSame = !isAnswerChanged(before, after) && before.questionVote === after.questionVote;
  if (isSame && mark === null) return ok(null);
  // Also a save without news is remembered: an older one that arrives after it must not win.
  return ok({ before, after: markSaved(before, after, mark) });
}

interface ClosedEntry {
  readonly questionId: string;
  readonly reason: ClosedReason;
}

/** Names every refused entry, so that the client can send the rest; the sentence speaks of the first. */
function refuseClosed(session: Session, first: ClosedEntry, all: readonly ClosedEntry[]): Result<never> {
  return conflict(
    closedSentence(session, first.questionId, first.reason),
    all.map(({ questionId, reason }) => ({ path: ['questionIdToTeamAnswer', questionId], message: reason })),
  );
}

function toChanges(save: Save, outcomes: readonly EntryOutcome[], at: Date): SessionChanges {
  const { session, team } = save;
  const toMark: AnswerToMark[] = [];
  for (const { before, after } of outcomes) {
    const question = findAskedQuestion(session, after.questionId);
    if (question !== null && isAnswerChanged(before, after)) {
      toMark.push({ question, answer: after, isAnswerChanged: true });
    }
  }
  const isNewWriter = team.team.writerBrowserId === null;
  const answersUpdatedTime =
    toMark.length === 0 ? team.team.answersUpdatedTime : strictlyLater(at, team.team.answersUpdatedTime);
  return {
    ...noChanges,
    teams:
      isNewWriter || toMark.length > 0
        ? [{ ...team.team, writerBrowserId: save.browserId, answersUpdatedTime }]
        : [],
    answers: outcomes.map(({ after }) => after),
    scores: markAnswers(session, team, toMark),
  };
}

/**
 * Stores what a team's writer sends and marks what changed (TEAM-23, TEAM-25, TEAM-26, D25; wire contract 8.3). The
 * first browser to save becomes the writer (D24). Refused, with nothing stored: a reader's browser; any change to an
 * answer that is closed. A repeat, a late older save and an entry that says nothing new change nothing.
 */
export function saveTeamAnswers(
  state: SessionState,
  command: CommandOf<'save-team-answers'>,
): Result<SessionChanges> {
  const found = requireTeam(state, command.teamId);
  if (!found.ok) return found;
  const save: Save = { session: state.session, team: found.value, browserId: command.browserId };
  if (!maySave(save.team.team, command.browserId)) return forbidden(READER_BROWSER);

  const outcomes = new Map<string, EntryOutcome>();
  const closed: ClosedEntry[] = [];
  for (const entry of command.entries) {
    const { questionId } = entry;
    const stored = save.team.answers.get(questionId) ?? untouchedAnswer(command.teamId, questionId);
    const outcome = saveEntry(save, outcomes.get(questionId)?.after ?? stored, entry);
    if (!outcome.ok) return outcome;
    if (typeof outcome.value === 'string') closed.push({ questionId, reason: outcome.value });
    else if (outcome.value !== null) {
      outcomes.set(questionId, { before: stored, after: outcome.value.after });
    }
  }
  const [firstClosed] = closed;
  if (firstClosed !== undefined) return refuseClosed(state.session, firstClosed, closed);
  return ok(toChanges(save, [...outcomes.values()], command.at));
}
