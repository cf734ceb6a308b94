import { act, screen, waitFor } from '@testing-library/react';
import { LIMITS } from '@skybil/shared';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import {
  application,
  arrangeHome,
  arrangeJob,
  arrangeSeeker,
  job,
  JOB_ID,
  jobRow,
  jobsPage,
  person,
} from '../testing/records';
import { goTo, renderApp, writeInAnotherTab } from '../testing/render-app';

const CERTIFICATE = 'https://board.example/api/files/c?s=';
const remote = (n: number) => application({ kind: 'remote', certificate: CERTIFICATE + n });
const counts = (...routes: string[]) => routes.map((route) => callsTo(`GET /api/users/${route}`).length);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
const TEN_MINUTES = 600_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('a page that has been open for more than ten minutes', () => {
  it('requests new links after ten minutes, five minutes before the old ones expire', () => {
    expect(LIMITS.fileLinkFreshMinutes * 60_000).toBe(TEN_MINUTES);
    expect(LIMITS.fileLinkMinutes).toBe(15);
  });

  it('of applications reloads resume and list, and nothing else', async () => {
    arrangeSeeker(person(), [application()]);
    renderApp('/applications', { signedIn: true });
    await screen.findByRole('cell', { name: 'Baker' });
    await screen.findByRole('link', { name: 'Resume' });
    expect(counts('user', 'all-applications')).toEqual([1, 1]);
    await pass(TEN_MINUTES - 5_000);
    expect(counts('user', 'all-applications')).toEqual([1, 1]);
    arrangeSeeker(person({ resume: 'https://board.example/fresh' }), [application({ status: 'Accepted' })]);
    await pass(6_000);
    expect(counts('user', 'all-applications')).toEqual([2, 2]);
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute(
      'href',
      'https://board.example/fresh',
    );
    await pass(TEN_MINUTES);
    expect(counts('user', 'all-applications')).toEqual([3, 3]);
  });

  it('of remote applications reloads the certificates', async () => {
    arrangeSeeker(person(), [], [remote(1)]);
    renderApp('/remote-applications', { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Certificate for Baker' });
    expect(link).toHaveAttribute('href', `${CERTIFICATE}1`);
    arrangeSeeker(person(), [], [remote(2)]);
    await pass(TEN_MINUTES + 1_000);
    expect(counts('all-applications')).toEqual([2]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Certificate for Baker' })).toHaveAttribute(
        'href',
        `${CERTIFICATE}2`,
      ),
    );
  });

  it('keeps its content if the reload fails', async () => {
    arrangeSeeker(person(), [application()]);
    renderApp('/applications', { signedIn: true });
    await screen.findByRole('cell', { name: 'Baker' });
    await screen.findByRole('link', { name: 'Resume' });
    for (const route of ['user', 'all-applications']) {
      arrange(`GET /api/users/${route}`, failure(503, 'unavailable', 'A part of the board is down.'));
    }
    await pass(TEN_MINUTES + 1_000);
    await screen.findByText('A part of the board is down.');
    expect(screen.getByRole('cell', { name: 'Baker' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('reloads links when the tab is focused again', async () => {
    arrangeSeeker(person(), [], [remote(1)]);
    renderApp('/remote-applications', { signedIn: true });
    await screen.findByRole('link', { name: 'Certificate for Baker' });
    arrangeSeeker(person(), [], [remote(2)]);
    await pass(6_000);
    comeBack();
    await waitFor(() => expect(counts('user', 'all-applications')).toEqual([2, 2]));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Certificate for Baker' })).toHaveAttribute(
        'href',
        `${CERTIFICATE}2`,
      ),
    );
  });

  it('of jobs is not reloaded, even when the tab is focused again', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    await pass(TEN_MINUTES * 2);
    comeBack();
    await pass(5_000);
    expect(callsTo('GET /api/jobs')).toHaveLength(1);
    expect(callsTo('GET /api/jobs/facets'), 'all jobs, and the remote ones').toHaveLength(2);
  });
});

describe('a job list that the visitor returns to', () => {
  it('keeps its content if the reload fails', async () => {
    arrangeHome(jobsPage([jobRow()]));
    renderApp('/');
    await screen.findByRole('article');
    goTo('/contact');
    await screen.findByRole('heading', { name: 'Contact' });
    arrange('GET /api/jobs', failure(503, 'unavailable', 'A part of the board is down.'));
    await pass(5_000);
    goTo('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of the board is down.');
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByText('The jobs could not be loaded')).not.toBeInTheDocument();
  });
});

describe('a failed call', () => {
  it('is neither retried automatically nor reported twice', async () => {
    arrange(`GET /api/jobs/${JOB_ID}`, failure(500, 'internal', 'Something broke'));
    renderApp(`/apply-job/${JOB_ID}`);
    await screen.findByRole('button', { name: 'Retry' });
    await pass(120_000);
    expect(callsTo(`GET /api/jobs/${JOB_ID}`)).toHaveLength(1);
  });
});

describe('related jobs', () => {
  it('are reloaded after a sign-in, without jobs already applied to', async () => {
    arrangeJob(job(), [jobRow({ _id: 'a', title: 'Cook' })]);
    arrangeSeeker(person());
    renderApp(`/apply-job/${JOB_ID}`, { signedIn: true });
    await screen.findByRole('button', { name: 'Hi, Ada Obi' });
    await screen.findByRole('link', { name: 'Cook' });
    await waitFor(() =>
      expect(callsTo(`GET /api/jobs/${JOB_ID}/related`).at(-1)?.headers.get('authorization')).toBe(
        'Bearer seeker-token',
      ),
    );
  });

  it('stay visible while they are reloaded after a sign-in', async () => {
    const route = `GET /api/jobs/${JOB_ID}/related`;
    arrangeJob(job());
    arrange(route, ({ headers }) =>
      headers.has('authorization')
        ? noAnswerYet()
        : { jobs: [jobRow({ _id: '65000000000000000000000b', title: 'Cook' })] },
    );
    arrangeSeeker(person());
    renderApp(`/apply-job/${JOB_ID}`);
    await screen.findByRole('link', { name: 'Cook' });
    writeInAnotherTab('seekerToken', 'seeker-token');
    await waitFor(() => expect(callsTo(route).at(-1)?.headers.has('authorization')).toBe(true));
    expect(screen.getByRole('link', { name: 'Cook' })).toBeVisible();
  });
});
