import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askNext, eveningIn, join, play, reveal, save, submit } from '../../testing/play';
import { aSecretEvening, someEvening, stepsOf, type Step } from '../../testing/random-evening';
import type { TeamFeedState } from '../live-message';
import type { SessionState } from '../session-state';
import { masterSession } from '../views/master-views';
import { teamSession } from '../views/team-session-view';
import { teamAnswerScoreSheet, teamAnswerSheet } from '../views/team-sheets-view';
import { isSameView } from './is-same-view';
import { applyMasterSessionPatch, diffMasterSession } from './master-session-patch';
import { applyTeamFeedPatch, diffTeamFeed } from './team-feed-patch';
import { applyTeamSessionPatch, diffTeamSession } from './team-session-patch';

const PUBLIC_URL = 'https://quiz.example.org';

function wire<View>(view: View): View {
  return JSON.parse(JSON.stringify(view)) as View;
}

function teamFeed(state: SessionState, teamId: string, didChange = false): TeamFeedState | null {
  const answers = teamAnswerSheet(state, teamId);
  const scores = teamAnswerScoreSheet(state, teamId);
  const team = state.teams.find((candidate) => candidate.team.id === teamId);
  if (answers === null || scores === null || team === undefined) return null;
  return {
    teamName: team.team.name,
    teamAnswerSheet: answers,
    teamAnswerScoreSheet: scores,
    didTeamAnswerSheetChange: didChange,
  };
}

function everyChange(check: (step: Step) => void): void {
  fc.assert(
    fc.property(someEvening, (commands) => {
      for (const step of stepsOf(aSecretEvening(), commands)) {
        if (step.before !== step.after) check(step);
      }
    }),
    { numRuns: 300 },
  );
}

test('[RT-9] a session patch brings the old view to the new one, or nothing visible changed', () => {
  everyChange(({ before, after }) => {
    const [old, now] = [teamSession(before), teamSession(after)];
    const patch = diffTeamSession(old, now);
    expect(patch === null ? old : applyTeamSessionPatch(wire(old), wire(patch))).toEqual(now);
  });
});

test('[RT-8] a quizmaster patch brings the old view to the new one, or nothing visible changed', () => {
  everyChange(({ before, after }) => {
    const [old, now] = [masterSession(before, PUBLIC_URL), masterSession(after, PUBLIC_URL)];
    const patch = diffMasterSession(old, now);
    expect(patch === null ? old : applyMasterSessionPatch(wire(old), wire(patch))).toEqual(now);
  });
});

test('[RT-10, RT-11] a team patch brings the old view to the new one, or nothing visible changed', () => {
  everyChange(({ before, after }) => {
    const [old, now] = [teamFeed(before, 'TEAM-A'), teamFeed(after, 'TEAM-A')];
    if (old === null || now === null) return;
    const patch = diffTeamFeed(old, now);
    expect(patch === null ? old : applyTeamFeedPatch(wire(old), wire(patch))).toEqual(now);
  });
});

test('[RT-9] a session patch carries only what changed', () => {
  const before = play(eveningIn('askQuestions'), askNext);
  const joined = diffTeamSession(teamSession(before), teamSession(play(before, join('team-3', 'Owls'))));
  expect(joined).toEqual({ joinedTeamNames: ['Owls'] });
  const left = diffTeamSession(
    teamSession(before),
    teamSession(play(before, { type: 'delete-team', teamId: 'team-1' })),
  );
  expect(left).toEqual({ teamNames: ['Quizzly Bears'] });
  const revealed = diffTeamSession(teamSession(before), teamSession(play(before, reveal('q1'))));
  expect(Object.keys(revealed ?? {}).sort()).toEqual(['revealedQuestionIds', 'teamQuestions']);
  expect(revealed?.teamQuestions?.map(({ questionId }) => questionId)).toEqual(['q1']);
  const answered = diffTeamSession(
    teamSession(before),
    teamSession(play(before, submit('team-1', 'q1', 'x'))),
  );
  expect(answered).toBeNull();
});

test('[RT-8] a quizmaster patch carries only the changed answers of the changed teams', () => {
  const before = play(eveningIn('askQuestions'), askNext, submit('team-1', 'q1', 'Stoker'));
  const after = play(before, save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [0] }));
  const patch = diffMasterSession(masterSession(before, PUBLIC_URL), masterSession(after, PUBLIC_URL));
  expect(Object.keys(patch ?? {})).toEqual(['teamAnswerSheets']);
  expect(patch?.teamAnswerSheets?.map(({ teamId }) => teamId)).toEqual(['team-1']);
  expect(Object.keys(patch?.teamAnswerSheets?.[0]?.questionIdToTeamAnswer ?? {})).toEqual(['q2']);
});

test('[RT-8] a mark in a full pub is sent as one score, one total and one count, whatever the places it moves', () => {
  const joins = Array.from({ length: 100 }, (_, index) => join(`team-${index + 10}`, `Team ${index}`));
  const before = play(eveningIn('askQuestions'), ...joins, askNext, submit('team-80', 'q1', 'no idea'));
  const teams = [
    { teamId: 'team-80', entries: [{ questionId: 'q1', isCorrect: true, pointsAwarded: 1 }] },
  ] as const;
  const after = play(before, { type: 'set-scores', teams });
  const views = [masterSession(before, PUBLIC_URL), masterSession(after, PUBLIC_URL)] as const;
  const patch = diffMasterSession(...views) ?? {};
  expect(patch.placements).toEqual({ put: [{ place: 0, item: { teamId: 'team-80', totalScore: 1 } }] });
  expect(JSON.stringify(patch).length).toBeLessThan(2000);
  expect(applyMasterSessionPatch(views[0], patch)).toEqual(views[1]);
});

test('[RT-8] a new question is sent to the quizmaster without the others and without the teams', () => {
  const before = eveningIn('askQuestions');
  const [old, now] = [masterSession(before, PUBLIC_URL), masterSession(play(before, askNext), PUBLIC_URL)];
  const patch = diffMasterSession(old, now);
  expect(patch?.teams).toBeUndefined();
  expect(patch?.questions?.put?.map(({ item }) => item.question.id)).toEqual(['q2']);
  expect(patch?.questionsMetadata?.put).toHaveLength(1);
});

test('[RT-8] a quizmaster patch names deleted teams', () => {
  const before = eveningIn('askQuestions');
  const after = play(before, { type: 'delete-team', teamId: 'team-1' });
  const patch = diffMasterSession(masterSession(before, PUBLIC_URL), masterSession(after, PUBLIC_URL));
  expect(patch?.teams).toEqual({ gone: ['team-1'] });
});

test('[RT-11] the flag of a foreign change comes with the change and falls with the next one', () => {
  const before = eveningIn('askQuestions');
  const corrected = play(before, {
    type: 'answer-for-teams',
    teams: [{ teamId: 'team-1', entries: [{ questionId: 'q1', answer: 'Stoker', isConfirmed: true }] }],
    at: before.session.updatedTime,
  });
  const voted = play(corrected, save('team-1', { questionId: 'q1', questionVote: true }));
  const views = [
    teamFeed(before, 'team-1'),
    teamFeed(corrected, 'team-1', true),
    teamFeed(voted, 'team-1'),
  ] as [TeamFeedState, TeamFeedState, TeamFeedState];
  const first = diffTeamFeed(views[0], views[1]);
  const second = diffTeamFeed(views[1], views[2]);
  expect(first?.didTeamAnswerSheetChange).toBe(true);
  expect(applyTeamFeedPatch(views[1], second ?? {})).toEqual(views[2]);
});

test.each<[unknown, unknown, boolean]>([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1 }, { b: 1 }, false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('[RT-9] %j and %j read the same: %s', (a, b, expected) => {
  expect(isSameView(a, b)).toBe(expected);
});
