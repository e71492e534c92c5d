import type { Question } from '../../answer-sheet/question';
import type { AnswerScore } from '../../marking/answer-score';
import { markAnswers, type AnswerToMark } from '../../marking/mark-answers';
import { ok, type Result } from '../../result';
import { followEditedQuestion } from '../../team/follow-edited-question';
import type { Team } from '../../team/team';
import { untouchedAnswer, type TeamAnswer } from '../../team/team-answer';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { askedQuestions, type AskedQuestion } from '../session-questions';
import type { Session, SessionQuestion, SessionState, TeamState } from '../session-state';
import { strictlyLater } from '../strictly-later';

type SheetSaved = CommandOf<'sheet-saved'>;

function isSameQuestion(a: Question, b: Question): boolean {
  return (Object.keys(a) as (keyof Question)[]).every((field) => a[field] === b[field]);
}

/** The saved question as this Session sees it. A finished evening keeps what was asked as it was asked. */
function seenBy(
  session: Session,
  stored: SessionQuestion | undefined,
  saved: SessionQuestion,
): SessionQuestion {
  if (stored === undefined) return { ...saved, askedOrdinal: null, isRevealed: false };
  const isSame =
    isSameQuestion(stored.question, saved.question) &&
    stored.revealAnswerTriviaHtml === saved.revealAnswerTriviaHtml;
  const isKept = session.sessionStatus === 'finished' && stored.askedOrdinal !== null;
  if (isSame || isKept) return stored;
  return { ...stored, question: saved.question, revealAnswerTriviaHtml: saved.revealAnswerTriviaHtml };
}

/** The sheet's questions in their new order, then asked ones that the sheet has lost. */
function mergeQuestions(session: Session, saved: readonly SessionQuestion[]): readonly SessionQuestion[] {
  const storedById = new Map(session.questions.map((entry) => [entry.question.id, entry]));
  const savedIds = new Set(saved.map(({ question }) => question.id));
  const lost = session.questions.filter(
    ({ question, askedOrdinal }) => askedOrdinal !== null && !savedIds.has(question.id),
  );
  const merged = [
    ...saved.map((entry) => seenBy(session, storedById.get(entry.question.id), entry)),
    ...lost,
  ];
  const isSame =
    merged.length === session.questions.length &&
    merged.every((entry, index) => entry === session.questions[index]);
  return isSame ? session.questions : merged;
}

interface TeamOutcome {
  readonly answers: readonly TeamAnswer[];
  readonly scores: readonly AnswerScore[];
}

function followEdits(session: Session, team: TeamState, edited: readonly AskedQuestion[]): TeamOutcome {
  const toMark: AnswerToMark[] = [];
  const answers: TeamAnswer[] = [];
  for (const question of edited) {
    const { id } = question.question;
    const before = team.answers.get(id) ?? untouchedAnswer(team.team.id, id);
    const answer = followEditedQuestion(question.question, before);
    if (answer !== before) answers.push(answer);
    // A selection that moved with its option is still the same answer; one that lost it is unconfirmed, so empty.
    toMark.push({ question, answer, isAnswerChanged: false });
  }
  return { answers, scores: markAnswers(session, team, toMark) };
}

/**
 * Takes over the quiz as it was saved: asked questions may read differently now, answers follow them, and unmarked
 * ones are marked again (MARK-20; wire contract 3.4 and 6.2). Points already awarded stay. A finished evening takes
 * over the name and what it never asked, nothing else.
 */
export function sheetSaved(
  { session, teams }: SessionState,
  { sheet, at }: SheetSaved,
): Result<SessionChanges> {
  const isFinished = session.sessionStatus === 'finished';
  const defaultPoints = isFinished ? session.defaultPoints : sheet.defaultPoints;
  const questions = mergeQuestions(session, sheet.questions);
  const isSame =
    sheet.quizName === session.quizName &&
    defaultPoints === session.defaultPoints &&
    questions === session.questions;
  if (isSame) return ok(noChanges);

  const saved: Session = { ...session, quizName: sheet.quizName, defaultPoints, questions };
  const before: ReadonlySet<SessionQuestion> = new Set(session.questions);
  const edited = isFinished ? [] : askedQuestions(saved).filter((entry) => !before.has(entry));
  const changedTeams: Team[] = [];
  const outcomes = teams.map((team) => {
    const outcome = followEdits(saved, team, edited);
    if (outcome.answers.length > 0) {
      const answersUpdatedTime = strictlyLater(at, team.team.answersUpdatedTime);
      changedTeams.push({ ...team.team, answersUpdatedTime });
    }
    return outcome;
  });
  return ok({
    ...noChanges,
    sheet: { quizName: sheet.quizName, defaultPoints, questions },
    teams: changedTeams,
    answers: outcomes.flatMap(({ answers }) => answers),
    scores: outcomes.flatMap(({ scores }) => scores),
  });
}
