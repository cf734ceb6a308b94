import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { renderConsole } from '../../testing/render-console';

const CALL = 'POST /api/company/change-password';
const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);

async function change(current: string, next: string) {
  const { user } = renderConsole('/profile');
  await user.type(await screen.findByLabelText(/^Current password/), current);
  await user.type(screen.getByLabelText(/^New password/), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing a company’s password', () => {
  it('sends both passwords, continues with the new token and clears the form [CONSOLE-6]', async () => {
    arrange(CALL, ok({ token: 'a-new-token' }, MESSAGES.passwordChanged));
    await change('Harmattan-rain-7', 'Wet-season-2026');
    await waitFor(() => expect(toasts()).toEqual([`success: ${MESSAGES.passwordChanged}`]));
    expect(callsTo(CALL).map(({ body }) => body)).toEqual([
      { currentPassword: 'Harmattan-rain-7', newPassword: 'Wet-season-2026' },
    ]);
    expect(token()).toBe('a-new-token');
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveValue(''));
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it('shows the error beside the field and keeps token and input', async () => {
    const wrong = { currentPassword: MESSAGES.wrongCurrentPassword };
    arrange(CALL, failure(400, 'wrong_password', MESSAGES.wrongCurrentPassword, wrong));
    await change('wrong', 'Wet-season-2026');
    const field = await screen.findByLabelText(/^Current password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(MESSAGES.wrongCurrentPassword));
    expect(token()).toBe('token-of-kano');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Wet-season-2026');
  });

  it('asks for a code if two-step sign-in is on', async () => {
    const { user } = renderConsole('/profile');
    arrange('GET /api/company/second-factor', ok({ on: true, recoveryCodesLeft: 8 }));
    arrange(CALL, ok({ token: 'a-new-token' }, MESSAGES.passwordChanged));
    await user.type(await screen.findByLabelText(/^Two-step sign-in/), 'mfrg-gzdf-mzta-nbsw');
    await user.type(screen.getByLabelText(/^Current password/), 'Harmattan-rain-7');
    await user.type(screen.getByLabelText(/^New password/), 'Wet-season-2026');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(token()).toBe('a-new-token'));
    expect(callsTo(CALL).map(({ body }) => body)).toEqual([
      { currentPassword: 'Harmattan-rain-7', code: 'mfrg-gzdf-mzta-nbsw', newPassword: 'Wet-season-2026' },
    ]);
  });

  it('shows advice while the new one is typed [SIGN-36]', async () => {
    const { user } = renderConsole('/profile');
    await screen.findByLabelText(/Company name/);
    const field = screen.getByLabelText(/^New password/);
    const advice = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await user.type(field, 'Kano');
    expect(advice()).toContain('Longer: 4 more characters');
    await user.type(field, '2026');
    expect(advice()).toContain('Little more than the name of the company: add other words');
    await user.type(field, ' rains at noon');
    expect(advice()).toContain('Good');
  });

  it('does not send a password that is too short', async () => {
    await change('Harmattan-rain-7', 'Short-7');
    expect(await screen.findByText('Must be 8 characters at least')).toBeVisible();
    expect(callsTo(CALL)).toEqual([]);
  });
});
