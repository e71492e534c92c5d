import { optionsOf } from '../answer-sheet/multiple-choice-options';
import { hasAnswerEntryType } from '../answer-sheet/question-faults';
import type { Question } from '../answer-sheet/question';
import { invalid } from '../refusals';
import { ok, type Result } from '../result';
import type { AnswerEntry } from '../session/session-command';
import type { TeamAnswer } from './team-answer';

function isSameSelection(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((index, position) => index === b[position]);
}

/** True when the team's answer itself differs: its text, selection or confirmation, not its vote. */
export function isAnswerChanged(before: TeamAnswer, after: TeamAnswer): boolean {
  return (
    before.answer !== after.answer ||
    before.isConfirmed !== after.isConfirmed ||
    !isSameSelection(before.multiChoiceSelectedOptionIndexes, after.multiChoiceSelectedOptionIndexes)
  );
}

/**
 * True when everything that an entry carries is stored already: such an entry is never refused (wire contract 8.3).
 * The text of a multiple-choice answer is the server's and is not compared.
 */
export function isEntryStored(entry: AnswerEntry, stored: TeamAnswer, question: Question | null): boolean {
  const isTextStored =
    question?.answerEntryType === 'multiChoice' ||
    entry.answer === undefined ||
    entry.answer === stored.answer;
  const selected = entry.multiChoiceSelectedOptionIndexes;
  return (
    isTextStored &&
    (selected === undefined || isSameSelection(selected, stored.multiChoiceSelectedOptionIndexes)) &&
    (entry.isConfirmed === undefined || entry.isConfirmed === stored.isConfirmed) &&
    (entry.questionVote === undefined || entry.questionVote === stored.questionVote)
  );
}

function changeText(stored: TeamAnswer, entry: AnswerEntry): TeamAnswer {
  const answer = entry.answer ?? stored.answer;
  const isStillConfirmed = answer === stored.answer && stored.isConfirmed;
  return {
    ...stored,
    answer,
    multiChoiceSelectedOptionIndexes: [],
    isConfirmed: entry.isConfirmed ?? isStillConfirmed,
  };
}

function changeSelection(question: Question, stored: TeamAnswer, entry: AnswerEntry): TeamAnswer {
  const picked = entry.multiChoiceSelectedOptionIndexes;
  const selected = picked ?? stored.multiChoiceSelectedOptionIndexes;
  const [index] = selected;
  return {
    ...stored,
    answer: index === undefined ? '' : (optionsOf(question)[index]?.text ?? ''),
    multiChoiceSelectedOptionIndexes: selected,
    // Picking an option submits it, taking the pick back opens it again (TEAM-23).
    isConfirmed: entry.isConfirmed ?? (picked === undefined ? stored.isConfirmed : picked.length > 0),
  };
}

/** Nobody can tell what an answer to such a question means (ERR-11). */
function changeToEmpty(stored: TeamAnswer, entry: AnswerEntry): TeamAnswer {
  const isConfirmed = entry.isConfirmed ?? stored.isConfirmed;
  return { ...stored, answer: '', multiChoiceSelectedOptionIndexes: [], isConfirmed };
}

function changed(question: Question, stored: TeamAnswer, entry: AnswerEntry): TeamAnswer {
  if (!hasAnswerEntryType(question)) return changeToEmpty(stored, entry);
  return question.answerEntryType === 'freeText'
    ? changeText(stored, entry)
    : changeSelection(question, stored, entry);
}

function selectionProblem(question: Question, selected: readonly number[]): string | null {
  if (selected.length === 0 || !hasAnswerEntryType(question)) return null;
  if (question.answerEntryType === 'freeText') return 'A free-text question has no options to select';
  if (selected.length > 1) return 'Only one option can be selected';
  const [index] = selected;
  return index !== undefined && optionsOf(question)[index] !== undefined ? null : 'There is no such option';
}

/**
 * What a team's answer becomes by an entry (wire contract 2.5 and 8.3; TEAM-23, TEAM-25, ENT-13). Edited text is
 * unconfirmed unless the entry confirms it, a picked option is confirmed unless the entry says otherwise, a vote
 * leaves the answer alone. To a question without an entry type every answer is empty (ERR-11). Refused as invalid: a selection that the question does not offer.
 */
export function changeAnswer(question: Question, stored: TeamAnswer, entry: AnswerEntry): Result<TeamAnswer> {
  const problem = selectionProblem(question, entry.multiChoiceSelectedOptionIndexes ?? []);
  if (problem !== null) {
    const path = ['questionIdToTeamAnswer', entry.questionId, 'multiChoiceSelectedOptionIndexes'];
    return invalid(problem, [{ path, message: problem }]);
  }
  const after = changed(question, stored, entry);
  return ok(entry.questionVote === undefined ? after : { ...after, questionVote: entry.questionVote });
}
