import { act, screen, waitFor, within } from '@testing-library/react';
import { arrange, failure } from '@skybil/web/testing/network';
import {
  application,
  arrangeJob,
  arrangeSeeker,
  dayIn,
  job,
  JOB_ID,
  jobRow,
  person,
} from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const applyButtons = () => screen.findAllByRole('button', { name: 'Apply Now' });

describe('the job page', () => {
  it('shows facts and sanitized text [SITE-5]', async () => {
    arrangeJob(job({ description: '<p>Bake <strong>bread</strong><img src=x onerror=alert(1)></p>' }));
    renderApp(ON_SITE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Baker' })).toBeVisible();
    expect(screen.getByText(/^₦/)).toHaveTextContent(/^Monthly salary: ₦250,000 – 400,000 a month$/);
    expect(screen.getByText('Posted just now')).toBeVisible();
    expect((await screen.findByText('bread')).closest('p')?.outerHTML).toBe(
      '<p>Bake <strong>bread</strong></p>',
    );
    expect(await applyButtons()).toHaveLength(2);
    expect(document.title).toBe('Baker at Acme Foods | Skybil');
  });

  it('shows a loader, then up to four more jobs of the company', async () => {
    const others = [1, 2, 3, 4, 5].map((n) =>
      jobRow({ _id: `6500000000000000000000a${n}`, title: `Other ${n}` }),
    );
    arrangeJob(job(), others);
    renderApp(ON_SITE);
    expect(screen.getByText('Loading the job…')).toBeVisible();
    const more = await screen.findByRole('region', { name: 'More jobs from Acme Foods' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Other 1', 'Other 2', 'Other 3', 'Other 4']);
  });

  it('says that the job no longer exists', async () => {
    arrange(`GET /api/jobs/${JOB_ID}`, failure(404, 'not_found', 'Job not found'));
    renderApp(ON_SITE);
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('links to the source of an imported advert', async () => {
    arrangeJob(job({ sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }));
    renderApp(ON_SITE);
    const links = await screen.findAllByRole('link', { name: 'Apply at Jobberman' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', 'https://source.example/1');
    for (const link of links) expect(link).not.toHaveAttribute('rel');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  });
});

describe('the page of an open job', () => {
  const header = async () =>
    (await screen.findByRole('heading', { level: 1, name: 'Baker' })).closest('header');

  it.each([
    [dayIn(3), 'Closes in 3 days', '2026'],
    ['2099-12-26', 'Closes 26 December 2099', '26 December 2099'],
  ])('says when it closes (%s) [CLOSE-6]', async (closingDate, words, day) => {
    arrangeJob(job({ closingDate }));
    renderApp(ON_SITE);
    expect(await header()).toHaveTextContent(`Posted just now · ${words}`);
    expect(screen.getByText('Closes').nextSibling).toHaveTextContent(day);
    expect(screen.queryByText(/no more applications/)).not.toBeInTheDocument();
  });

  it('says that a job may have closed if its last day is over [CLOSE-4]', async () => {
    arrangeJob(job({ closingDate: '2026-11-02' }));
    renderApp(ON_SITE);
    expect(await header()).toHaveTextContent('May have closed on 2 November 2026');
  });
});

describe('the page of a closed job', () => {
  const closed = { closedAs: 'filled', closedOn: '2026-11-21', closingDate: '2026-12-26' } as const;

  it.each([{}, { sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }])(
    'says how and when it was closed, takes no applications, can be saved and reported (%j) [CLOSE-4]',
    async (source) => {
      arrangeJob(job({ ...closed, ...source }));
      renderApp(ON_SITE);
      expect(await screen.findByText('Closed: filled, 21 November 2026')).toBeVisible();
      expect(screen.getByText(/takes no more applications\./)).toBeVisible();
      expect(screen.queryByText(/^(Apply|Closes)/)).not.toBeInTheDocument();
      expect(document.querySelector('.job-page__bar')).toBeNull();
      expect(screen.getByRole('button', { name: 'Save: Baker' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Report this job' })).toBeVisible();
    },
  );

  it('still names the source of an imported advert [CLOSE-4]', async () => {
    arrangeJob(job({ ...closed, sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }));
    renderApp(ON_SITE);
    const link = await screen.findByRole('link', { name: 'Jobberman' });
    expect(link).toHaveAttribute('href', 'https://source.example/1');
  });

  it('leads to open jobs [CLOSE-4]', async () => {
    arrangeJob(job(closed), [], [jobRow({ _id: '6500000000000000000000a1', title: 'Pastry cook' })]);
    renderApp(ON_SITE);
    const link = await screen.findByRole('link', { name: 'See open jobs' });
    await screen.findByRole('link', { name: 'Pastry cook' });
    const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    const links = within(target as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Pastry cook', 'See other jobs']);
  });

  it('still says that the seeker has applied [CLOSE-4]', async () => {
    arrangeJob(job(closed));
    arrangeSeeker(person(), [application()]);
    renderApp(ON_SITE, { signedIn: true });
    expect(await screen.findAllByRole('button', { name: 'Already Applied' })).toHaveLength(2);
    expect(screen.getByText('Closed: filled, 21 November 2026')).toBeVisible();
  });
});

describe('the Apply Now buttons', () => {
  it('read Already Applied after applying [APPLY-4]', async () => {
    arrangeJob(job());
    arrangeSeeker(person(), [application()]);
    renderApp(ON_SITE, { signedIn: true });
    const buttons = await screen.findAllByRole('button', { name: 'Already Applied' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
  });

  it.each([0, 1])('both open the sheet, and Back closes it (button %d) [APPLY-32]', async (which) => {
    arrangeJob(job());
    const { user } = renderApp(ON_SITE);
    await user.click((await applyButtons())[which] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Login to apply for jobs' })).toBeVisible();
    expect(currentAddress()).toBe(`${ON_SITE}?apply`);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentAddress()).toBe(ON_SITE);
  });
});
