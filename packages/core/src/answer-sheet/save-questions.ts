import { LIMITS } from '../limits';
import type { RefusalIssue } from '../refusal';
import { conflict, invalid } from '../refusals';
import { ok, type Result } from '../result';
import type { AnswerSheetBody } from '../schemas/answer-sheet-body';
import type { QuestionBody } from '../schemas/question-body';
import { sessionFlags } from '../session/session-status';
import type { StoredAnswerSheet } from './answer-sheet-changes';
import { emptyQuestion, type Question, type QuestionFields } from './question';

/** The questions of a quiz after a save, and which ones it lost. */
export interface SavedQuestions {
  readonly questions: readonly Question[];
  readonly removedQuestionIds: readonly string[];
}

interface NewIds {
  readonly newId: () => string;
  readonly libraryQuestionIds: ReadonlySet<string>;
}

/** The fields that were sent; absent ones do not overwrite anything. */
function sentFields({ id: _id, ...fields }: QuestionBody): Partial<QuestionFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function duplicateIssues(
  questions: readonly QuestionBody[],
  libraryQuestionIds: ReadonlySet<string>,
): RefusalIssue[] {
  const seen = new Set<string>();
  const issues: RefusalIssue[] = [];
  for (const [index, { id }] of questions.entries()) {
    if (typeof id !== 'string' || libraryQuestionIds.has(id)) continue;
    if (seen.has(id)) issues.push({ path: ['questions', index, 'id'], message: 'This id is used twice' });
    seen.add(id);
  }
  return issues;
}

/** A question that a running Session has asked must stay; numbers are those of the stored quiz. */
function removalIssues(stored: StoredAnswerSheet, removed: ReadonlySet<string>): RefusalIssue[] {
  const running = stored.sessions.filter(({ sessionStatus }) => sessionFlags(sessionStatus).isInProgress);
  const asked = new Set(running.flatMap(({ askedQuestionIds }) => askedQuestionIds));
  return stored.questions.flatMap(({ id }, index) =>
    removed.has(id) && asked.has(id)
      ? [{ path: ['questions'], message: `Question ${index + 1} is being asked in a running session` }]
      : [],
  );
}

/**
 * The questions of a posted quiz in their new order: known ids are updated, others are new, left out ones are removed
 * (wire contract 6.2). A library question's id counts as absent. A new quiz without questions gets one empty one.
 */
export function saveQuestions(
  stored: StoredAnswerSheet | null,
  { questions: sent }: Pick<AnswerSheetBody, 'questions'>,
  { newId, libraryQuestionIds }: NewIds,
): Result<SavedQuestions> {
  if (sent === undefined) {
    return ok({ questions: stored?.questions ?? [emptyQuestion(newId())], removedQuestionIds: [] });
  }
  if (sent.length > LIMITS.questionsPerSheet) {
    return invalid(`A quiz has at most ${LIMITS.questionsPerSheet} questions`);
  }
  const duplicates = duplicateIssues(sent, libraryQuestionIds);
  if (duplicates.length > 0) return invalid('A question is in the list twice', duplicates);

  const known = new Map((stored?.questions ?? []).map((question) => [question.id, question]));
  const questions = sent.map((entry): Question => {
    const id = typeof entry.id === 'string' && !libraryQuestionIds.has(entry.id) ? entry.id : newId();
    return { ...(known.get(id) ?? emptyQuestion(id)), ...sentFields(entry) };
  });
  const kept = new Set(questions.map(({ id }) => id));
  const removed = new Set([...known.keys()].filter((id) => !kept.has(id)));
  const removals = stored === null ? [] : removalIssues(stored, removed);
  const [first] = removals;
  if (first !== undefined) return conflict(first.message, removals);
  return ok({ questions, removedQuestionIds: [...removed] });
}
