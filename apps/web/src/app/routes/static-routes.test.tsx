import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { networkFailure } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { AboutRoute } from './about-route';
import { ContactRoute } from './contact-route';
import { LogInRoute } from './log-in-route';
import { NotFoundRoute } from './not-found-route';
import { PrivacyPolicyRoute } from './privacy-policy-route';
import { SignUpRoute } from './sign-up-route';
import { TermsRoute } from './terms-route';

const ACCOUNT = { id: 'acc-1', username: 'host@example.org', userPermissionRoles: [] };

test('[STATIC-1] about credits photos and icons', () => {
  renderPage(<AboutRoute />);
  expect(screen.getByRole('heading', { name: 'Acknowledgments' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Photos' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Icons' })).toBeDefined();
});

test('[STATIC-2] contact shows the support address of the host', async () => {
  renderPage(<ContactRoute />);
  const link = await screen.findByRole('link', { name: 'landlord@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:landlord@example.org');
});

test.each([
  ['privacy policy', <PrivacyPolicyRoute key="p" />, 'content.privacyPolicy'],
  ['terms', <TermsRoute key="t" />, 'content.termsAndConditions'],
] as const)('[STATIC-3] the %s shows a spinner, then the text of the server', async (_page, route, path) => {
  renderPage(route, { answers: { [path]: () => ({ html: '<h1>House rules</h1>' }) } });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await screen.findByRole('heading', { name: 'House rules' })).toBeDefined();
});

test('[STATIC-3] a text that does not arrive can be asked for again', async () => {
  let isAway = true;
  renderPage(<TermsRoute />, {
    answers: {
      'content.termsAndConditions': () => {
        if (isAway) throw networkFailure();
        return { html: '<h1>House rules</h1>' };
      },
    },
  });
  await screen.findByRole('heading', { name: 'This text did not arrive' });
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'House rules' })).toBeDefined();
});

test.each([
  ['/log-in', <LogInRoute key="l" />],
  ['/sign-up', <SignUpRoute key="s" />],
] as const)('[AUTH-1] %s goes home for who is logged in', async (at, route) => {
  const { currentPath } = renderPage(route, {
    at,
    answers: { 'auth.current': () => ({ hasUserSession: true, userAccountExtract: ACCOUNT }) },
  });
  await expect.poll(currentPath).toBe('/');
});

test('an address that is none of ours says so and leads home', () => {
  renderPage(<NotFoundRoute />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'There is no such page here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
});
