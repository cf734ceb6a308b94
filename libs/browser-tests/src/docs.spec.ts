import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';

test('the documentation groups the calls, fits the screen and obeys its content security policy', async ({
  page,
}) => {
  await openDocs(page);
  const groups = await page.locator('.opblock-tag').allInnerTexts();
  const names = groups.map((text) => text.split('\n')[0]?.trim());
  expect(names.slice(0, 4)).toEqual(['Jobs', 'Remote jobs', 'Seeker sign-in', 'Seeker']);
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBe(0);
  expect(await page.evaluate('window.innerWidth')).toBe(page.viewportSize()?.width);
});

test('the documentation tries a public call and sends no empty parameters', async ({ page }) => {
  await openDocs(page);
  const call = await openCall(page, 'jobs_list');
  expect(await execute(call)).toMatch(/"total": /);
  const asked = await call.locator('.request-url pre').innerText();
  expect(asked).toBe(new URL('/api/jobs', page.url()).href);
});

test('the documentation takes the credential of a seeker [CALL-5]', async ({ page }) => {
  await openDocs(page);
  const signIn = await openCall(page, 'auth_signIn');
  const body = { email: SAMPLE_ACCOUNTS.seeker, password: SAMPLE_ACCOUNTS.password };
  await signIn.locator('textarea').fill(JSON.stringify(body));
  await authorize(page, 'seeker', tokenIn(await execute(signIn)));
  expect(await execute(await openCall(page, 'users_user'))).toMatch(/"email": "seeker@demo.example"/);
});

test('the documentation takes the credential of a recruiter [CALL-5]', async ({ page }) => {
  await openDocs(page);
  const logIn = await openCall(page, 'company_login');
  const body = { email: SAMPLE_ACCOUNTS.recruiter, password: SAMPLE_ACCOUNTS.password };
  await logIn.locator('textarea').fill(JSON.stringify(body));
  await authorize(page, 'company', tokenIn(await execute(logIn)));
  expect(await execute(await openCall(page, 'company_company'))).toMatch(/"email": "recruiter@demo.example"/);
});

test('the documentation offers a form with a file', async ({ page }) => {
  await openDocs(page);
  const call = await openCall(page, 'applications_applyRemote');
  await expect(call.locator('input[type=file]')).toBeVisible();
});

async function openDocs(page: Page): Promise<void> {
  await open(page, '/api/docs');
  await expect(page.getByRole('heading', { name: 'Skybil job board' })).toBeVisible();
  await expect(page.locator('.opblock').first()).toBeVisible();
}

async function openCall(page: Page, operationId: string): Promise<Locator> {
  const call = page.locator(`.opblock[id$="-${operationId}"]`);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  return call;
}

/** @returns the body of the answer, which must be a success */
async function execute(call: Locator): Promise<string> {
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table .response').first();
  await expect(answer).toBeVisible();
  await expect(answer.locator('.response-col_status')).toHaveText(/^200/);
  return answer.locator('.response-col_description .highlight-code').first().innerText();
}

function tokenIn(body: string): string {
  const token = /"token": "([^"]+)"/.exec(body)?.[1];
  if (!token) throw new Error('the answer holds no token');
  return token;
}

async function authorize(page: Page, scheme: string, token: string): Promise<void> {
  await page.locator('.auth-wrapper > .btn.authorize').click();
  const dialog = page.locator('.dialog-ux');
  const form = dialog.locator('.auth-container', { hasText: scheme });
  await form.locator('input').fill(token);
  await form.getByRole('button', { name: 'Apply credentials' }).click();
  await expect(form.getByRole('button', { name: 'Remove authorization' })).toBeVisible();
  await dialog.locator('.close-modal').click();
}
