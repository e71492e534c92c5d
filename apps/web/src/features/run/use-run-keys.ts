import { sessionFlags } from '@pubquiz/core';
import { isMarkable } from './model/correctness';
import type { RunNight } from './model/run-night';
import { stepQuestion, stepTeam, stepUnscored, type Selection } from './model/selection';
import type { RunShortcut } from './model/shortcuts';
import type { RunCommands } from './run-commands';
import { useRunShortcuts } from './use-run-shortcuts';

export interface RunKeys {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly areLettersOn: boolean;
  readonly onSelect: (selection: Selection) => void;
  readonly onMark: RunCommands['mark'];
}

/** The keys of the run screen: they move the selection and mark the selected answer (RUN-22 to RUN-24). */
export function useRunKeys({ night, selection, areLettersOn, onSelect, onMark }: RunKeys): void {
  const { currentQuestionId, sessionStatus } = night.master.session;

  function go(next: Selection | null): void {
    if (next) onSelect(next);
  }

  function mark(isCorrect: boolean): void {
    const { teamId, questionId } = selection;
    const question = night.askedQuestions.find(({ question: { id } }) => id === questionId);
    if (!question || teamId === null || !sessionFlags(sessionStatus).canMark) return;
    const cell = { teamId, questionId: question.question.id };
    if (!isMarkable(night, cell) || night.score(cell)?.isCorrect === isCorrect) return;
    onMark(cell, { isCorrect, pointsAwarded: isCorrect ? question.points : 0 });
  }

  useRunShortcuts(areLettersOn, (shortcut: RunShortcut): void => {
    switch (shortcut) {
      case 'previous-question':
        return go(stepQuestion(night, selection, -1));
      case 'next-question':
        return go(stepQuestion(night, selection, 1));
      case 'previous-team':
        return go(stepTeam(night, selection, -1));
      case 'next-team':
        return go(stepTeam(night, selection, 1));
      case 'previous-unscored':
        return go(stepUnscored(night, selection, -1));
      case 'next-unscored':
        return go(stepUnscored(night, selection, 1));
      case 'current-question':
        return go({ ...selection, questionId: currentQuestionId });
      case 'mark-correct':
        return mark(true);
      case 'mark-incorrect':
        return mark(false);
    }
  });
}
