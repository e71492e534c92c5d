import {
  decide,
  interpretStatuses,
  masterQuestionStatusSheet,
  ok,
  type Result,
  type StatusEntry,
} from '@pubquiz/core';
import { applyRule, type SessionDeps } from '../session/apply-command';
import type { StatusSheetAnswer } from './get-status-sheet';

export interface SaveStatusesInput {
  readonly sessionId: string;
  readonly statuses: readonly StatusEntry[];
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
      const questionIds = interpretStatuses(state.session, statuses);
      if (!questionIds.ok) return questionIds;
      return decide(state, { type: 'reveal-questions', questionIds: questionIds.value });
    },
  });
  if (!applied.ok) return applied;
  return ok({ masterQuestionStatusSheet: masterQuestionStatusSheet(applied.value.state.session) });
}
