import 'fake-indexeddb/auto';
import type { ComponentProps } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import type ClerkAuthAdapter from '../lib/auth/ClerkAuthAdapter';
import { fakeClerk, SESSION } from '../testing/fake-clerk';
import { arrangeJob, arrangeSeeker, job, JOB_ID, person } from '../testing/records';
import { currentAddress, goTo, renderApp } from '../testing/render-app';

type Clerk = ReturnType<typeof fakeClerk>;
let clerk: Clerk;

vi.mock('../lib/auth/ClerkAuthAdapter', async (importActual) => {
  const { default: Adapter } = await importActual<{ default: typeof ClerkAuthAdapter }>();
  type Given = ComponentProps<typeof ClerkAuthAdapter>;
  return { default: (props: Given) => <Adapter {...props} clerk={clerk as unknown as Given['clerk']} /> };
});

const JOB = `/apply-job/${JOB_ID}`;
const SHEET = `${JOB}?apply`;
const RETURN = { fallbackRedirectUrl: SHEET, signUpFallbackRedirectUrl: SHEET };
const config = { authMode: 'clerk', clerkPublishableKey: `pk_test_${btoa('clerk.board.example$')}` } as const;
const sheet = (name: string) => screen.findByRole('dialog', { name });

/** Opens the sheet as a visitor, and presses its button. */
async function leaveForClerk() {
  clerk = fakeClerk(null);
  arrangeJob(job());
  const { user } = renderApp(JOB, { config });
  const [button] = await screen.findAllByRole('button', { name: 'Apply Now' });
  await user.click(button as HTMLElement);
  const login = within(await sheet('Login to apply for jobs'));
  expect(login.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(login.getByRole('button', { name: 'Log in or sign up' }));
  return user;
}

describe('applying on a board with Clerk', () => {
  it('opens Clerk’s sign-in in place of the sheet, with the address of the open sheet to return to [APPLY-35]', async () => {
    await leaveForClerk();
    expect(clerk.openSignIn).toHaveBeenCalledExactlyOnceWith(RETURN);
    await waitFor(() => expect(currentAddress()).toBe(JOB));
    // it would cover Clerk's own dialog
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes on in the open sheet after the sign-in, and sends [APPLY-35]', async () => {
    const user = await leaveForClerk();
    await waitFor(() => expect(currentAddress()).toBe(JOB));
    arrangeSeeker(person());
    arrange('POST /api/users/apply', { message: 'Applied Successfully' });
    clerk.changeTo(SESSION);
    goTo(RETURN.fallbackRedirectUrl);
    await sheet('Apply for this job');
    expect(callsTo('POST /api/users/apply')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    await sheet('Sent');
    expect(callsTo('POST /api/users/apply')[0]?.headers.get('authorization')).toBe('Bearer clerk-token');
  });

  it('opens the sheet also when another site signed in and the page starts again [APPLY-35]', async () => {
    clerk = fakeClerk(SESSION);
    arrangeJob(job());
    arrangeSeeker(person());
    renderApp(RETURN.fallbackRedirectUrl, { config });
    expect(await sheet('Apply for this job')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send application' })).toBeEnabled();
  });
});
