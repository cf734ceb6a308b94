import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open, toast } from './screens.ts';
import { PASSWORD } from './world.ts';

const NEW_PASSWORD = 'Wet-season-2026';

test('a seeker signs out another device and changes the password', async ({ world, visitor }) => {
  const { email } = await world.makeSeeker({ resume: false });
  const [page, other] = [await visitor(), await visitor()];
  for (const each of [page, other]) await signIn(each, email, PASSWORD);
  await open(page, '/account');
  await look(page.getByRole('button', { name: 'Sign out all other devices' }), 'account');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await toast(page, 'All other devices are signed out');
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed. All other devices are signed out.');
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
});

test('the link in a reset mail leads to a new password, which signs in [SIGN-43]', async ({
  world,
  page,
}) => {
  const { email } = await world.makeSeeker({ resume: false });
  await open(page, '/reset-password?for=seeker');
  await page.getByLabel('Registered e-mail').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: 'Code' })).toBeVisible();
  const link = await world.linkTo('/reset-password', email, ({ subject }) => /code/.test(subject));
  await page.goto('about:blank');
  await open(page, link);
  await look(page.getByLabel('New password'), 'reset-by-link');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await toast(page, 'Password has been reset successfully');
  await open(page, '/account');
  await expect(page.getByText('This device')).toBeVisible();
});

test('a seeker changes the e-mail by the link in the mail to the new one [PERSON-40]', async ({
  world,
  visitor,
}) => {
  const { email } = await world.makeSeeker({ resume: false });
  const wanted = `new-${email}`;
  const page = await visitor();
  await signIn(page, email, PASSWORD);
  await open(page, '/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(wanted);
  const form = page.locator('form', { has: page.getByLabel('New e-mail') });
  await form.getByLabel('Your password').fill(PASSWORD);
  await look(page.getByRole('button', { name: 'Send the link' }), 'account-new-email');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await look(
    page.getByText(`You want ${wanted}. Until you open the link in the mail to it, ${email} stays.`),
    'account-email-waits',
  );

  const mailbox = await visitor();
  await open(mailbox, await world.linkTo('/verify-email', wanted));
  await look(mailbox.getByText(/it replaces the one before/), 'verify-new-email');
  await mailbox.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(mailbox.getByRole('link', { name: 'Go to your account' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  await signIn(await visitor(), wanted, PASSWORD);
});

test('strangers who guess a password do not lock out a browser that was signed in before', async ({
  world,
  page,
  request,
}) => {
  const { email } = await world.makeSeeker({ resume: false });
  await signIn(page, email, PASSWORD);
  await page.evaluate('localStorage.clear()');
  for (let count = 0; count < 11; count += 1) {
    const guess = await request.post('/api/auth/sign-in', { data: { email, password: 'wrong' } });
    expect(guess.status()).toBe(401);
  }
  await signIn(page, email, PASSWORD);
});

test('a recruiter who stays signed in sees the devices of the company', async ({ world, page }) => {
  const { email } = await world.makeCompany();
  await open(page, '/?recruiter=login&next=%2Fdashboard%2Fprofile');
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
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
});

/** By the page, and back at home. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
