import DOMPurify from 'dompurify';
import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure, lostConnection, noAnswerYet } from '@skybil/web/testing/network';
import { ACME, arrangeJob, job, JOB_ID, jobRow } from '../../../testing/records';
import { goTo, renderApp } from '../../../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function open(record: ReturnType<typeof job>, related: ReturnType<typeof job>[] = []) {
  arrangeJob(record, related);
  const app = renderApp(record.kind === 'remote' ? `/remoteapply-job/${JOB_ID}` : ON_SITE);
  await screen.findByRole('heading', { level: 1 });
  return app;
}
const chips = () =>
  within(screen.getByRole('list', { name: 'Facts' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

describe('the facts of a job', () => {
  it('name work mode, place, level, employment type and requirements [SITE-70]', async () => {
    const place = { place: 'Ikeja', workMode: 'Hybrid' } as const;
    const terms = { employmentType: 'Full-time', nysc: 'Required', degree: 'Required' } as const;
    await open(job({ ...place, ...terms }));
    expect(chips()).toEqual([
      'Hybrid',
      'Ikeja, Lagos',
      'Beginner level',
      'Full-time',
      'NYSC required',
      'Degree required',
    ]);
  });

  it('never call an on-site job remote because of the default nature [SITE-70]', async () => {
    await open(job({ nature: 'Remote' }));
    expect(chips()).toEqual(['On-site', 'Lagos', 'Beginner level']);
  });

  it.each([
    [['Worldwide'], 'Open worldwide'],
    [['US', 'CA'], 'Open to United States and Canada'],
    [undefined, 'Ask whether Nigeria is possible'],
  ])('of a remote job that is open to %j say "%s" [SITE-71]', async (openTo, words) => {
    await open(job({ kind: 'remote', openTo }));
    expect(chips()).toEqual(['Remote', words, 'Lagos', 'Beginner level']);
  });

  it('leave out missing values', async () => {
    await open(job({ level: '', nature: '' }));
    expect(chips()).toEqual(['On-site', 'Lagos']);
  });

  it('show the company with its logo, and the age of the advert', async () => {
    await open(job({ companyId: { ...ACME, image: '/logo.png' }, date: daysAgo(3) }));
    const header = within(screen.getByRole('main')).getAllByText('Acme Foods')[0]?.closest('header');
    expect(header).toHaveTextContent('Posted 3 days ago');
    expect(header?.querySelector('img')).toHaveAttribute('src', '/logo.png');
  });

  it('stand in full beside the text, with category and date, and pay in the header only [JOB-60]', async () => {
    await open(
      job({ date: '2026-11-02T09:00:00.000Z', salary: '1200 - 1500', currency: 'USD', degree: 'Required' }),
    );
    const side = screen.getByRole('complementary', { name: 'Apply and more jobs' });
    const facts = [...side.querySelectorAll('dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      'CompanyAcme Foods',
      'Work modeOn-site',
      'PlaceLagos',
      'LevelBeginner level',
      'DegreeDegree required',
      'CategoryManagement',
      'Posted2 November 2026',
    ]);
    expect(screen.getAllByText(/1,?200/).map((pay) => pay.textContent)).toEqual([
      'Monthly salary: $1,200 – 1,500 a month',
    ]);
  });

  it.each([
    [{ salary: '0' }, 'Not disclosed'],
    [{ salary: 'to be agreed', currency: 'USD' }, 'USD to be agreed'],
    [
      { salary: '3,000', payMin: 3_000, payMax: 3_000, payPeriod: 'hour' },
      'about ₦520,000 a month (₦3,000 an hour)',
    ],
    [{ payMin: 250_000, payMax: 400_000, payBasis: 'net' }, '₦250,000 – 400,000 a month, net'],
  ] as const)('with %j say "Monthly salary: %s" [SITE-5]', async (pay, words) => {
    await open(job(pay));
    expect(screen.getByText('Monthly salary:').parentElement?.textContent).toBe(`Monthly salary: ${words}`);
  });

  it('lead from the company’s name to its page [SITE-76]', async () => {
    await open(job());
    const links = screen.getAllByRole('link', { name: 'Acme Foods' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/companies/${ACME._id}`));
  });

  it('have no link to a company that is gone', async () => {
    await open(job({ companyId: { ...ACME, name: MESSAGES.companyGone } }));
    expect(screen.getAllByText(MESSAGES.companyGone)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: MESSAGES.companyGone })).not.toBeInTheDocument();
  });

  it('leave out a missing category', async () => {
    await open(job({ category: '' }));
    expect(screen.queryByText('Category')).not.toBeInTheDocument();
  });
});

describe('the description of a job', () => {
  it('is an empty section if the job has none', async () => {
    await open(job({ description: undefined }));
    const section = screen.getByRole('region', { name: 'Job description' });
    await screen.findByRole('region', { name: 'Job description' });
    expect(section).not.toHaveTextContent(/undefined/);
  });

  it('changes when the visitor goes to another job', async () => {
    const other = job({ _id: '65000000000000000000000b', title: 'Cook', description: '<p>Cook rice.</p>' });
    arrangeJob(other);
    const { user } = await open(job(), [other]);
    await screen.findByText('Bake bread every morning.');
    await user.click(await screen.findByRole('link', { name: 'Cook' }));
    expect(await screen.findByText('Cook rice.')).toBeVisible();
    expect(screen.queryByText('Bake bread every morning.')).not.toBeInTheDocument();
  });

  it('is replaced by an error if the sanitizer fails to load', async () => {
    vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
      throw new Error('No cleaner');
    });
    await open(job());
    expect(await screen.findByText('The description could not be shown. Load the page again.')).toBeVisible();
    expect(screen.queryByText('Bake bread every morning.')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading the description…')).not.toBeInTheDocument();
  });
});

describe('more jobs of the company', () => {
  it('show title, pay, place and age, and link to their pages', async () => {
    const remote = {
      _id: '65000000000000000000000b',
      kind: 'remote',
      title: 'Cook',
      location: 'Oyo',
    } as const;
    await open(job(), [
      jobRow({ ...remote, salary: '1200', currency: 'USD', date: daysAgo(2) }),
      jobRow({ _id: '65000000000000000000000c', title: 'Waiter' }),
    ]);
    const more = within(await screen.findByRole('region', { name: 'More jobs from Acme Foods' }));
    const [first] = more.getAllByRole('listitem');
    expect(first).toHaveTextContent('Cook$1,200 a monthOyo · 2 days ago');
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/remoteapply-job/65000000000000000000000b',
      '/apply-job/65000000000000000000000c',
    ]);
  });

  it('have no heading if there are none', async () => {
    await open(job());
    await screen.findByText('Bake bread every morning.');
    await waitFor(() => expect(callsTo(`GET /api/jobs/${JOB_ID}/related`).length).toBeGreaterThan(0));
    expect(screen.queryByText(/More jobs/)).not.toBeInTheDocument();
  });

  it('of a remote job are requested among remote jobs', async () => {
    await open(job({ kind: 'remote' }), [jobRow({ _id: 'b', kind: 'remote', title: 'Cook' })]);
    expect(await screen.findByRole('link', { name: 'Cook' })).toBeVisible();
  });

  it('can be reloaded after a failure, while the job stays visible', async () => {
    arrangeJob(job());
    arrange(`GET /api/jobs/${JOB_ID}/related`, failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = renderApp(ON_SITE);
    expect(await screen.findByText('More jobs could not be loaded')).toBeVisible();
    arrange(`GET /api/jobs/${JOB_ID}/related`, { jobs: [jobRow({ _id: 'b', title: 'Cook' })] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Baker' })).toBeVisible();
  });
});

describe('similar jobs', () => {
  const similar = jobRow({
    _id: '65000000000000000000000d',
    title: 'Pastry cook',
    companyId: { ...ACME, name: 'Mama Put' },
    place: 'Ikeja',
    date: daysAgo(2),
  });

  it('show title, company, pay, place and age, and link to their pages [SITE-73]', async () => {
    arrangeJob(job(), [], [similar]);
    renderApp(ON_SITE);
    const list = within(await screen.findByRole('region', { name: 'Similar jobs' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      'Pastry cookMama Put₦250,000 – 400,000 a monthIkeja, Lagos · 2 days ago',
    );
    expect(list.getByRole('link')).toHaveAttribute('href', `/apply-job/${similar._id}`);
  });

  it('do not repeat the jobs of the company [SITE-73]', async () => {
    arrangeJob(job(), [similar], [similar]);
    renderApp(ON_SITE);
    await screen.findByRole('region', { name: 'More jobs from Acme Foods' });
    expect(screen.getAllByRole('link', { name: 'Pastry cook' })).toHaveLength(1);
    expect(screen.queryByText('Similar jobs')).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    arrangeJob(job());
    arrange(`GET /api/jobs/${JOB_ID}/similar`, failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = renderApp(ON_SITE);
    expect(await screen.findByText('Similar jobs could not be loaded')).toBeVisible();
    arrange(`GET /api/jobs/${JOB_ID}/similar`, { jobs: [similar] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Pastry cook' })).toBeVisible();
  });
});

describe('an address without a job', () => {
  it.each([
    ['a bad id', '/apply-job/xyz', 'GET /api/jobs/xyz', failure(400, 'bad_input', 'That id is not valid')],
    [
      'a bad id of a remote job',
      '/remoteapply-job/xyz',
      'GET /api/remotejobs/xyz',
      failure(400, 'bad_input', 'That id is not valid'),
    ],
    [
      'a remote job that is gone',
      `/remoteapply-job/${JOB_ID}`,
      `GET /api/remotejobs/${JOB_ID}`,
      failure(404, 'not_found', 'Job not found'),
    ],
    [
      'an id with a slash in it',
      '/apply-job/..%2Fusers%2Fuser',
      'GET /api/jobs/..%2Fusers%2Fuser',
      failure(400, 'bad_input', 'That id is not valid'),
    ],
  ])('shows a message for %s', async (_what, path, route, answer) => {
    arrange(route, answer);
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
    expect(screen.getByText('This job is no longer on the board')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See other jobs' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(document.title).toBe('Page not found | Skybil');
    expect(callsTo(`${route}/related`)).toEqual([]);
  });
});

describe('a job of the other kind', () => {
  it('is not shown at an address of this kind', async () => {
    await open(job());
    arrange(`GET /api/remotejobs/${JOB_ID}`, failure(404, 'not_found', 'Job not found'));
    goTo(`/remoteapply-job/${JOB_ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
  });
});

describe('a job that fails to load', () => {
  it.each([
    ['the board is down', failure(503, 'unavailable', 'A part of the board is down.')],
    ['there are too many requests', failure(429, 'too_many_requests', 'Too many requests.')],
    ['the connection is lost', lostConnection],
  ])('is not called missing if %s, and can be reloaded', async (_why, answer) => {
    arrangeJob(job());
    arrange(`GET /api/jobs/${JOB_ID}`, answer);
    const { user } = renderApp(ON_SITE);
    expect(await screen.findByText('This job could not be loaded')).toBeVisible();
    expect(screen.queryByText('Job not found')).not.toBeInTheDocument();
    expect(document.title).not.toContain('not found');
    arrange(`GET /api/jobs/${JOB_ID}`, noAnswerYet);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loading the job…')).toBeVisible();
  });
});
