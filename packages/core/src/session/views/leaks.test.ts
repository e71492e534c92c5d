import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSecretEvening, someEvening, stepsOf } from '../../testing/random-evening';
import { leadTo } from '../../testing/play';
import type { SessionCommand } from '../session-command';
import type { SessionState } from '../session-state';
import { SESSION_STATUSES, sessionFlags, type SessionStatus } from '../session-status';
import { teamSession } from './team-session-view';
import { teamAnswerScoreSheet, teamAnswerSheet } from './team-sheets-view';

/** Everything that the devices of a team ever get, as it goes over the wire. */
function wireOfTeam(state: SessionState, teamId: string): string {
  return JSON.stringify([
    teamSession(state),
    teamAnswerSheet(state, teamId),
    teamAnswerScoreSheet(state, teamId),
  ]);
}

/** The marks that must not be in what a team gets now. */
function forbiddenMarks(state: SessionState, teamId: string): string[] {
  const { hasRevealedScoring } = sessionFlags(state.session.sessionStatus);
  const marks = ['downvote', 'voteCount":', 'HOST-TRIVIA', '"--'];
  for (const { question, askedOrdinal, isRevealed } of state.session.questions) {
    const { id } = question;
    if (askedOrdinal === null) marks.push(`TEXT-OF-${id}.`, `OPTION-OF-${id}.`);
    if (askedOrdinal === null || !(isRevealed || hasRevealedScoring)) {
      marks.push(`ANSWER-TO-${id}.`, `>TRIVIA-OF-${id}.`);
    }
  }
  for (const { team } of state.teams.filter((candidate) => candidate.team.id !== teamId)) {
    marks.push(team.id, `GUESS-OF-${team.id}.`, `BROWSER-OF-${team.id}.`);
  }
  return marks;
}

/** Counts of likes are shown, so the search for votes leaves them out. */
function withoutLikes(wire: string): string {
  return wire.replaceAll('"upvoteCount":', '');
}

/** The states of an evening in this status, the last of them reached by leading the evening on. */
function statesIn(status: SessionStatus, commands: readonly SessionCommand[]): readonly SessionState[] {
  const states = stepsOf(aSecretEvening(), commands).map(({ after }) => after);
  const last = states.at(-1) ?? aSecretEvening();
  return [...states, leadTo(status, last)].filter(({ session }) => session.sessionStatus === status);
}

test.each(SESSION_STATUSES)(
  '[PROD-5, ENT-8, ENT-30, STATE-19, STATE-20, STATE-21] in %s a team reads nothing before its time and nothing of others',
  (status) => {
    let seen = 0;
    fc.assert(
      fc.property(someEvening, (commands) => {
        for (const state of statesIn(status, commands)) {
          seen += 1;
          for (const { team } of state.teams) {
            const wire = withoutLikes(wireOfTeam(state, team.id));
            expect(forbiddenMarks(state, team.id).filter((mark) => wire.includes(mark))).toEqual([]);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(seen).toBeGreaterThan(20);
  },
);

test('[STATE-19] a revealed question does show its answer and trivia', () => {
  const [team, start, reveal] = [
    { type: 'join-team', teamId: 'TEAM-A', name: 'Team A', at: new Date(0) },
    { type: 'start-quiz', at: new Date(0), newQuestionId: 'q-0' },
    { type: 'reveal-questions', questionIds: ['q1'] },
  ] as const;
  const state = stepsOf(aSecretEvening(), [team, start, reveal]).at(-1)?.after ?? aSecretEvening();
  const wire = wireOfTeam(state, 'TEAM-A');
  expect(wire).toContain('ANSWER-TO-q1.');
  expect(wire).toContain('>TRIVIA-OF-q1.');
});
