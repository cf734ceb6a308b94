import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browser } from '../../providers/session';
import { ok } from '../../testing/answers';
import { arrange, callsTo } from '../../testing/mock-api';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

describe('the company profile', () => {
  it('saves a new name and greets with it', async () => {
    const { user } = renderConsole('/profile');
    arrange('POST /api/company/profile', () => {
      arrange('GET /api/company/company', ok({ company: { ...company, name: 'Kano Systems' } }));
      return ok({}, MESSAGES.profileUpdated);
    });
    const name = await screen.findByLabelText(/Company name/);
    await user.clear(name);
    await user.type(name, 'Kano Systems');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.profileUpdated)).toBeInTheDocument();
    expect(await screen.findByText('Welcome, Kano Systems')).toBeInTheDocument();
  });

  it('refuses a file that is no picture, and says which it takes', async () => {
    const { user } = renderConsole('/profile');
    await user.upload(
      await screen.findByLabelText('New logo'),
      new File(['x'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    expect(await screen.findByText(MESSAGES.logoOnly)).toBeInTheDocument();
  });

  it('signs out everywhere after asking', async () => {
    arrange('POST /api/company/sign-out-everywhere', ok({}, MESSAGES.signedOutEverywhere));
    const { user } = renderConsole('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    expect(callsTo('POST /api/company/sign-out-everywhere')).toHaveLength(0);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(browser.open).toHaveBeenCalledWith('/'));
    expect(localStorage.getItem(STORAGE_KEYS.companyToken)).toBeNull();
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingToast)).toContain(MESSAGES.signedOutEverywhere);
  });
});
