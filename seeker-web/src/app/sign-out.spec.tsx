import { act, renderHook, screen, waitFor } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { MESSAGES } from '@skybil/shared';
import { useCompany } from '../features/recruiter/api/get-company';
import { ApiError } from '../lib/api';
import { getAuth, setAuth } from '../lib/auth/auth-port';
import { arrange, callsTo, failure, lostConnection, noAnswerYet } from '@skybil/web/testing/network';
import { ACME, application, arrangeJob, arrangeSeeker, job, JOB_ID, person } from '../testing/records';
import { applyInSheet } from '../testing/apply';
import { currentAddress, renderApp, writeInAnotherTab } from '../testing/render-app';

async function openSignedIn() {
  arrangeSeeker(person(), [application()]);
  const app = renderApp('/applications', { signedIn: true });
  await screen.findByRole('link', { name: 'Resume' });
  await screen.findByRole('cell', { name: 'Baker' });
  return app;
}

async function pressSignOut({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('button', { name: 'Hi, Ada Obi' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
}

async function expectSignedOut() {
  expect(await screen.findByText('Login to see your resume and your applications.')).toBeVisible();
  expect(localStorage.getItem('seekerToken')).toBeNull();
  expect(screen.queryByRole('cell', { name: 'Baker' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Resume' })).not.toBeInTheDocument();
}

describe('signing out', () => {
  it.each([
    ['the connection is lost', lostConnection],
    ['the server does not answer', noAnswerYet],
    ['the server is down', failure(503, 'unavailable', 'A part of the board is down.')],
    ['the server no longer takes the session', failure(401, 'unauthorized', 'Not Authorized, Login Again')],
  ])('works in this browser even if %s', async (_when, answer) => {
    const app = await openSignedIn();
    arrange('POST /api/auth/sign-out', answer);
    await pressSignOut(app);
    await expectSignedOut();
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('tells the server which session to end', async () => {
    const app = await openSignedIn();
    arrange('POST /api/auth/sign-out', {});
    await pressSignOut(app);
    await expectSignedOut();
    const [call, ...more] = callsTo('POST /api/auth/sign-out');
    expect(call?.headers.get('authorization')).toBe('Bearer seeker-token');
    expect(more).toEqual([]);
  });

  it('leaves a recruiter in the same browser signed in', async () => {
    localStorage.setItem('companyToken', 'company-token');
    arrange('GET /api/company/company', { company: { ...ACME, email: 'jobs@acme.example' } });
    const app = await openSignedIn();
    arrange('POST /api/auth/sign-out', {});
    await pressSignOut(app);
    await expectSignedOut();
    expect(localStorage.getItem('companyToken')).toBe('company-token');
    expect(await screen.findByRole('link', { name: 'Recruiter dashboard' })).toBeVisible();
  });

  it('in another tab signs out in this tab [SITE-10]', async () => {
    await openSignedIn();
    writeInAnotherTab('seekerToken', null);
    await expectSignedOut();
    expect(callsTo('POST /api/auth/sign-out')).toHaveLength(0);
  });

  it('of a recruiter in another tab removes the dashboard link in this tab', async () => {
    localStorage.setItem('companyToken', 'company-token');
    arrange('GET /api/company/company', { company: { ...ACME, email: 'jobs@acme.example' } });
    renderApp('/contact');
    await screen.findByRole('link', { name: 'Recruiter dashboard' });
    writeInAnotherTab('companyToken', null);
    expect(await screen.findByRole('button', { name: 'Recruiter Login' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Recruiter dashboard' })).not.toBeInTheDocument();
  });

  it('shows the error if the provider cannot sign out', async () => {
    const app = await openSignedIn();
    act(() => setAuth({ ...getAuth(), signOut: () => Promise.reject(new Error('No connection to Clerk')) }));
    await pressSignOut(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to Clerk');
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });
});

describe('signing in', () => {
  it('in another tab signs in here', async () => {
    renderApp('/contact');
    await waitFor(() => expect(getAuth().status).toBe('signed-out'));
    arrangeSeeker(person());
    writeInAnotherTab('seekerToken', 'seeker-token');
    expect(await screen.findByRole('button', { name: 'Hi, Ada Obi' })).toBeVisible();
  });
});

const NOT_A_LOST_SESSION = [
  ['a 503', failure(503, 'unavailable', MESSAGES.unavailable), MESSAGES.unavailable],
  ['a 500', failure(500, 'internal', MESSAGES.internal), MESSAGES.internal],
  ['a 429', failure(429, 'too_many_requests', MESSAGES.tooManyRequests), MESSAGES.tooManyRequests],
  ['a 404', failure(404, 'not_found', MESSAGES.jobNotFound), MESSAGES.jobNotFound],
  ['a lost line', lostConnection, MESSAGES.unreachable],
] as const;

describe('a signed-in seeker', () => {
  it.each(NOT_A_LOST_SESSION)(
    'stays signed in after %s to a click on Send application',
    async (_what, answer, message) => {
      arrangeJob(job());
      arrangeSeeker(person());
      arrange('POST /api/users/apply', answer);
      const { user } = renderApp(`/apply-job/${JOB_ID}`, { signedIn: true });
      await screen.findByRole('button', { name: 'Hi, Ada Obi' });
      await applyInSheet(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('button', { name: 'Hi, Ada Obi' })).toBeVisible();
      expect(localStorage.getItem('seekerToken')).toBe('seeker-token');
      expect(currentAddress()).toBe(`/apply-job/${JOB_ID}?apply`);
    },
  );

  it.each(NOT_A_LOST_SESSION)(
    'stays so after %s to the loading of a page',
    async (_what, answer, message) => {
      for (const route of ['user', 'all-applications']) arrange(`GET /api/users/${route}`, answer);
      renderApp('/applications', { signedIn: true });
      expect(await screen.findByText('Your applications could not be loaded')).toBeVisible();
      expect(await screen.findByText('Your resume could not be loaded')).toBeVisible();
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
      expect(localStorage.getItem('seekerToken')).toBe('seeker-token');
    },
  );

  it.each(NOT_A_LOST_SESSION)('keeps loaded data after %s to a later request', async (_what, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openSignedIn();
    for (const route of ['user', 'all-applications']) arrange(`GET /api/users/${route}`, answer);
    await vi.advanceTimersByTimeAsync(5_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('alert');
    expect(screen.getByRole('cell', { name: 'Baker' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible();
    expect(localStorage.getItem('seekerToken')).toBe('seeker-token');
  });

  it('is signed out by a 401 to a click on Send application, with one message', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange('POST /api/users/apply', failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    const { user } = renderApp(`/apply-job/${JOB_ID}`, { signedIn: true });
    await screen.findByRole('button', { name: 'Hi, Ada Obi' });
    await applyInSheet(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionExpired);
    await waitFor(() => expect(localStorage.getItem('seekerToken')).toBeNull());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('a signed-in recruiter', () => {
  /** The hook, and what became of its call. */
  function askForCompany() {
    localStorage.setItem('companyToken', 'company-token');
    const useFailure = () => useSWR<unknown, unknown>(['company', 'company-token'], null).error;
    return renderHook(() => ({ company: useCompany(), failed: useFailure() }), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
    });
  }

  it.each(NOT_A_LOST_SESSION)('stays signed in on this site after %s', async (_what, answer) => {
    arrange('GET /api/company/company', answer);
    const { result } = askForCompany();
    await waitFor(() => expect(result.current.failed).toBeInstanceOf(ApiError));
    expect(localStorage.getItem('companyToken')).toBe('company-token');
  });

  it('is signed out here by a 401', async () => {
    arrange('GET /api/company/company', failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    const { result } = askForCompany();
    await waitFor(() => expect(result.current.failed).toBeInstanceOf(ApiError));
    expect(localStorage.getItem('companyToken')).toBeNull();
  });
});
