import { act, screen, waitFor, within } from '@testing-library/react';
import { KEPT, MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { getAuth, setAuth } from '../lib/auth/auth-port';
import { arrangeSeeker, person } from '../testing/records';
import { renderApp } from '../testing/render-app';

const DATA = 'GET /api/users/data.zip';
const ERASE = 'POST /api/users/erase';
const RECEIPT = {
  number: '665f1c2e9b3e4a0012ab34d7',
  date: '2026-11-03T10:00:00.000Z',
  erased: [{ kind: 'applications', what: 'Applications', count: 3 }],
  kept: [{ ...KEPT.securityLog, period: '12 months' }],
};
const token = () => localStorage.getItem(STORAGE_KEYS.seekerToken);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function renderAccount() {
  arrangeSeeker(person());
  arrange('GET /api/auth/sessions', { sessions: [] });
  return renderApp('/account', { signedIn: true });
}

describe('the seeker’s own data', () => {
  it('is downloaded as a zip file', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} of ${this.href}`);
    });
    arrange(DATA, new Response('a zip', { headers: { 'content-type': 'application/zip' } }));
    const { user } = renderAccount();
    await user.click(await button('Download my data'));
    await waitFor(() => expect(saved).toEqual(['my-data.zip of blob:1']));
    vi.restoreAllMocks();
  });

  it('shows a message if it was downloaded too often', async () => {
    arrange(DATA, failure(429, 'too_many_requests', MESSAGES.tooManyRequests));
    const { user } = renderAccount();
    await user.click(await button('Download my data'));
    await waitFor(() => expect(toasts()).toEqual([`error: ${MESSAGES.tooManyRequests}`]));
    expect(await button('Download my data')).toBeEnabled();
  });
});

describe('the receipt of a company', () => {
  it('that closed its account in the console is shown in the same tab [PRIVACY-5]', async () => {
    sessionStorage.setItem(STORAGE_KEYS.receipt, JSON.stringify(RECEIPT));
    renderApp('/account?receipt');
    const receipt = await screen.findByRole('region', { name: 'Your account is erased' });
    expect(receipt).toHaveTextContent(RECEIPT.number);
    expect(screen.queryByText('Login to see your account.')).not.toBeInTheDocument();
  });

  it('is not shown at an address without ?receipt', async () => {
    sessionStorage.setItem(STORAGE_KEYS.receipt, JSON.stringify(RECEIPT));
    renderApp('/account');
    expect(await screen.findByText('Login to see your account.')).toBeVisible();
    expect(screen.queryByText(/Receipt/)).not.toBeInTheDocument();
  });
});

describe('erasing the account', () => {
  async function ask(isHosted = false) {
    const { user } = renderAccount();
    await button('Erase my account');
    const manageAccount = vi.fn();
    if (isHosted) act(() => setAuth({ ...getAuth(), manageAccount }));
    await user.click(await button('Erase my account'));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Erase your account?' })) };
  }

  it('asks for the password, signs out and shows the receipt [PRIVACY-5]', async () => {
    arrange(ERASE, { receipt: RECEIPT, message: MESSAGES.accountErased });
    const { user, dialog } = await ask();
    expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Your password'), 'Harmattan-rain-7');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    const receipt = await screen.findByRole('region', { name: 'Your account is erased' });
    expect(receipt).toHaveTextContent('Receipt 665f1c2e9b3e4a0012ab34d7 of 3 November 2026');
    expect(receipt).toHaveTextContent('Applications: 3');
    expect(receipt).toHaveTextContent('12 months');
    expect(callsTo(ERASE).map(({ body }) => body)).toEqual([{ password: 'Harmattan-rain-7' }]);
    expect(token()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Erase my account' })).not.toBeInTheDocument();
  });

  it('shows beside the field that the password is wrong and keeps the account', async () => {
    const errors = { password: MESSAGES.wrongCurrentPassword };
    arrange(ERASE, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, errors));
    const { user, dialog } = await ask();
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    const field = dialog.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(MESSAGES.wrongCurrentPassword));
    expect(token()).toBe('seeker-token');
  });

  it('does nothing on Cancel', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(ERASE)).toEqual([]);
  });

  it('asks for a confirmation word with a hosted provider, and says that the provider’s account remains', async () => {
    arrange(ERASE, { receipt: RECEIPT, message: MESSAGES.accountErased });
    const { user, dialog } = await ask(true);
    expect(screen.getByText(/goes on knowing you/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Type ERASE to go on'), 'erase');
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByRole('region', { name: 'Your account is erased' })).toBeVisible();
    expect(callsTo(ERASE).map(({ body }) => body)).toEqual([{}]);
  });
});
