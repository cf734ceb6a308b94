import { act, render, screen, waitFor } from '@testing-library/react';
import type { ClerkProp } from '@clerk/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, lostConnection } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { Toasts } from '../../app/Toasts';
import { fakeClerk, SESSION } from '../../testing/fake-clerk';
import { getAuth } from './auth-port';
import ClerkAuthAdapter from './ClerkAuthAdapter';

const SIGN_OUT = 'POST /api/auth/sign-out';
const KEY = `pk_test_${btoa('clerk.board.example$')}`;

const Here = () => (
  <output>
    {useNavigationType()} {useLocation().pathname}
  </output>
);

function mount(
  clerk: Omit<ReturnType<typeof fakeClerk>, 'load'> & { load: (options: object) => Promise<void> },
) {
  return render(
    <MemoryRouter>
      <Here />
      <ClerkAuthAdapter publishableKey={KEY} clerk={clerk as unknown as ClerkProp} />
    </MemoryRouter>,
  );
}

describe('Clerk’s sign-in', () => {
  it('opens over the page, returns to it, and gives a visitor no token', async () => {
    const clerk = fakeClerk(null);
    mount(clerk);
    await waitFor(() => expect(getAuth().status).toBe('signed-out'));
    expect(await getAuth().getToken()).toBeNull();
    expect(SESSION.getToken).not.toHaveBeenCalled();
    getAuth().signIn('/apply-job/1');
    expect(clerk.openSignIn).toHaveBeenCalledWith({
      fallbackRedirectUrl: '/apply-job/1',
      signUpFallbackRedirectUrl: '/apply-job/1',
    });
  });

  it('gives the session token of the signed-in seeker', async () => {
    const clerk = fakeClerk(SESSION);
    mount(clerk);
    await waitFor(() => expect(getAuth().status).toBe('signed-in'));
    expect(getAuth().userKey).toBe('user_1');
    expect(await getAuth().getToken()).toBe('clerk-token');
    expect(clerk.openUserProfile).not.toHaveBeenCalled();
    getAuth().manageAccount?.();
    expect(clerk.openUserProfile).toHaveBeenCalledOnce();
    expect(clerk.signOut).not.toHaveBeenCalled();
  });

  it('distinguishes two people', async () => {
    const clerk = fakeClerk(SESSION);
    mount(clerk);
    await waitFor(() => expect(getAuth().userKey).toBe('user_1'));
    clerk.changeTo(null);
    await waitFor(() => expect(getAuth().userKey).toBeNull());
    clerk.changeTo({ ...SESSION, user: { id: 'user_2' } });
    await waitFor(() => expect(getAuth().userKey).toBe('user_2'));
  });

  it('uses the pages and the router of this site, and ends at home', async () => {
    const load = vi.fn<(options: object) => Promise<void>>(() => new Promise(() => undefined));
    mount({ ...fakeClerk(null), loaded: false, load });
    await waitFor(() => expect(load).toHaveBeenCalled());
    const options = load.mock.calls[0]?.[0] as Record<'routerPush' | 'routerReplace', (to: string) => void>;
    expect(options).toMatchObject({ signInUrl: '/sign-in', signUpUrl: '/sign-up', afterSignOutUrl: '/' });
    act(() => options.routerPush('/a'));
    expect(screen.getByText('PUSH /a')).toBeVisible();
    act(() => options.routerReplace('/b'));
    expect(screen.getByText('REPLACE /b')).toBeVisible();
  });

  it('is reset when the site is unmounted', async () => {
    const { unmount } = mount(fakeClerk(SESSION));
    await waitFor(() => expect(getAuth().status).toBe('signed-in'));
    unmount();
    expect(getAuth().status).toBe('loading');
  });

  it('signs out, at the board first, even if the server refuses the session', async () => {
    const clerk = fakeClerk(SESSION);
    arrange(SIGN_OUT, ({ headers }) => {
      expect(clerk.signOut).not.toHaveBeenCalled();
      expect(headers.get('authorization')).toBe('Bearer clerk-token');
      return {};
    });
    mount(clerk);
    await waitFor(() => expect(getAuth().status).toBe('signed-in'));
    await getAuth().signOut();
    expect(callsTo(SIGN_OUT)).toHaveLength(1);
    expect(clerk.signOut).toHaveBeenCalledTimes(1);
    getAuth().dropSession();
    expect(clerk.signOut).toHaveBeenCalledTimes(2);
    expect(callsTo(SIGN_OUT)).toHaveLength(1);
    clerk.changeTo(null);
    await waitFor(() => expect(getAuth().status).toBe('signed-out'));
  });

  it('signs out even if the board cannot be reached', async () => {
    const clerk = fakeClerk(SESSION);
    arrange(SIGN_OUT, lostConnection);
    mount(clerk);
    await waitFor(() => expect(getAuth().status).toBe('signed-in'));
    await getAuth().signOut();
    expect(clerk.signOut).toHaveBeenCalledTimes(1);
  });

  it('lets a visitor continue if it cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mount({ ...fakeClerk(null), loaded: false, load: () => Promise.reject(new Error('blocked')) });
    await waitFor(() => expect(getAuth().status).toBe('signed-out'));
    render(<Toasts />);
    getAuth().signIn('/');
    await screen.findByRole('alert');
    expect(toasts()).toEqual([`error: ${MESSAGES.unreachable}`]);
    expect(await getAuth().getToken()).toBeNull();
    expect(getAuth().userKey).toBeNull();
    expect(getAuth().manageAccount).toBeUndefined();
  });

  it('is not treated as signed out before it has loaded', async () => {
    const clerk = { ...fakeClerk(null), loaded: false, load: () => new Promise<void>(() => undefined) };
    const { unmount } = mount(clerk);
    await Promise.resolve();
    expect(getAuth().status).toBe('loading');
    expect(await getAuth().getToken()).toBeNull();
    unmount();
  });
});
