import {
  decide,
  interpretQuestionStatuses,
  masterQuestionStatusSheet,
  noChanges,
  ok,
  type QuestionStatusEntry,
  type Result,
} from '@pubquiz/core';
import { applyRule, type SessionDeps } from '../session/apply-command';
import type { StatusSheetAnswer } from './get-status-sheet';

export interface SaveStatusesInput {
  readonly sessionId: string;
  readonly statuses: readonly QuestionStatusEntry[];
}

/** Takes a status sheet as programs send it: what it newly says to be revealed is revealed (REST-26). */
export async function saveStatuses(
  deps: SessionDeps,
  { sessionId, statuses }: SaveStatusesInput,
): Promise<Result<StatusSheetAnswer>> {
  const applied = await applyRule(deps, {
    sessionId,
    teams: 'all',
    locksSheet: false,
    decide: (state) => {
      const command = interpretQuestionStatuses(state.session, statuses);
      if (!command.ok) return command;
      return command.value === null ? ok(noChanges) : decide(state, command.value);
    },
  });
  if (!applied.ok) return applied;
  return ok({ masterQuestionStatusSheet: masterQuestionStatusSheet(applied.value.state.session) });
}
