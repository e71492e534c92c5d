import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswerEmpty, untouchedAnswer } from '../team/team-answer';
import { play } from '../testing/play';
import { aSecretEvening, someEvening, stepsOf, type Step } from '../testing/random-evening';
import { neededTeams } from './needed-teams';
import { isNoChange } from './session-changes';
import { decide } from './session-machine';
import { askedQuestions } from './session-questions';
import type { SessionState } from './session-state';

const RUNS = { numRuns: 1000 };

function everyEvening(check: (steps: readonly Step[]) => void): void {
  fc.assert(
    fc.property(someEvening, (commands) => {
      check(stepsOf(aSecretEvening(), commands));
    }),
    RUNS,
  );
}

function everyStep(check: (step: Step) => void): void {
  everyEvening((steps) => {
    for (const step of steps) check(step);
  });
}

test('[STATE-12] a refused command changes nothing, an accepted one moves the version if it changes anything', () => {
  everyStep(({ before, after, command, isAccepted }) => {
    const decided = decide(before, command);
    expect(decided.ok).toBe(isAccepted);
    const isChanged = decided.ok && !isNoChange(decided.value);
    expect(after.session.version).toBe(before.session.version + (isChanged ? 1 : 0));
    if (!isChanged) expect(after).toBe(before);
  });
});

test('[STATE-12] playing the accepted commands again gives the same evening', () => {
  everyEvening((steps) => {
    const accepted = steps.filter(({ isAccepted }) => isAccepted).map(({ command }) => command);
    const again = accepted.reduce((state, command) => play(state, command), aSecretEvening());
    expect(again).toEqual(steps.at(-1)?.after);
  });
});

test('[STATE-23] what is asked stays asked, what is revealed stays revealed', () => {
  everyStep(({ before, after }) => {
    for (const asked of askedQuestions(before.session)) {
      const now = askedQuestions(after.session).find(({ question }) => question.id === asked.question.id);
      expect(now?.askedOrdinal).toBe(asked.askedOrdinal);
      if (asked.isRevealed) expect(now?.isRevealed).toBe(true);
    }
  });
});

test('[STATE-13] asked questions are numbered from 1 without gaps, and the last is the current one', () => {
  everyStep(({ after: { session } }) => {
    const asked = askedQuestions(session);
    expect(asked.map(({ askedOrdinal }) => askedOrdinal)).toEqual(asked.map((_, index) => index + 1));
    expect(session.currentQuestionId).toBe(asked.at(-1)?.question.id ?? null);
  });
});

/** What an empty answer to an asked question must count for; undefined where nothing is marked any more. */
function markOfEmpty(state: SessionState, isRevealed: boolean): boolean | null | undefined {
  const { sessionStatus } = state.session;
  if (sessionStatus === 'finished') return undefined;
  return isRevealed || (sessionStatus !== 'askQuestions' && sessionStatus !== 'confirmAnswers')
    ? false
    : null;
}

test('[MARK-5, MARK-9, MARK-18] points count only when correct, and empty answers are what the status says', () => {
  everyStep(({ after }) => {
    for (const { team, answers, scores } of after.teams) {
      for (const { question, isRevealed } of askedQuestions(after.session)) {
        const score = scores.get(question.id);
        if (score?.isCorrect !== true) expect(score?.pointsAwarded ?? 0).toBe(0);
        const expected = markOfEmpty(after, isRevealed);
        const isEmpty = isAnswerEmpty(answers.get(question.id) ?? untouchedAnswer(team.id, question.id));
        if (isEmpty && expected !== undefined) expect(score?.isCorrect ?? null).toBe(expected);
      }
    }
  });
});

test('[STATE-9] when scores are shown every asked question of every team is marked', () => {
  everyStep(({ after }) => {
    if (after.session.sessionStatus !== 'revealScoring') return;
    const isReached = after.teams.every(({ scores }) =>
      askedQuestions(after.session).every(({ question }) => scores.has(question.id)),
    );
    expect(isReached).toBe(true);
  });
});

test('[TEAM-23] a submitted answer is lost to nothing but its own team, the quizmaster and an edit', () => {
  everyStep(({ before, after, command }) => {
    const mayChange = ['save-team-answers', 'answer-for-teams', 'delete-team', 'sheet-saved'];
    if (mayChange.includes(command.type)) return;
    for (const { team, answers } of before.teams) {
      expect(after.teams.find((now) => now.team.id === team.id)?.answers).toBe(answers);
    }
  });
});

test('[STATE-16] a team changes nothing of another team', () => {
  everyStep(({ before, after, command }) => {
    if (command.type !== 'save-team-answers') return;
    for (const team of before.teams.filter((candidate) => candidate.team.id !== command.teamId)) {
      expect(after.teams).toContain(team);
    }
  });
});

test('[STATE-12] the teams that a command names as needed are enough to decide it', () => {
  everyStep(({ before, command }) => {
    const needed = neededTeams(command);
    if (needed === 'all') return;
    const some = { ...before, teams: before.teams.filter(({ team }) => needed.includes(team.id)) };
    expect(decide(some, command)).toEqual(decide(before, command));
  });
});
