import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { usePageTitle } from '../page-title';
import { Footer } from './footer';
import { TopBar } from './top-bar';

function account(roles: readonly string[] = []) {
  const userPermissionRoles = roles.map((name) => ({ id: `role-${name}`, name }));
  const userAccountExtract = { id: 'acc-1', username: 'host@example.org', userPermissionRoles };
  return { 'auth.current': () => ({ hasUserSession: true, userAccountExtract }) };
}

function TitledPage() {
  usePageTitle('Contact');
  return null;
}

test('[NAV-1] a page title is Pub Quiz, the page name and the suffix of the host', async () => {
  renderPage(<TitledPage />);
  await waitFor(() => {
    expect(document.title).toBe('Pub Quiz: Contact - The Anchor');
  });
});

test('[NAV-3] the footer links to the static pages and to the social link of the host', async () => {
  renderPage(<Footer />);
  await screen.findByRole('link', { name: 'Follow us' });
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Contact', '/contact'],
    ['About', '/about'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Follow us', 'https://social.example.org/anchor'],
  ]);
});

test('[NAV-4] the logo links home', () => {
  renderPage(<TopBar />, { at: '/contact' });
  expect(screen.getByRole('link', { name: /^Pub Quiz.*, home$/ }).getAttribute('href')).toBe('/');
});

test.each([
  [['libraryEdit'], true],
  [['accountEdit'], true],
  [[], false],
])('[NAV-5] with the roles %j the Admin link shows: %s', async (roles, shows) => {
  renderPage(<TopBar />, { answers: account(roles) });
  await screen.findByRole('button', { name: /host@example.org/ });
  expect(screen.queryByRole('link', { name: 'Admin' })?.getAttribute('href') === '/admin').toBe(shows);
});

test('[NAV-6] a guest sees Sign Up and Log In', async () => {
  renderPage(<TopBar />);
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-up');
  expect(menu.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/log-in');
});

test('[NAV-6][AUTH-14] an account holder sees the username, behind it Log Out', async () => {
  const logOut = vi.fn(() => ({}));
  const { currentPath } = renderPage(<TopBar />, {
    at: '/contact',
    answers: { ...account(), 'auth.logOut': logOut },
  });
  await userEvent.click(await screen.findByRole('button', { name: /host@example.org/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => {
    expect(currentPath()).toBe('/');
  });
  expect(logOut).toHaveBeenCalledOnce();
});

test.each([
  ['/sign-up', 'Sign Up', 'Log In'],
  ['/log-in', 'Log In', 'Sign Up'],
])('[NAV-7] on %s the link %s is disabled', async (at, disabled, enabled) => {
  renderPage(<TopBar />, { at });
  const link = await screen.findByRole('link', { name: disabled });
  expect([link.getAttribute('aria-disabled'), link.getAttribute('href')]).toEqual(['true', null]);
  expect(screen.getByRole('link', { name: enabled }).getAttribute('aria-disabled')).toBeNull();
});

test('[NAV-9] a page can hide the account menu', async () => {
  renderPage(<TopBar isAccountMenuHidden />);
  await screen.findByRole('banner');
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
});
