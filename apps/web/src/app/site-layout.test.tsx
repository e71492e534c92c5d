import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page';
import { takeComplaints } from '../testing/set-up';
import { ErrorBoundary } from './error-boundary';
import { SiteLayout } from './site-layout';

const routes = (
  <Routes>
    <Route element={<SiteLayout />}>
      <Route path="/" element={<Link to="/contact">Go on</Link>} />
      <Route path="/contact" element={<p>Second page</p>} />
    </Route>
  </Routes>
);

test('[NAV-2] each navigation starts at the top of the page', async () => {
  renderPage(routes);
  const tops: (number | undefined)[] = [];
  window.scrollTo = (options?: ScrollToOptions | number) => {
    tops.push(typeof options === 'object' ? options.top : options);
  };
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByText('Second page')).toBeDefined();
  expect(tops).toEqual([0]);
});

test('after a navigation the keyboard goes on in the new page', async () => {
  renderPage(routes);
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('[NAV-8] the account menu shows on each new route', async () => {
  renderPage(routes);
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeDefined();
});

function Broken(): never {
  throw new Error('broken glass');
}

test('a page that breaks says so and offers the way on', () => {
  act(() => {
    renderPage(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
  });
  expect(screen.getByRole('heading', { name: 'That glass just broke' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined();
  expect(takeComplaints().length).toBeGreaterThan(0);
});
