import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { catchEvents } from '../testing/logged-events';
import { logEvent } from './analytics';
import { routePatternOf, usePageViews } from './use-page-views';

function CountedPage() {
  usePageViews();
  return null;
}

test('[ANALYTICS-1] events go to our own server and nowhere else', () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  logEvent('share');
  expect(send).toHaveBeenCalledExactlyOnceWith('/trpc/analytics.log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"share"}',
    keepalive: true,
  });
});

test('[ANALYTICS-1] nobody is told when an event could not be sent', async () => {
  const failure = Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(globalThis, 'fetch').mockReturnValue(failure);
  logEvent('save_quiz');
  await expect(failure).rejects.toThrow('Failed to fetch');
});

test.each([
  ['/', '/'],
  ['/quizmaster/answer-sheet/new', '/quizmaster/answer-sheet/new'],
  ['/quizmaster/answer-sheet/3f1e', '/quizmaster/answer-sheet/:answerSheetId'],
  [
    '/quizmaster/answer-sheet/3f1e/invite-team/new',
    '/quizmaster/answer-sheet/:answerSheetId/invite-team/new',
  ],
  ['/team/game/77aa/team/secret', '/team/game/:loadTeamSessionId/team/:loadTeamSessionTeamId'],
  ['/team/invitation/77aa', '/team/invitation/:loadSessionId'],
  ['/no/such/page', 'unknown'],
])('[ANALYTICS-2] a view of %s counts as %s: patterns carry no secret', (pathname, pattern) => {
  expect(routePatternOf(pathname)).toBe(pattern);
});

test('[ANALYTICS-2] a page counts once when it is opened', () => {
  const events = catchEvents();
  render(
    <MemoryRouter initialEntries={['/team/game/77aa/team/secret?peek=1']}>
      <CountedPage />
    </MemoryRouter>,
  );
  expect(events()).toEqual(['page_view /team/game/:loadTeamSessionId/team/:loadTeamSessionTeamId']);
});
