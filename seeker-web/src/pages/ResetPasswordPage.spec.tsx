import { fireEvent, screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { takeToast } from '@skybil/web/pending-toast';
import { openPage } from '../lib/open-page';
import { arrangeHome, arrangeSeeker, jobsPage, person } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

vi.mock('../lib/open-page', () => ({ openPage: vi.fn() }));

const SENT = 'If that e-mail is registered, a code is on its way';
const box = (digit: number) => screen.findByLabelText(`Digit ${digit} of 6`);
type User = ReturnType<typeof renderApp>['user'];

async function askForCode(user: User) {
  await user.type(await screen.findByLabelText('Registered e-mail'), 'jobs@acme.example{Enter}');
  await screen.findByText(SENT);
}

async function enterCode(user: User, code: string) {
  await user.click(await box(1));
  await user.paste(code);
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

beforeEach(() => {
  arrange('POST /api/company/send-reset-otp', { message: SENT });
  arrange('POST /api/company/check-reset-otp', { message: 'The code is right.' });
  arrange('POST /api/company/reset-password', { message: 'Password has been reset successfully' });
});

describe('resetting a password', () => {
  it('leads from e-mail address, code and new password into the console [SITE-8] [SIGN-43]', async () => {
    arrange('POST /api/company/login', { token: 'company-token', message: 'Login Successful' });
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    expect(toasts()).toEqual([`success: ${SENT}`]);
    expect(document.title).toBe('Reset password | Skybil');
    await enterCode(user, '123456');
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    expect(localStorage.getItem('companyToken')).toBe('company-token');
    expect(takeToast()).toEqual({ type: 'success', message: 'Password has been reset successfully' });
    expect(callsTo('POST /api/company/reset-password')[0]?.body).toEqual({
      email: 'jobs@acme.example',
      otp: '123456',
      newPassword: 'brand-new-one',
    });
    const [{ body } = { body: undefined }] = callsTo('POST /api/company/login');
    expect(body).toEqual({ email: 'jobs@acme.example', password: 'brand-new-one', rememberMe: false });
  });

  it('asks a recruiter for the second step in its place, and leads into the console [SIGN-43]', async () => {
    const login = 'POST /api/company/login';
    arrange(login, failure(401, 'second_factor_needed', 'Enter the code'));
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    await enterCode(user, '123456');
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(toasts()).toEqual(['success: Password has been reset successfully']);
    arrange(login, failure(401, 'invalid_code', 'Wrong', { code: 'That code is wrong' }));
    await user.keyboard('000000{Enter}');
    expect(await screen.findByText('That code is wrong')).toBeVisible();
    arrange(login, { token: 'company-token', message: 'Login Successful' });
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    const account = { email: 'jobs@acme.example', password: 'brand-new-one', rememberMe: false };
    expect(callsTo(login).at(-1)?.body).toEqual({ ...account, code: '123456' });
    expect(localStorage.getItem('companyToken')).toBe('company-token');
  });

  it.each([
    ['after the second step', { token: 'seeker-token', message: 'Login Successful' }, '/saved'],
    ['without the second step, by the login', undefined, '/sign-in?next=%2Fsaved'],
  ])('returns a seeker to the page before, %s [SIGN-43]', async (_, session, address) => {
    arrange('POST /api/auth/send-reset-otp', { message: SENT });
    arrange('POST /api/auth/check-reset-otp', { message: 'The code is right.' });
    arrange('POST /api/auth/reset-password', { message: 'Password has been reset successfully' });
    arrange('POST /api/auth/sign-in', failure(401, 'second_factor_needed', 'Enter the code'));
    arrange('GET /api/users/saved-jobs', { ids: [], jobs: [] });
    arrangeSeeker(person());
    const { user } = renderApp('/reset-password?for=seeker&next=%2Fsaved');
    await askForCode(user);
    await enterCode(user, '123456');
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    const code = await screen.findByLabelText('Code');
    if (session) {
      arrange('POST /api/auth/sign-in', session);
      await user.type(code, '123456{Enter}');
    } else await user.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(currentAddress()).toBe(address));
  });

  it('moves from box to box while typing and back on Backspace', async () => {
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    await user.type(await box(1), '1');
    expect(await box(2)).toHaveFocus();
    await user.keyboard('2');
    expect(await box(3)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(await box(2)).toHaveFocus();
    expect(await box(2)).toHaveValue('2');
    await user.keyboard('{Backspace}');
    expect(await box(2)).toHaveValue('');
  });

  it('tells a wrong code at the boxes and nowhere else [SITE-8] [SITE-90]', async () => {
    const errors = { otp: 'Invalid or expired code' };
    arrange('POST /api/company/check-reset-otp', failure(400, 'invalid_code', 'Invalid code', errors));
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    await enterCode(user, '000000');
    expect(await screen.findByText('Invalid or expired code')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(toasts()).toEqual([`success: ${SENT}`]);
    expect(await box(1)).toHaveValue('');
    expect(await box(1)).toHaveFocus();
    expect(await box(1)).toHaveAccessibleDescription('Invalid or expired code');
    arrange('POST /api/company/check-reset-otp', { message: 'The code is right.' });
    await enterCode(user, '123456');
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('returns to the boxes if the code ends meanwhile, and keeps the password', async () => {
    arrange('POST /api/company/reset-password', failure(400, 'invalid_code', 'Invalid or expired code'));
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    await enterCode(user, '000000');
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    expect(await screen.findByText('Invalid or expired code')).toBeVisible();
    expect(await box(1)).toHaveValue('');
    await enterCode(user, '123456');
    expect(await screen.findByLabelText('New password')).toHaveValue('brand-new-one');
  });

  it('offers a new code after a minute', async () => {
    const { user } = renderApp('/reset-password');
    await askForCode(user);
    expect(screen.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    const again = await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3_000 });
    vi.useRealTimers();
    fireEvent.click(again);
    await waitFor(() => expect(callsTo('POST /api/company/send-reset-otp')).toHaveLength(2));
  });

  it('signs a seeker in [SIGN-43]', async () => {
    arrange('POST /api/auth/send-reset-otp', { message: SENT });
    arrange('POST /api/auth/check-reset-otp', { message: 'The code is right.' });
    arrange('POST /api/auth/sign-in', { token: 'seeker-token', message: 'Login Successful' });
    arrangeSeeker(person());
    arrangeHome(jobsPage([]));
    arrange('POST /api/auth/reset-password', { message: 'Password has been reset successfully' });
    const { user } = renderApp('/reset-password?for=seeker');
    await askForCode(user);
    await enterCode(user, '123456');
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    await waitFor(() => expect(localStorage.getItem('seekerToken')).toBe('seeker-token'));
    expect(currentAddress()).toBe('/');
    expect(toasts()).toEqual(['success: Password has been reset successfully']);
    expect(callsTo('POST /api/company/send-reset-otp')).toHaveLength(0);
    expect(callsTo('POST /api/company/reset-password')).toHaveLength(0);
    expect(callsTo('POST /api/auth/reset-password')).toHaveLength(1);
  });

  it('starts over for a recruiter who was about to reset a seeker’s password', async () => {
    arrange('POST /api/auth/send-reset-otp', { message: SENT });
    const { user } = renderApp('/reset-password?for=seeker');
    await askForCode(user);
    await user.click(screen.getByRole('button', { name: 'Recruiter Login' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Registered e-mail')).toHaveValue('');
    expect(currentAddress()).toBe('/reset-password');
  });
});
