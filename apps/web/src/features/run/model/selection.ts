import { correctness } from './correctness';
import type { Cell, RunNight } from './run-night';

/** What the quizmaster looks at: a question, and in it one team's answer. */
export interface Selection {
  readonly questionId: string | null;
  readonly teamId: string | null;
}

function step<Item>(items: readonly Item[], index: number, by: 1 | -1): Item | undefined {
  if (index < 0) return by === 1 ? items[0] : items.at(-1);
  return items[index + by];
}

/** The selection as far as it still exists: only asked questions can be selected (RUN-10). */
export function presentSelection(night: RunNight, selection: Selection): Selection {
  const { currentQuestionId } = night.master.session;
  const isAsked = selection.questionId !== null && night.askedIds.has(selection.questionId);
  const hasTeam = night.teams.some(({ id }) => id === selection.teamId);
  return {
    questionId: isAsked ? selection.questionId : currentQuestionId,
    teamId: hasTeam ? selection.teamId : (night.teams[0]?.id ?? null),
  };
}

/** The question before or after the selected one; the ends stay (RUN-11, RUN-22). */
export function stepQuestion(night: RunNight, selection: Selection, by: 1 | -1): Selection {
  const index = night.askedQuestions.findIndex(({ question }) => question.id === selection.questionId);
  const target = step(night.askedQuestions, index, by);
  return target ? { ...selection, questionId: target.question.id } : selection;
}

/** The team's answer above or below; the ends stay (RUN-23). */
export function stepTeam(night: RunNight, selection: Selection, by: 1 | -1): Selection {
  const index = night.teams.findIndex(({ id }) => id === selection.teamId);
  const target = step(night.teams, index, by);
  return target ? { ...selection, teamId: target.id } : selection;
}

/** Every asked answer, question by question and team by team. */
function cellsInOrder(night: RunNight): Cell[] {
  return night.askedQuestions.flatMap(({ question }) =>
    night.teams.map(({ id }) => ({ teamId: id, questionId: question.id })),
  );
}

/** The previous or next unscored answer, going round at the end; null when all are scored (RUN-9, RUN-23). */
export function stepUnscored(night: RunNight, selection: Selection, by: 1 | -1): Selection | null {
  const cells = cellsInOrder(night);
  const from = cells.findIndex(
    ({ teamId, questionId }) => teamId === selection.teamId && questionId === selection.questionId,
  );
  const start = from < 0 && by === -1 ? 0 : from;
  for (let distance = 1; distance <= cells.length; distance += 1) {
    const index = (start + by * distance + cells.length * 2) % cells.length;
    const cell = cells[index];
    if (cell && correctness(night, cell) === 'unscored') return cell;
  }
  return null;
}
