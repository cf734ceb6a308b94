import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open, toast } from './screens.ts';
import { type Company, PASSWORD } from './world.ts';

const STEP_MS = 30_000;

test(
  'a recruiter turns on two-step sign-in, then signs in with a code from the app or a recovery code [SIGN-21]',
  { tag: '@phone' },
  async ({ world, visitor, consoleErrors }) => {
    const company = await world.makeCompany();
    await world.proveEmail(company);
    // a right password without a code is answered so
    consoleErrors.allow(/status of 401/);
    const page = await visitor(company.session);
    await open(page, '/dashboard/profile');
    const card = page.locator('.MuiCard-root', {
      has: page.getByRole('heading', { name: 'Two-step sign-in' }),
    });
    await card.getByLabel(/^Your password/).fill(PASSWORD);
    await card.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await look(card.getByRole('img', { name: 'QR code for your authenticator app' }), 'two-step-qr');
    const app = new TOTP({
      secret: Secret.fromBase32((await card.locator('code').innerText()).replaceAll(' ', '')),
    });
    await card.getByLabel(/^Code/).fill(app.generate());
    await card.getByRole('button', { name: 'Confirm' }).click();
    const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await look(codes, 'two-step-recovery-codes');
    const [kept = ''] = await codes.allInnerTexts();
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await expect(card.getByText('Recovery codes left: 10.')).toBeVisible();

    const phone = await visitor();
    await beginSignIn(phone, company);
    await look(phone.getByLabel('Code'), 'two-step-code');
    // the app's code of now was used up by turning it on, and the next one is taken a little early
    await giveCode(phone, app.generate({ timestamp: Date.now() + STEP_MS }));
    const laptop = await visitor();
    await beginSignIn(laptop, company);
    await giveCode(laptop, kept);
    await page.reload();
    await look(card.getByText('Recovery codes left: 9.'), 'two-step-on');
  },
);

test(
  'a seeker turns on two-step sign-in, then signs in with a code from the app [SIGN-21]',
  { tag: '@phone' },
  async ({ world, visitor, consoleErrors }) => {
    const seeker = await world.makeSeeker({ resume: false });
    await world.proveEmail(seeker);
    // a right password without a code is answered so
    consoleErrors.allow(/status of 401/);
    const page = await visitor(seeker.session);
    await open(page, '/account');
    const card = page.getByRole('region', { name: 'Two-step sign-in' });
    await card.getByLabel('Your password').fill(PASSWORD);
    await card.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await look(card.getByRole('img', { name: 'QR code for your authenticator app' }), 'seeker-two-step-qr');
    const app = new TOTP({
      secret: Secret.fromBase32((await card.locator('code').innerText()).replaceAll(' ', '')),
    });
    await card.getByLabel('Code', { exact: true }).fill(app.generate());
    await card.getByRole('button', { name: 'Confirm' }).click();
    await look(
      card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
      'seeker-recovery-codes',
    );
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await look(card.getByText('Recovery codes left: 10.'), 'seeker-two-step-on');

    const phone = await visitor();
    await open(phone, '/sign-in');
    await phone.getByLabel('E-mail', { exact: true }).fill(seeker.email);
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await phone.getByRole('button', { name: 'Log in', exact: true }).click();
    await look(phone.getByLabel('Code'), 'seeker-two-step-code');
    // the app's code of now was used up by turning it on, and the next one is taken a little early
    await phone.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + STEP_MS }));
    await phone.getByRole('button', { name: 'Log in', exact: true }).click();
    await phone.waitForURL((url) => url.pathname === '/');
    await toast(phone, 'Login Successful');
  },
);

async function beginSignIn(page: Page, { email }: Company): Promise<void> {
  await open(page, '/?recruiter=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'login' }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'login' }).click();
  await page.waitForURL('**/dashboard/manage-jobs');
  await toast(page, 'Login Successful');
}
