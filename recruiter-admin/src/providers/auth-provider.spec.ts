import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, lostConnection, ok } from '@skybil/web/testing/network';
import { company } from '../testing/records';
import { authProvider } from './auth-provider';
import { browser } from './session';

const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);
const signIn = '/?recruiter=login&next=%2Fdashboard%2Fmanage-jobs%3Fpage%3D2';

beforeEach(() => {
  localStorage.setItem(STORAGE_KEYS.companyToken, 'abc');
  window.history.replaceState(null, '', '/dashboard/manage-jobs?page=2');
});

/** These promises never settle: the page goes away. */
const start = (promise: Promise<unknown>) => void promise;

describe('the auth provider', () => {
  it('without a token leads to the recruiter dialog, which returns to this page', async () => {
    localStorage.clear();
    start(authProvider.checkAuth());
    await vi.waitFor(() => expect(browser.open).toHaveBeenCalledWith(signIn));
  });

  it('leads to the recruiter dialog to sign in', () => {
    start(authProvider.login());
    expect(browser.open).toHaveBeenCalledWith(signIn);
  });

  it('with a token stays on the page', async () => {
    await authProvider.checkAuth();
    expect(browser.open).not.toHaveBeenCalled();
  });

  it('ends the session on 401 and stores a message for the next page', async () => {
    start(authProvider.checkError(new HttpError('no', 401)));
    await vi.waitFor(() => expect(browser.open).toHaveBeenCalledWith(signIn));
    expect(token()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.pendingToast) ?? '')).toEqual({
      type: 'info',
      message: MESSAGES.sessionExpired,
    });
  });

  it.each([0, 400, 403, 404, 409, 429, 500, 503])(
    'keeps the session on a failure with status %i [SIGN-6]',
    async (status) => {
      await authProvider.checkError(new HttpError('no', status));
      expect(token()).toBe('abc');
      expect(browser.open).not.toHaveBeenCalled();
    },
  );

  it.each([new TypeError('Failed to fetch'), { status: 401 }])(
    'keeps the session on what is no answer of the board (%o)',
    async (error) => {
      await authProvider.checkError(error);
      expect(token()).toBe('abc');
      expect(browser.open).not.toHaveBeenCalled();
    },
  );

  it('on Logout removes the token, goes to the seeker site and ends the session on the board [CONSOLE-1, CONSOLE-6]', async () => {
    arrange('POST /api/company/sign-out', ok());
    start(authProvider.logout());
    expect(token()).toBeNull();
    expect(browser.open).toHaveBeenCalledWith('/');
    await vi.waitFor(() =>
      expect(callsTo('POST /api/company/sign-out')[0]?.headers.get('token')).toBe('abc'),
    );
  });

  it.each([
    ['the connection is lost', lostConnection],
    ['the session is over already', () => failure(401, 'unauthorized', MESSAGES.notAuthorized)],
  ])('signs out in this browser even if %s', async (_when, answer) => {
    arrange('POST /api/company/sign-out', answer);
    start(authProvider.logout());
    await vi.waitFor(() => expect(callsTo('POST /api/company/sign-out')).toHaveLength(1));
    expect(token()).toBeNull();
    expect(browser.open).toHaveBeenCalledTimes(1);
  });

  it('returns name and logo of the company', async () => {
    arrange('GET /api/company/company', ok({ company }));
    expect(await authProvider.getIdentity()).toEqual({
      id: company._id,
      fullName: 'Kano Softworks',
      avatar: company.image,
      emailProven: true,
      jobsHeld: false,
      applicantMails: true,
      about: '',
      website: '',
      location: '',
      email: company.email,
    });
  });

  it('ends the session if the company no longer exists', async () => {
    arrange('GET /api/company/company', failure(401, 'unauthorized', MESSAGES.notAuthorized));
    start(authProvider.getIdentity());
    await vi.waitFor(() => expect(browser.open).toHaveBeenCalledWith(signIn));
    expect(token()).toBeNull();
  });

  it.each([
    ['the board is down', () => failure(503, 'unavailable', MESSAGES.unavailable), MESSAGES.unavailable],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), MESSAGES.unreachable],
  ])('keeps the session if the company cannot be loaded because %s', async (_when, answer, message) => {
    arrange('GET /api/company/company', answer);
    await expect(authProvider.getIdentity()).rejects.toMatchObject({ message });
    expect(token()).toBe('abc');
    expect(browser.open).not.toHaveBeenCalled();
  });
});
