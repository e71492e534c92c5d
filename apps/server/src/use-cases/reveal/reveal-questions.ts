import { masterQuestionStatusSheet, ok, type Result } from '@pubquiz/core';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import type { StatusSheetAnswer } from './get-status-sheet';

export interface RevealQuestionsInput {
  readonly sessionId: string;
  readonly questionIds: readonly string[];
}

/** Reveals asked questions to the teams one by one and closes them (REST-26, STATE-22, STATE-23). */
export async function revealQuestions(
  deps: SessionDeps,
  { sessionId, questionIds }: RevealQuestionsInput,
): Promise<Result<StatusSheetAnswer>> {
  const applied = await applyCommand(deps, sessionId, { type: 'reveal-questions', questionIds });
  if (!applied.ok) return applied;
  return ok({ masterQuestionStatusSheet: masterQuestionStatusSheet(applied.value.state.session) });
}
