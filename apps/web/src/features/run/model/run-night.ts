import type {
  MasterAnswerScore,
  MasterAnswerScoreSheet,
  MasterQuestion,
  MasterSession,
  TeamAnswerSheet,
  TeamAnswerView,
  TeamView,
} from '@pubquiz/core';

/** The columns of the grid. */
interface Columns {
  /** Asked ones in asking order, then the others in sheet order. */
  readonly questions: readonly MasterQuestion[];
  readonly askedQuestions: readonly MasterQuestion[];
  readonly askedIds: ReadonlySet<string>;
}

/** The quizmaster's state, indexed for a screen that looks up single cells. */
export interface RunNight extends Columns {
  readonly master: MasterSession;
  readonly teams: readonly TeamView[];
  /** By team; a sheet stays the same object until something in it changes. */
  readonly answerSheets: ReadonlyMap<string, TeamAnswerSheet>;
  readonly scoreSheets: ReadonlyMap<string, MasterAnswerScoreSheet>;
  readonly answer: (cell: Cell) => TeamAnswerView | undefined;
  readonly score: (cell: Cell) => MasterAnswerScore | undefined;
}

/** One team's answer to one question. */
export interface Cell {
  readonly teamId: string;
  readonly questionId: string;
}

function byOrdinal(a: MasterQuestion, b: MasterQuestion): number {
  return (a.askedOrdinal ?? 0) - (b.askedOrdinal ?? 0);
}

const knownColumns = new WeakMap<readonly MasterQuestion[], Columns>();

/** Columns stay the same object while the feed says nothing new about the questions. */
function columnsOf(questions: readonly MasterQuestion[]): Columns {
  const known = knownColumns.get(questions);
  if (known) return known;
  const asked = questions.filter(({ askedOrdinal }) => askedOrdinal !== null).sort(byOrdinal);
  const unasked = questions.filter(({ askedOrdinal }) => askedOrdinal === null);
  const columns = {
    questions: [...asked, ...unasked],
    askedQuestions: asked,
    askedIds: new Set(asked.map(({ question }) => question.id)),
  };
  knownColumns.set(questions, columns);
  return columns;
}

function byTeam<Sheet extends { readonly teamId: string }>(
  sheets: readonly Sheet[],
): ReadonlyMap<string, Sheet> {
  return new Map(sheets.map((sheet) => [sheet.teamId, sheet]));
}

/** The night with other marks than the feed's. */
export function withScoreSheets(night: RunNight, scoreSheets: RunNight['scoreSheets']): RunNight {
  return {
    ...night,
    scoreSheets,
    score: ({ teamId, questionId }) => scoreSheets.get(teamId)?.questionIdToMasterAnswerScore[questionId],
  };
}

/** Indexes the feed's state; teams in joining order or by placement (RUN-7). */
export function runNight(master: MasterSession, order: 'joining' | 'placement'): RunNight {
  const answerSheets = byTeam(master.teamAnswerSheets);
  const scoreSheets = byTeam(master.masterAnswerScoreSheets);
  return {
    ...columnsOf(master.questions),
    master,
    teams: order === 'placement' ? master.placements.map(({ team }) => team) : master.session.teams,
    answerSheets,
    scoreSheets,
    answer: ({ teamId, questionId }) => answerSheets.get(teamId)?.questionIdToTeamAnswer[questionId],
    score: ({ teamId, questionId }) => scoreSheets.get(teamId)?.questionIdToMasterAnswerScore[questionId],
  };
}
