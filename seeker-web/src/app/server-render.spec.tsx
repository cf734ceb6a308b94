// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize } from 'swr';
import { jobsKey } from '../features/jobs/hooks/use-jobs';
import { readFilter } from '../features/jobs/job-filter';
import { jobRow, jobsPage } from '../testing/records';
import { App } from './App';

const CONFIG = {
  authMode: 'local',
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  socialLinks: [],
} as const;

const render = (path: string, fallback = {}) =>
  renderToString(
    <StaticRouter location={path}>
      <App config={{ ...CONFIG, socialLinks: [] }} fallback={fallback} />
    </StaticRouter>,
  );

describe('the first screen without a browser', () => {
  it('starts from given jobs', () => {
    const key = unstable_serialize(jobsKey(readFilter(new URLSearchParams())));
    expect(render('/', { [key]: jobsPage([jobRow()]) })).toContain('Bake bread every morning.');
  });

  it('starts with the loader when nothing is given', () => {
    expect(render('/')).toContain('Loading jobs');
  });

  it.each(['/about', '/contact', '/apply-job/650000000000000000000001', '/nope'])('renders %s', (path) => {
    expect(render(path)).toContain('<main');
  });
});
