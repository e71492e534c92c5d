import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { AdminMenu } from './admin-menu';

test.each([
  {
    claim: '[ADMIN-2] accountEdit',
    roles: ['accountEdit'],
    links: ['User Accounts', 'Answer Sheets', 'Activity'],
  },
  { claim: '[ADMIN-3] libraryEdit', roles: ['libraryEdit'], links: ['Library Questions'] },
  {
    claim: '[ADMIN-1] both roles',
    roles: ['accountEdit', 'libraryEdit'],
    links: ['User Accounts', 'Answer Sheets', 'Library Questions', 'Activity'],
  },
])('$claim: Quiz Admin offers the pages of the role', ({ roles, links }) => {
  renderPage(<AdminMenu roles={roles} />);
  expect(screen.getByRole('heading', { name: 'Quiz Admin' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
});

test('[ADMIN-4] without a role there is no menu', () => {
  renderPage(<AdminMenu roles={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
