import { EMAIL_PROVEN_KEY } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { arrangeSeeker, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const CONFIRM = 'POST /api/email-proof/confirm';
const DISOWN = 'POST /api/email-proof/disown';
const SEND = 'POST /api/auth/send-email-proof';
const press = (name: string) => screen.findByRole('button', { name });

describe('the link of a confirmation mail', () => {
  it('does nothing until a button is pressed, and explains its buttons [PERSON-9, PERSON-31]', async () => {
    renderApp('/verify-email#company-1-secret');
    expect(await screen.findByRole('heading', { level: 1, name: 'Is this e-mail yours?' })).toBeVisible();
    expect(await press('Confirm my e-mail')).toBeEnabled();
    expect(await press('It was not me')).toBeEnabled();
    expect(callsTo(CONFIRM)).toHaveLength(0);
    expect(callsTo(DISOWN)).toHaveLength(0);
  });

  it.each([
    ['company-1-secret', 'Go to your dashboard', '/dashboard'],
    ['seeker-1-secret', 'Go to your applications', '/applications'],
  ])('for %s confirms with the first button and leads on', async (token, next, to) => {
    arrange(CONFIRM, { message: 'Thank you. Your e-mail is confirmed.' });
    const { user } = renderApp(`/verify-email#${token}`);
    await user.click(await press('Confirm my e-mail'));
    expect(await screen.findByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ token }]);
    expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: 'It was not me' })).not.toBeInTheDocument();
    expect(localStorage.getItem(EMAIL_PROVEN_KEY)).not.toBeNull();
  });

  it('erases the account with the second button', async () => {
    arrange(DISOWN, { message: 'Done. That account is erased, and your e-mail is free again.' });
    const { user } = renderApp('/verify-email#company-1-secret');
    await user.click(await press('It was not me'));
    expect(await screen.findByText(/^Done\. That account is erased/)).toBeVisible();
    expect(callsTo(DISOWN).map(({ body }) => body)).toEqual([{ token: 'company-1-secret' }]);
    expect(screen.getByRole('link', { name: 'Go to the jobs' })).toBeVisible();
  });

  it('of a changed e-mail says so, and refusing it erases nothing [PERSON-40]', async () => {
    arrange(DISOWN, { message: 'Done. The e-mail of that account does not change.' });
    const { user } = renderApp('/verify-email#new-seeker-1-secret');
    expect(await screen.findByText(/it replaces the one before/)).toBeVisible();
    expect(screen.queryByText(/erase/)).not.toBeInTheDocument();
    await user.click(await press('It was not me'));
    expect(await screen.findByText('Done. The e-mail of that account does not change.')).toBeVisible();
  });

  it.each([
    ['new-seeker-1-secret', 'Go to your account', '/account'],
    ['new-company-1-secret', 'Go to your dashboard', '/dashboard'],
  ])('for %s leads on', async (token, next, to) => {
    arrange(CONFIRM, { message: 'Thank you. Your e-mail is confirmed.' });
    const { user } = renderApp(`/verify-email#${token}`);
    await user.click(await press('Confirm my e-mail'));
    expect(await screen.findByRole('link', { name: next })).toHaveAttribute('href', to);
  });

  it('shows an error if it has expired, and allows one request at a time', async () => {
    arrange(CONFIRM, failure(404, 'not_found', 'This link is no longer valid.'));
    const { user } = renderApp('/verify-email');
    await user.click(await press('Confirm my e-mail'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    arrange(CONFIRM, noAnswerYet);
    await user.click(await press('Confirm my e-mail'));
    expect(await press('It was not me')).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a seeker with an unconfirmed e-mail address', () => {
  it.each(['/applications', '/remote-applications'])(
    'is told at %s, and sent the mail again [PERSON-34]',
    async (page) => {
      arrangeSeeker(person({ emailProven: false }));
      arrange(SEND, { message: 'A mail with a link is on its way to you' });
      const { user } = renderApp(page, { signedIn: true });
      expect(await screen.findByText(/Open the link that we sent to ada@example\.com/)).toBeVisible();
      await user.click(await press('Send it again'));
      expect(await screen.findByText('A mail with a link is on its way to you')).toBeVisible();
      expect(callsTo(SEND)).toHaveLength(1);
    },
  );

  it('sees the note go when the address is proven in another tab [PERSON-34]', async () => {
    arrangeSeeker(person({ emailProven: false }));
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText(/Open the link that we sent/)).toBeVisible();
    arrangeSeeker(person({ emailProven: true }));
    await waitFor(() => {
      // the page may not listen yet
      window.dispatchEvent(new StorageEvent('storage', { key: EMAIL_PROVEN_KEY }));
      expect(screen.queryByText(/Open the link that we sent/)).not.toBeInTheDocument();
    });
  });

  it('who requests a mail too early gets a message', async () => {
    arrangeSeeker(person({ emailProven: false }));
    arrange(SEND, failure(429, 'too_many_requests', 'A mail was sent a while ago.'));
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await press('Send it again'));
    expect(await screen.findByText('A mail was sent a while ago.')).toBeVisible();
    expect(toasts()).toEqual(['error: A mail was sent a while ago.']);
  });

  it('sees no notice after confirmation', async () => {
    arrangeSeeker(person());
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Resume' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
  });
});
