import { masterQuestionStatusSheet, ok, type MasterQuestionStatusSheet, type Result } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';

/** What calls on revealed questions answer (wire contract 7.4). */
export interface StatusSheetAnswer {
  readonly masterQuestionStatusSheet: MasterQuestionStatusSheet;
}

/** What has become of every question of the quiz (REST-25). */
export async function getStatusSheet(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<StatusSheetAnswer>> {
  const state = await loadSession(deps, sessionId);
  return state.ok ? ok({ masterQuestionStatusSheet: masterQuestionStatusSheet(state.value.session) }) : state;
}
