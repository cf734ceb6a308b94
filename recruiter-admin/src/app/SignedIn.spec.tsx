import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browser } from '../providers/session';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { company, job } from '../testing/records';
import { renderAsIs, renderConsole } from '../testing/render-console';

const JOBS = 'GET /api/company/jobs';
const COMPANY = 'GET /api/company/company';
const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const down = () => failure(503, 'unavailable', MESSAGES.unavailable);
const signedOut = () => failure(401, 'unauthorized', MESSAGES.notAuthorized);
const toSignIn = expect.stringMatching(/^\/\?recruiter=login&next=%2Fdashboard/) as unknown;

async function logOut({ user }: ReturnType<typeof renderAsIs>) {
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

describe('the session of a recruiter', () => {
  it.each(['/', '/manage-jobs', '/view-applications', '/add-job', '/overview', '/profile'])(
    'shows nothing at %s without a token, asks nothing and leaves for the recruiter dialog',
    async (path) => {
      renderAsIs(path);
      await waitFor(() => expect(browser.open).toHaveBeenCalledWith(toSignIn));
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      expect(callsTo(COMPANY)).toEqual([]);
    },
  );

  it.each([
    ['/manage-jobs', JOBS],
    ['/view-applications', 'GET /api/company/applications'],
    ['/overview', 'GET /api/company/stats'],
    ['/manage-jobs/a', 'GET /api/company/jobs/a'],
  ])('at %s ends on 401 and leads to the recruiter dialog with a message', async (path, call) => {
    arrange(call, signedOut());
    renderConsole(path);
    await waitFor(() => expect(browser.open).toHaveBeenCalledWith(toSignIn));
    expect(token()).toBeNull();
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingToast)).toContain(MESSAGES.sessionExpired);
    expect(screen.queryByText(MESSAGES.notAuthorized)).not.toBeInTheDocument();
  });

  it('ends on 401 for a call other than a list', async () => {
    arrange(JOBS, rows([job()]));
    arrange('POST /api/company/change-visibility', signedOut());
    const { user } = renderConsole('/manage-jobs');
    await user.click(await screen.findByRole('checkbox', { name: 'Frontend Developer is visible' }));
    await waitFor(() => expect(browser.open).toHaveBeenCalledWith(toSignIn));
    expect(token()).toBeNull();
  });

  it.each([
    ['the board is down', down, MESSAGES.unavailable],
    ['the connection is lost', lost, MESSAGES.unreachable],
  ])('continues if %s, and a message is shown', async (_when, answer, message) => {
    arrange(JOBS, answer);
    renderConsole('/manage-jobs');
    arrange(COMPANY, answer);
    expect(await screen.findByText(`Your jobs could not be loaded. ${message}`)).toBeInTheDocument();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(token()).toBe('token-of-kano');
    expect(browser.open).not.toHaveBeenCalled();
  });

  it('continues if only the company fails to load, and a message is shown', async () => {
    arrange(JOBS, rows([job()]));
    renderConsole('/manage-jobs');
    arrange(COMPANY, down);
    expect(await screen.findByText('Frontend Developer')).toBeInTheDocument();
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${MESSAGES.unavailable}`]);
  });

  it('ends at Logout, even without a connection', async () => {
    arrange(JOBS, rows([job()]));
    const page = renderConsole('/manage-jobs');
    await screen.findByText('Welcome, Kano Softworks');
    arrange(JOBS, lost);
    arrange(COMPANY, lost);
    await logOut(page);
    expect(token()).toBeNull();
    expect(browser.open).toHaveBeenCalledWith('/');
  });

  it('leaves no data for the next company in this browser', async () => {
    arrange(JOBS, rows([job({ title: 'Secret Post' })]));
    const first = renderConsole('/manage-jobs');
    await first.user.type(await screen.findByLabelText('Search titles'), 'secret');
    await waitFor(() => expect(callsTo(JOBS).at(-1)?.query.get('filter')).toBe('{"q":"secret"}'));
    await screen.findByText('Secret Post');
    await logOut(first);
    cleanup();

    localStorage.setItem(STORAGE_KEYS.companyToken, 'token-of-oyo');
    arrange(COMPANY, ok({ company: { ...company, _id: 'b', name: 'Oyo Foods' } }));
    let come: (answer: Response) => void = () => undefined;
    arrange(JOBS, () => new Promise((resolve) => (come = resolve)));
    const before = callsTo(JOBS).length;
    renderAsIs('/manage-jobs');
    expect(await screen.findByText('Welcome, Oyo Foods')).toBeInTheDocument();
    await waitFor(() => expect(callsTo(JOBS).length).toBe(before + 1));
    expect(screen.queryByText('Secret Post')).not.toBeInTheDocument();
    come(rows([job({ title: 'Cook' })]));
    expect(await screen.findByText('Cook')).toBeInTheDocument();
    expect(screen.getByLabelText('Search titles')).toHaveValue('');
    const asked = callsTo(JOBS).slice(before);
    expect(asked.map((call) => call.query.get('filter'))).toEqual(['{}']);
    expect(asked.map((call) => call.headers.get('token'))).toEqual(['token-of-oyo']);
  });
});
