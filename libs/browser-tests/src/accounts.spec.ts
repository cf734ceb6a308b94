import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { toast } from './people.ts';
import { board } from './stage.ts';
import { walk } from './walk.ts';
import { linkIn, mailsTo, makeCompany, makeSeeker, PASSWORD } from './world.ts';

const NEW_PASSWORD = 'Wet-season-2026';

walk('a seeker ends the session of another device, and changes the password', async ({ enter, look }) => {
  const { email } = await makeSeeker({ resume: false });
  const [page, other] = [await enter(), await enter()];
  for (const each of [page, other]) await signIn(each, email, PASSWORD);
  await page.goto('/account');
  await look(page.getByRole('button', { name: 'Sign out all other devices' }), 'account');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await toast(page, 'All other devices are signed out');
  await page.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'detached' });

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed. All other devices are signed out.');
  await page.reload();
  await page.getByText('This device').waitFor();
});

walk('the link of a reset mail leads to the new password', async ({ enter, look }) => {
  const { email } = await makeSeeker({ resume: false });
  const page = await enter();
  await page.goto('/reset-password?for=seeker');
  await page.getByLabel('Registered e-mail').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('group', { name: 'Code' }).waitFor();
  const link = await eventually(async () =>
    linkIn(
      (await mailsTo(email)).find(({ subject }) => /code/.test(subject)),
      '/reset-password',
    ),
  );
  await page.goto('about:blank');
  await page.goto(link);
  await look(page.getByLabel('New password'), 'reset-by-link');
  assert.equal(new URL(page.url()).hash, '');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/sign-in');
  await signIn(page, email, NEW_PASSWORD);
});

walk('strangers who guess keep nobody out of a browser that was signed in before', async ({ enter }) => {
  const { email } = await makeSeeker({ resume: false });
  const page = await enter();
  await signIn(page, email, PASSWORD);
  await page.evaluate('localStorage.clear()');
  const { address } = await board();
  const guess = () =>
    fetch(`${address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
  for (let count = 0; count < 11; count += 1) assert.equal((await guess()).status, 401);
  await signIn(page, email, PASSWORD);
});

walk('a recruiter who stays signed in sees the devices of the company', async ({ enter, look }) => {
  const { email } = await makeCompany();
  const page = await enter();
  await page.goto('/?recruiter=login&next=%2Fdashboard%2Fprofile');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Keep me signed in for 7 days').check();
  await dialog.getByRole('button', { name: 'login' }).click();
  await page.waitForURL('**/dashboard/profile');
  await toast(page, 'Login Successful');
  await look(page.getByRole('button', { name: 'Sign out all other devices' }), 'profile');
  await page.getByRole('button', { name: /^Sign out Unknown device/ }).click();
  await toast(page, 'That device is signed out');
  await page.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'detached' });
});

/** By the page, and back at home. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
