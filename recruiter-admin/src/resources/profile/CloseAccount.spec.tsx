import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { browser } from '../../providers/session';
import { renderConsole } from '../../testing/render-console';

const CALL = 'POST /api/company/close';
const RECEIPT = {
  number: '665f1c2e9b3e4a0012ab34d7',
  date: '2026-11-03T10:00:00.000Z',
  erased: [],
  kept: [],
};
const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);

async function ask({ twoSteps = false } = {}) {
  const { user } = renderConsole('/profile');
  arrange('GET /api/company/second-factor', ok({ on: twoSteps, recoveryCodesLeft: 8 }));
  await user.click(await screen.findByRole('button', { name: 'Close the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the account?' }));
  const send = async (password: string) => {
    await user.type(dialog.getByLabelText(/^Your password/), password);
    await user.click(dialog.getByRole('button', { name: 'Close for good' }));
  };
  return { user, dialog, send };
}

describe('closing a company’s account', () => {
  it('asks for the password, ends the session and leads to the receipt [PRIVACY-5]', async () => {
    arrange(CALL, ok({ receipt: RECEIPT }, MESSAGES.accountClosed));
    const { send } = await ask();
    await send('Harmattan-rain-7');
    await waitFor(() => expect(browser.open).toHaveBeenCalledWith('/account?receipt'));
    expect(callsTo(CALL).map(({ body }) => body)).toEqual([{ password: 'Harmattan-rain-7' }]);
    expect(token()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.receipt) ?? '')).toEqual(RECEIPT);
  });

  it('shows beside the field that the password is wrong and keeps the account', async () => {
    const errors = { password: MESSAGES.wrongCurrentPassword };
    arrange(CALL, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, errors));
    const { dialog, send } = await ask();
    await send('wrong');
    const field = dialog.getByLabelText(/^Your password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(MESSAGES.wrongCurrentPassword));
    expect(token()).toBe('token-of-kano');
    expect(browser.open).not.toHaveBeenCalled();
  });

  it('asks for a code if two-step sign-in is on, and shows beside the field that it is wrong [SIGN-39]', async () => {
    const errors = { code: MESSAGES.secondFactorWrong };
    arrange(CALL, failure(400, 'invalid_code', MESSAGES.secondFactorWrong, errors));
    const { user, dialog, send } = await ask({ twoSteps: true });
    const code = await dialog.findByLabelText(/^Two-step sign-in/);
    await user.type(code, '402913');
    await send('Harmattan-rain-7');
    await waitFor(() => expect(code).toHaveAccessibleDescription(MESSAGES.secondFactorWrong));
    expect(callsTo(CALL).map(({ body }) => body)).toEqual([{ password: 'Harmattan-rain-7', code: '402913' }]);
    expect(token()).toBe('token-of-kano');
  });

  it('does nothing on Cancel', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CALL)).toEqual([]);
  });
});
