import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browser } from '../../providers/session';
import { arrange, callsTo, failure, noAnswerYet, ok } from '@skybil/web/testing/network';
import { company } from '../../testing/records';
import { renderAsIs, renderConsole } from '../../testing/render-console';

const CALL = 'POST /api/company/sign-out-everywhere';
const button = { name: 'Sign out everywhere' };
const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);

async function ask() {
  const { user } = renderConsole('/profile');
  await user.click(await screen.findByRole('button', button));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('signing out everywhere', () => {
  it('asks for confirmation, then ends all sessions including this one, with a message for the next page', async () => {
    arrange(CALL, ok({}, MESSAGES.signedOutEverywhere));
    const { user, dialog } = await ask();
    expect(
      dialog.getByText(
        'Every browser that is signed in for your company, this one too, has to sign in again.',
      ),
    ).toBeInTheDocument();
    expect(callsTo(CALL)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(browser.open).toHaveBeenCalledWith('/'));
    expect(callsTo(CALL)).toHaveLength(1);
    expect(token()).toBeNull();
    expect(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.pendingToast) ?? '')).toEqual({
      type: 'success',
      message: MESSAGES.signedOutEverywhere,
    });
  });

  it('sends one request', async () => {
    arrange(CALL, noAnswerYet);
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign out' })).toBeDisabled());
    expect(callsTo(CALL)).toHaveLength(1);
  });

  it('does nothing on Cancel and returns the focus', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', button)).toHaveFocus();
    expect(callsTo(CALL)).toHaveLength(0);
    expect(token()).toBe('token-of-kano');
  });

  it.each([
    ['the board is down', () => failure(503, 'unavailable', MESSAGES.unavailable), MESSAGES.unavailable],
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), MESSAGES.unreachable],
  ])('keeps the session if %s, and shows a message', async (_when, answer, message) => {
    arrange(CALL, answer);
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(token()).toBe('token-of-kano');
    expect(browser.open).not.toHaveBeenCalled();
  });
});

describe('a profile that fails to load', () => {
  it('offers Retry', async () => {
    localStorage.setItem(STORAGE_KEYS.companyToken, 'token-of-kano');
    arrange('GET /api/company/company', failure(503, 'unavailable', MESSAGES.unavailable));
    const { user } = renderAsIs('/profile');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText(`Your profile could not be loaded. ${MESSAGES.unavailable}`)).toBeInTheDocument();
    expect(await screen.findAllByText(MESSAGES.unavailable)).toHaveLength(1);
    arrange('GET /api/company/company', ok({ company }));
    await user.click(retry);
    expect(await screen.findByLabelText(/Company name/)).toHaveValue('Kano Softworks');
  });
});
