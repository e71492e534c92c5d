import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamHeader } from './team-header';
import { renderTeamPart } from './testing/render-team-part';

test('[CONST-4] a name of 33 characters says itself whole in a tooltip, one of 32 has none', () => {
  const [short, long] = ['x'.repeat(32), 'y'.repeat(33)];
  renderTeamPart(
    <TeamHeader teamName={long} quizName={short} isWriter isAway={false} hasRevealedLeaderboard={false} />,
  );
  expect(screen.getByText(long).getAttribute('title')).toBe(long);
  expect(screen.getByText(short).getAttribute('title')).toBeNull();
});
