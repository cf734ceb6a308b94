import { STORAGE_KEYS } from '@skybil/shared';
import { readCompanyToken } from '@skybil/web/company-token';
import { storeToast, takeToast } from '@skybil/web/pending-toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, dropToken, leaveForSignIn, watchSession } from './session';

const KEY = STORAGE_KEYS.companyToken;

const inAnotherTab = (change: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', change));

describe('the session', () => {
  beforeEach(() => watchSession());

  it('removes all data of the company from the browser when it ends, and only that', () => {
    localStorage.setItem(KEY, 'token-of-kano');
    localStorage.setItem('RaStore.manage-jobs.listParams', '{"filter":{"q":"secret"}}');
    localStorage.setItem('RaStore.view-applications.savedQueries', '[]');
    localStorage.setItem(STORAGE_KEYS.seekerToken, 'token-of-ada');
    dropToken();
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.seekerToken]);
    expect(readCompanyToken()).toBeNull();
  });

  it('returns after the sign-in to the same page, whatever its address contains', () => {
    const address = '/dashboard/view-applications?filter={"q":"a&next=//evil.example"}&page=2';
    window.history.replaceState(null, '', address);
    const { pathname, search } = window.location;
    void leaveForSignIn();
    const to = new URL(vi.mocked(browser.open).mock.calls[0]?.[0] ?? '', window.location.origin);
    expect(to.pathname).toBe('/');
    expect([...to.searchParams]).toEqual([
      ['recruiter', 'login'],
      ['next', pathname + search],
    ]);
    expect(to.searchParams.get('next')).toMatch(/^\/dashboard\//);
  });

  it('passes a message to the next page once', () => {
    storeToast({ type: 'info', message: 'Bye' });
    expect(takeToast()).toEqual({ type: 'info', message: 'Bye' });
    expect(takeToast()).toBeUndefined();
  });

  it.each([
    ['signed out', { key: KEY, oldValue: 'a', newValue: null }],
    ['signed in as somebody else', { key: KEY, oldValue: 'a', newValue: 'b' }],
    ['emptied the storage', { key: null, oldValue: null, newValue: null }],
  ])('reloads the page when another tab %s', (_what, change) => {
    inAnotherTab(change);
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['kept the same token', { key: KEY, oldValue: 'a', newValue: 'a' }],
    ['changed something else', { key: STORAGE_KEYS.seekerToken, oldValue: 'a', newValue: null }],
  ])('does not reload when another tab %s', (_what, change) => {
    inAnotherTab(change);
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('reloads a page restored from the back/forward cache (%s)', (persisted, times) => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(browser.reload).toHaveBeenCalledTimes(times);
  });
});
