import type {
  MasterAnswerScore,
  MasterAnswerScoreSheet,
  MasterQuestion,
  MasterSession,
  TeamAnswerSheet,
  TeamAnswerView,
  TeamView,
} from '@pubquiz/core';

/** The quizmaster's state, indexed for a screen that looks up single cells. */
export interface RunNight {
  readonly master: MasterSession;
  /** Asked ones in asking order, then the others in sheet order: the columns of the grid. */
  readonly questions: readonly MasterQuestion[];
  readonly askedQuestions: readonly MasterQuestion[];
  readonly teams: readonly TeamView[];
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

function byPlacement(master: MasterSession): readonly TeamView[] {
  return master.placements.map(({ team }) => team);
}

function byTeam<Sheet extends { readonly teamId: string }>(
  sheets: readonly Sheet[],
): ReadonlyMap<string, Sheet> {
  return new Map(sheets.map((sheet) => [sheet.teamId, sheet]));
}

/** Indexes the feed's state; teams in joining order or by placement (RUN-7). */
export function runNight(master: MasterSession, order: 'joining' | 'placement'): RunNight {
  const answerSheets: ReadonlyMap<string, TeamAnswerSheet> = byTeam(master.teamAnswerSheets);
  const scoreSheets: ReadonlyMap<string, MasterAnswerScoreSheet> = byTeam(master.masterAnswerScoreSheets);
  const asked = master.questions.filter(({ askedOrdinal }) => askedOrdinal !== null).sort(byOrdinal);
  const unasked = master.questions.filter(({ askedOrdinal }) => askedOrdinal === null);
  return {
    master,
    questions: [...asked, ...unasked],
    askedQuestions: asked,
    teams: order === 'placement' ? byPlacement(master) : master.session.teams,
    answer: ({ teamId, questionId }) => answerSheets.get(teamId)?.questionIdToTeamAnswer[questionId],
    score: ({ teamId, questionId }) => scoreSheets.get(teamId)?.questionIdToMasterAnswerScore[questionId],
  };
}
