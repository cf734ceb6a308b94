import { act, screen, waitFor } from '@testing-library/react';
import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { setAuth, getAuth } from '../lib/auth/auth-port';
import { arrangeSeeker, person } from '../testing/records';
import { renderApp } from '../testing/render-app';

const SESSIONS = 'GET /api/auth/sessions';
const END = 'POST /api/auth/end-session';
const CHANGE = 'POST /api/auth/change-password';
const session = (fields: object) => ({
  _id: 'sess_1',
  device: 'Firefox on Linux',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  current: true,
  ...fields,
});
const HERE = session({});
const PHONE = session({
  _id: 'sess_2',
  device: 'Chrome on Android',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  current: false,
});
const token = () => localStorage.getItem(STORAGE_KEYS.seekerToken);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function renderAccount(sessions: object[] = [HERE, PHONE]) {
  arrangeSeeker(person());
  arrange(SESSIONS, { sessions });
  return renderApp('/account', { signedIn: true });
}

describe('the account of a seeker', () => {
  it('says that the e-mail address is unconfirmed', async () => {
    renderAccount();
    arrangeSeeker(person({ emailProven: false }));
    expect(await screen.findByText(/Open the link that we sent to ada@example\.com/)).toBeVisible();
  });
});

describe('an account without a name', () => {
  const PROFILE = 'POST /api/users/profile';
  const nameless = person({ firstName: '', lastName: '', name: '' });

  it('says so until there is one, which can be changed [PERSON-39]', async () => {
    const { user } = renderAccount();
    arrangeSeeker(nameless);
    arrange(PROFILE, () => {
      arrangeSeeker(person());
      return { message: MESSAGES.profileUpdated };
    });
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    expect(screen.getByText(/This account has no name yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Last name'), 'Obi');
    await user.click(await button('Save name'));
    await waitFor(() => expect(screen.queryByText(/This account has no name yet/)).not.toBeInTheDocument());
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(callsTo(PROFILE).map(({ body }) => body)).toEqual([{ firstName: 'Ada', lastName: 'Obi' }]);
    expect(await screen.findByText(MESSAGES.profileUpdated)).toBeVisible();
  });

  it('says which name is refused', async () => {
    const { user } = renderAccount();
    arrangeSeeker(nameless);
    const errors = { firstName: 'First name may not look like the name of this board' };
    arrange(PROFILE, failure(400, 'bad_input', MESSAGES.badInput, errors));
    await user.type(await screen.findByLabelText('First name'), 'Skybil');
    await user.type(screen.getByLabelText('Last name'), 'Obi');
    await user.click(await button('Save name'));
    expect(await screen.findByText(errors.firstName)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  });
});

describe('the sessions of a seeker', () => {
  it('are listed with their last use, and the current one has no button', async () => {
    renderAccount();
    const phone = await button('Sign out Chrome on Android, used 3 hours ago');
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((row) => /place unknown/.test(row.textContent));
    expect(first).toHaveTextContent('Firefox on LinuxThis device · place unknown');
    expect(second).toHaveTextContent('Chrome on AndroidUsed 3 hours ago · place unknown');
    expect(second).toContainElement(phone);
    expect(document.title).toBe('Your account | Skybil');
  });

  it('can be ended one by one [SITE-15]', async () => {
    const { user } = renderAccount();
    arrange(END, () => {
      arrange(SESSIONS, { sessions: [HERE] });
      return { message: MESSAGES.sessionEnded };
    });
    await user.click(await button(/^Sign out Chrome/));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(callsTo(END).map(({ body }) => body)).toEqual([{ id: 'sess_2' }]);
    expect(await screen.findByText(MESSAGES.sessionEnded)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('move the focus to the heading when a button disappears [SITE-17]', async () => {
    const { user } = renderAccount();
    arrange(END, () => {
      arrange(SESSIONS, { sessions: [HERE] });
      return { message: MESSAGES.sessionEnded };
    });
    await user.click(await button(/^Sign out Chrome/));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  });

  it('are removed from the list if they had ended already, with a message', async () => {
    const { user } = renderAccount();
    arrange(END, () => {
      arrange(SESSIONS, { sessions: [HERE] });
      return failure(404, 'not_found', MESSAGES.sessionNotFound);
    });
    await user.click(await button(/^Sign out Chrome/));
    expect(await screen.findByText(MESSAGES.sessionNotFound)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  });

  it('can all be ended except the current one, with one request', async () => {
    const { user } = renderAccount();
    arrange('POST /api/auth/end-other-sessions', noAnswerYet);
    await user.click(await button('Sign out all other devices'));
    for (const name of ['Sign out all other devices', 'Sign out everywhere', /^Sign out Chrome/])
      expect(await button(name)).toBeDisabled();
  });

  it('can all be ended including the current one', async () => {
    const { user } = renderAccount();
    arrange('POST /api/auth/sign-out-everywhere', { message: MESSAGES.signedOutEverywhere });
    await user.click(await button('Sign out everywhere'));
    await waitFor(() => expect(token()).toBeNull());
    expect(await screen.findByText('Login to see your account.')).toBeVisible();
    await waitFor(() => expect(toasts()).toEqual([`success: ${MESSAGES.signedOutEverywhere}`]));
  });

  it('stay signed in if the board cannot be reached', async () => {
    const { user } = renderAccount();
    arrange('POST /api/auth/sign-out-everywhere', failure(503, 'unavailable', MESSAGES.unavailable));
    await user.click(await button('Sign out everywhere'));
    expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
    expect(token()).toBe('seeker-token');
  });

  it('offer Retry if they fail to load', async () => {
    arrangeSeeker(person());
    arrange(SESSIONS, failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderApp('/account', { signedIn: true });
    const retry = await button('Retry');
    arrange(SESSIONS, { sessions: [HERE] });
    await user.click(retry);
    expect(await screen.findByText(/^This device/)).toBeVisible();
  });
});

describe('changing a seeker’s password', () => {
  it('shows advice while the new one is typed [SIGN-36]', async () => {
    const { user } = renderAccount([HERE]);
    await screen.findByText(/^This device/);
    await user.type(await screen.findByLabelText('New password'), 'AdaObi2026');
    expect(await screen.findByText('Little more than your name: add other words')).toBeVisible();
    await user.keyboard(' likes rain');
    expect(screen.getByText('Good')).toHaveAttribute('role', 'status');
  });

  async function change(current = 'Harmattan-rain-7') {
    const app = renderAccount([HERE]);
    await app.user.type(await screen.findByLabelText('Current password'), current);
    await app.user.type(screen.getByLabelText('New password'), 'Wet-season-2026');
    await app.user.click(await button('Change password'));
  }

  it('sends both passwords, continues with the new token and clears the form [SITE-15]', async () => {
    arrange(CHANGE, { token: 'a-new-token', message: MESSAGES.passwordChanged });
    await change();
    expect(await screen.findByText(MESSAGES.passwordChanged)).toBeVisible();
    expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
      { currentPassword: 'Harmattan-rain-7', newPassword: 'Wet-season-2026' },
    ]);
    expect(token()).toBe('a-new-token');
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('shows the error beside the field and keeps token and input', async () => {
    const wrong = { currentPassword: MESSAGES.wrongCurrentPassword };
    arrange(CHANGE, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, wrong));
    await change('wrong');
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(MESSAGES.wrongCurrentPassword));
    expect(token()).toBe('seeker-token');
    expect(screen.getByLabelText('New password')).toHaveValue('Wet-season-2026');
  });
});

describe('the account page', () => {
  it('asks a visitor to log in', async () => {
    renderApp('/account');
    expect(await screen.findByText('Login to see your account.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Change password' })).not.toBeInTheDocument();
  });

  it('links to the hosted provider’s account page', async () => {
    arrangeSeeker(person());
    arrange(SESSIONS, { sessions: [HERE] });
    const { user } = renderApp('/account', { signedIn: true });
    await screen.findByText(/^This device/);
    const manageAccount = vi.fn();
    act(() => setAuth({ ...getAuth(), manageAccount }));
    const leads = (
      await screen.findByRole('heading', { name: 'Name, e-mail, password and devices' })
    ).closest('section');
    await user.click(leads?.querySelector('button') as HTMLElement);
    expect(manageAccount).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { name: 'Where you are signed in' })).not.toBeInTheDocument();
  });

  it('is in the menu', async () => {
    const { user } = renderAccount();
    await user.click(await button(/^Hi, /));
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  });
});
