import { screen, within } from '@testing-library/react';
import { arrange, failure } from '@skybil/web/testing/network';
import { arrangeHome, jobsPage } from '../testing/records';
import { renderApp } from '../testing/render-app';

const FACETS = {
  category: [
    { value: 'Legal', count: 2 },
    { value: 'Other', count: 0 },
  ],
  locations: [
    { value: 'Lagos', count: 9 },
    { value: 'Kano', count: 4 },
  ],
  kind: [
    { value: 'job', count: 13 },
    { value: 'remote', count: 0 },
  ],
};

it('lists all places and categories that have jobs, with counts [SITE-67]', async () => {
  arrangeHome(jobsPage([]), FACETS);
  renderApp('/jobs');
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs by place and category' })).toBeVisible();
  const nav = within(await screen.findByRole('navigation', { name: 'Browse jobs' }));
  expect(
    nav
      .getAllByRole('listitem')
      .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]),
  ).toEqual([
    ['Lagos 9', '/jobs/lagos'],
    ['Kano 4', '/?locations=Kano'],
    ['Legal 2', '/?category=Legal'],
    ['Legal 2', '/?category=Legal&kind=remote'],
  ]);
  expect(document.title).toBe('Jobs by place and category | Skybil');
});

it('links to all jobs if no place or category has jobs, because some are for other countries [SITE-63]', async () => {
  arrangeHome(jobsPage([]));
  renderApp('/jobs');
  expect(await screen.findByText('No place or category has jobs right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('No Jobs Posted Yet')).not.toBeInTheDocument();
});

it('shows an error and retries', async () => {
  arrangeHome(jobsPage([]), FACETS);
  arrange('GET /api/jobs/facets', failure(500, 'internal', 'Something broke'));
  const { user } = renderApp('/jobs');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  arrange('GET /api/jobs/facets', { facets: { level: [], ...FACETS } });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Lagos' })).toBeVisible();
});
