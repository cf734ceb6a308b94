import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { browser } from '../../providers/session';
import { readDraft } from '../../providers/job-draft';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const LOGIN = 'POST /api/company/login';
const title = () => screen.findByLabelText(/Job Title/);
const token = () => localStorage.getItem(STORAGE_KEYS.companyToken);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));

/** Writes a job and presses ADD after the session has ended. */
async function postWithoutSession() {
  const page = renderConsole('/add-job');
  arrange(POST, ({ headers }) =>
    headers.get('token') === 'token-of-kano'
      ? failure(401, 'unauthorized', MESSAGES.notAuthorized)
      : ok({ jobId: 'a' }, 'Job posted successfully'),
  );
  await page.user.click(await title());
  await page.user.paste('Accountant');
  await page.user.click(await screen.findByRole('button', { name: 'ADD' }));
  return page;
}

async function logIn(user: ReturnType<typeof renderConsole>['user']) {
  const form = await dialog();
  await user.type(form.getByLabelText(/^Password/), 'Harmattan-rain-7');
  await user.click(form.getByRole('button', { name: 'Log in' }));
}

describe('a session that ends while a form is open', () => {
  it('is renewed in a dialog, nothing typed is lost, and the job is posted [CONSOLE-38]', async () => {
    const { user } = await postWithoutSession();
    expect((await dialog()).getByLabelText(/^E-mail/)).toHaveValue(company.email);
    expect(await title()).toHaveValue('Accountant');
    expect(browser.open).not.toHaveBeenCalled();
    arrange(LOGIN, ok({ token: 'new-token', company }));
    await logIn(user);
    expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(token()).toBe('new-token');
    expect(callsTo(LOGIN)[0]?.body).toEqual({
      email: company.email,
      password: 'Harmattan-rain-7',
      rememberMe: false,
    });
    const keys = callsTo(POST).map((call) => call.headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows in the dialog why signing in failed, and asks for a code if one is needed', async () => {
    const { user } = await postWithoutSession();
    arrange(LOGIN, failure(401, 'unauthorized', MESSAGES.invalidCredentials));
    await logIn(user);
    expect(await (await dialog()).findByText(MESSAGES.invalidCredentials)).toBeVisible();
    arrange(LOGIN, failure(401, 'second_factor_needed', MESSAGES.secondFactorNeeded));
    await user.click((await dialog()).getByRole('button', { name: 'Log in' }));
    arrange(LOGIN, ok({ token: 'new-token', company }));
    await user.type(await (await dialog()).findByLabelText(/^Code/), '123456');
    await user.click((await dialog()).getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
    expect(callsTo(LOGIN).at(-1)?.body).toMatchObject({ code: '123456' });
  });

  it('gives another company that signs in nothing of the first, and posts nothing for it [CONSOLE-38]', async () => {
    const { user } = await postWithoutSession();
    arrange(LOGIN, ok({ token: 'token-of-oyo', company: { ...company, _id: 'b' } }));
    await logIn(user);
    await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
    expect(token()).toBe('token-of-oyo');
    expect(callsTo(POST)).toHaveLength(1);
    expect(readDraft('b')).toBeUndefined();
    expect(readDraft(company._id)?.values.title).toBe('Accountant');
  });

  it('can be left by Logout, which removes the draft of this company only [CONSOLE-36]', async () => {
    localStorage.setItem(
      'jobDraft.b',
      JSON.stringify({ key: 'k', savedAt: '2026-11-20', values: { title: 'Cook' } }),
    );
    const { user } = await postWithoutSession();
    expect(readDraft(company._id)).toBeDefined();
    await user.click((await dialog()).getByRole('button', { name: 'Logout' }));
    expect(browser.open).toHaveBeenCalledWith('/');
    expect(token()).toBeNull();
    expect(readDraft(company._id)).toBeUndefined();
    expect(readDraft('b')?.values.title).toBe('Cook');
  });
});
