// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize } from 'swr';
import { jobsKey } from '../features/jobs/api/get-jobs';
import { readFilter } from '../features/jobs/job-filter';
import { job, JOB_ID, jobRow, jobsPage } from '../testing/records';
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

/** What stands in the page between header and footer. */
const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const headingsOf = (html: string) =>
  [...mainOf(html).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words);

describe('the first screen without a browser', () => {
  it('starts from given jobs', () => {
    const key = unstable_serialize(jobsKey(readFilter(new URLSearchParams())));
    const main = mainOf(render('/', { [key]: jobsPage([jobRow()]) }));
    expect(main).toContain('Bake bread every morning.');
    expect(main).toContain('1 job<');
    expect(main).not.toContain('Loading jobs');
  });

  it('starts with the loader when the jobs given are those of another address', () => {
    const key = unstable_serialize(jobsKey(readFilter(new URLSearchParams())));
    const main = mainOf(render('/?title=cook', { [key]: jobsPage([jobRow()]) }));
    expect(main).toContain('Loading jobs');
    expect(main).not.toContain('Bake bread every morning.');
  });

  it('starts with the loader when nothing is given', () => {
    expect(mainOf(render('/'))).toContain('Loading jobs');
  });

  it('starts from a given job, with its title in the heading', () => {
    const key = unstable_serialize(['job', 'job', JOB_ID]);
    const html = render(`/apply-job/${JOB_ID}`, { [key]: job() });
    expect(headingsOf(html)).toEqual(['Baker']);
    expect(mainOf(html)).toContain('Monthly salary: NGN 250,000 - 400,000');
  });

  it.each([
    ['/', 'Find your next job, remote or near you', 'Loading jobs'],
    ['/about', 'About Skybil', 'founded in 2025'],
    ['/contact', 'Contact', 'mailto:help@board.example'],
    ['/nope', 'Page not found', 'There is nothing at this address'],
  ])('renders %s as its own page', (path, heading, words) => {
    const html = render(path);
    expect(headingsOf(html)).toEqual([heading]);
    expect(mainOf(html)).toContain(words);
  });

  it.each([
    ['/apply-job/650000000000000000000001', 'Loading the job'],
    ['/remoteapply-job/650000000000000000000001', 'Loading the job'],
    ['/privacy-policy', 'Loading'],
    ['/applications', 'Loading'],
  ])('renders %s as a page on its way, with a heading', (path, words) => {
    const html = render(path);
    expect(headingsOf(html)).toEqual(['Loading']);
    expect(mainOf(html)).toContain(`<span>${words}<`);
  });

  it('knows nobody yet, and opens no dialog', () => {
    const html = render('/about?recruiter=login');
    expect(html).toContain('account-unknown');
    expect(html).not.toContain('role="dialog"');
  });
});
