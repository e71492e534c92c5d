import type { MasterAnswerScoreSheet, TeamAnswerSheet } from '@pubquiz/core';
import { correctness } from './correctness';
import type { RunNight } from './run-night';

/** How many of a team's asked answers wait for something. */
interface TeamTally {
  /** Submitted, and not marked. */
  readonly unscored: number;
  /** Not marked, submitted or not. */
  readonly unmarked: number;
}

interface CountedTally extends TeamTally {
  readonly answerSheet: TeamAnswerSheet | undefined;
  readonly askedIds: ReadonlySet<string>;
}

const counted = new WeakMap<MasterAnswerScoreSheet, CountedTally>();

function countTeam(night: RunNight, teamId: string): TeamTally {
  let unscored = 0;
  let unmarked = 0;
  for (const questionId of night.askedIds) {
    const cell = { teamId, questionId };
    if ((night.score(cell)?.isCorrect ?? null) === null) unmarked += 1;
    if (correctness(night, cell) === 'unscored') unscored += 1;
  }
  return { unscored, unmarked };
}

/** Counts a team's answers; teams of which nothing changed are not counted again. */
function teamTally(night: RunNight, teamId: string): TeamTally {
  const scoreSheet = night.scoreSheets.get(teamId);
  const answerSheet = night.answerSheets.get(teamId);
  if (scoreSheet === undefined) return countTeam(night, teamId);
  const known = counted.get(scoreSheet);
  if (known && known.answerSheet === answerSheet && known.askedIds === night.askedIds) return known;
  const tally = { ...countTeam(night, teamId), answerSheet, askedIds: night.askedIds };
  counted.set(scoreSheet, tally);
  return tally;
}

/** How many answers wait for the quizmaster (RUN-9). */
export function unscoredCount(night: RunNight): number {
  return night.teams.reduce((sum, { id }) => sum + teamTally(night, id).unscored, 0);
}

/** True while an answer to an asked question has no mark (STATE-9). */
export function hasUnmarked(night: RunNight): boolean {
  return night.teams.some(({ id }) => teamTally(night, id).unmarked > 0);
}
