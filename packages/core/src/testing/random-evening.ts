import fc from 'fast-check';
import { applyChanges } from '../session/apply-changes';
import type { AnswerEntry, SessionCommand } from '../session/session-command';
import { decide } from '../session/session-machine';
import type { SessionQuestion, SessionState } from '../session/session-state';
import { aChoice, anEvening, aQuestion, later, notAsked } from './builders';

/** Marks that no team may read before their time; 'right' is accepted as an answer, too. */
export function secretQuestion(id: string): SessionQuestion {
  const fields = {
    question: `TEXT-OF-${id}.`,
    answerTrivia: `HOST-TRIVIA-OF-${id}.`,
    revealAnswerTrivia: `TRIVIA-OF-${id}.`,
  };
  const question =
    id === 'q2'
      ? aChoice(id, { ...fields, correctMultiAnswer: `wrong\n--right\nOPTION-OF-${id}.` })
      : aQuestion(id, { ...fields, correctAnswer: `ANSWER-TO-${id}.; right` });
  return notAsked(question, `<p>TRIVIA-OF-${id}.</p>`);
}

/** An evening before its start with four questions full of marks. */
export function aSecretEvening(): SessionState {
  return anEvening({ questions: ['q1', 'q2', 'q3', 'q4'].map(secretQuestion) });
}

const TEAM_IDS = ['TEAM-A', 'TEAM-B', 'TEAM-C'] as const;
const QUESTION_IDS = ['q1', 'q2', 'q3', 'q4', 'q-0', 'q-unknown'] as const;

const teamId = fc.constantFrom(...TEAM_IDS);
const questionId = fc.constantFrom(...QUESTION_IDS);
const at = fc.integer({ min: 0, max: 60 }).map(later);
const vote = fc.constantFrom(true, false, null);

function entryOf(team: string): fc.Arbitrary<AnswerEntry> {
  return fc
    .record(
      {
        questionId,
        answer: fc.constantFrom('right', `GUESS-OF-${team}.`, '', ' '),
        multiChoiceSelectedOptionIndexes: fc.constantFrom([], [0], [1], [2]),
        isConfirmed: fc.boolean(),
        questionVote: vote,
        sequence: fc.integer({ min: 0, max: 5 }),
      },
      { requiredKeys: ['questionId'] },
    )
    .map((entry) => {
      const { multiChoiceSelectedOptionIndexes: _selection, ...text } = entry;
      const { answer: _answer, ...selection } = entry;
      return entry.questionId === 'q2' ? selection : text;
    });
}

function simple(
  type:
    | 'submit-all-answers'
    | 'ask-more-questions'
    | 'mark-answers'
    | 'reveal-scoring'
    | 'reveal-leaderboard'
    | 'finish-quiz',
): fc.Arbitrary<SessionCommand> {
  return at.map((time) => ({ type, at: time }));
}

const score = fc.record(
  {
    questionId,
    isCorrect: fc.constantFrom(true, false, null),
    pointsAwarded: fc.constantFrom(0, 0.5, 1, null),
  },
  { requiredKeys: ['questionId'] },
);

const markEverything: fc.Arbitrary<SessionCommand> = fc.boolean().map((isCorrect) => ({
  type: 'set-scores',
  teams: TEAM_IDS.map((id) => ({
    teamId: id,
    entries: ['q1', 'q2', 'q3', 'q4'].map((question) => ({ questionId: question, isCorrect })),
  })),
}));

/** One command, sensible or not. */
export const someCommand: fc.Arbitrary<SessionCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: teamId.map((id) => ({
      type: 'join-team' as const,
      teamId: id,
      name: `Team ${id.slice(-1)}`,
      at: later(0),
    })),
  },
  {
    weight: 3,
    arbitrary: at.map((time) => ({ type: 'start-quiz' as const, at: time, newQuestionId: 'q-0' })),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(at, fc.option(questionId, { nil: undefined, freq: 2 })).map(([time, id]) => ({
      type: 'ask-next-question' as const,
      at: time,
      newQuestionId: 'q-0',
      questionId: id,
    })),
  },
  { weight: 3, arbitrary: simple('submit-all-answers') },
  { weight: 2, arbitrary: simple('ask-more-questions') },
  { weight: 3, arbitrary: simple('mark-answers') },
  { weight: 3, arbitrary: simple('reveal-scoring') },
  { weight: 2, arbitrary: simple('reveal-leaderboard') },
  { weight: 1, arbitrary: simple('finish-quiz') },
  {
    weight: 3,
    arbitrary: fc
      .array(questionId, { maxLength: 2 })
      .map((questionIds) => ({ type: 'reveal-questions' as const, questionIds })),
  },
  { weight: 1, arbitrary: teamId.map((id) => ({ type: 'delete-team' as const, teamId: id })) },
  {
    weight: 1,
    arbitrary: teamId.map((id) => ({
      type: 'become-writer' as const,
      teamId: id,
      browserId: `BROWSER-OF-${id}.`,
    })),
  },
  {
    weight: 12,
    arbitrary: teamId.chain((id) =>
      fc.tuple(fc.array(entryOf(id), { maxLength: 3 }), at).map(([entries, time]) => ({
        type: 'save-team-answers' as const,
        teamId: id,
        browserId: `BROWSER-OF-${id}.`,
        entries,
        at: time,
      })),
    ),
  },
  {
    weight: 2,
    arbitrary: teamId.chain((id) =>
      fc.tuple(fc.array(entryOf(id), { maxLength: 2 }), at).map(([entries, time]) => ({
        type: 'answer-for-teams' as const,
        teams: [{ teamId: id, entries: entries.map((entry) => ({ ...entry, isConfirmed: true })) }],
        at: time,
      })),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(teamId, fc.array(score, { maxLength: 3 }))
      .map(([id, entries]) => ({ type: 'set-scores' as const, teams: [{ teamId: id, entries }] })),
  },
  { weight: 3, arbitrary: markEverything },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.shuffledSubarray(['q1', 'q2', 'q3', 'q4'], { minLength: 3 }), fc.constantFrom(1, 2), at)
      .map(([ids, defaultPoints, time]) => ({
        type: 'sheet-saved' as const,
        sheet: { quizName: 'Thursday Quiz', defaultPoints, questions: ids.map(secretQuestion) },
        at: time,
      })),
  },
);

/** The commands of an evening: it usually gets under way at once, then anything may happen. */
export const someEvening: fc.Arbitrary<readonly SessionCommand[]> = fc
  .tuple(fc.boolean(), fc.array(someCommand, { minLength: 5, maxLength: 40 }))
  .map(([isUnderWay, commands]) => {
    const opening: SessionCommand[] = [
      { type: 'join-team', teamId: 'TEAM-A', name: 'Team A', at: later(0) },
      { type: 'join-team', teamId: 'TEAM-B', name: 'Team B', at: later(0) },
      { type: 'start-quiz', at: later(1), newQuestionId: 'q-0' },
    ];
    return isUnderWay ? [...opening, ...commands] : commands;
  });

/** One step of an evening. */
export interface Step {
  readonly command: SessionCommand;
  readonly before: SessionState;
  readonly isAccepted: boolean;
  readonly after: SessionState;
}

/** Ids come from outside and are never given twice: an added question gets a fresh one. */
function withFreshId(command: SessionCommand, index: number): SessionCommand {
  const addsQuestion = command.type === 'start-quiz' || command.type === 'ask-next-question';
  return addsQuestion ? { ...command, newQuestionId: `${command.newQuestionId}-${index}` } : command;
}

function isJoiningAgain(state: SessionState, command: SessionCommand): boolean {
  return command.type === 'join-team' && state.teams.some(({ team }) => team.id === command.teamId);
}

/** Plays an evening step by step; refused commands leave the state as it is. */
export function stepsOf(start: SessionState, commands: readonly SessionCommand[]): readonly Step[] {
  const steps: Step[] = [];
  for (const [index, someNext] of commands.entries()) {
    const before = steps.at(-1)?.after ?? start;
    if (isJoiningAgain(before, someNext)) continue;
    const command = withFreshId(someNext, index);
    const decided = decide(before, command);
    const after = decided.ok ? applyChanges(before, decided.value) : before;
    steps.push({ command, before, isAccepted: decided.ok, after });
  }
  return steps;
}
