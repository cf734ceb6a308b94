import assert from 'node:assert/strict';
import { SAMPLE_ACCOUNTS } from '@skybil/shared/sample-accounts';
import type { Locator, Page } from 'playwright-core';
import { walk, type Walk } from './walk.ts';

walk('the documentation groups the calls, fits the screen and runs under its policy', async (step) => {
  const page = await openDocs(step);
  const groups = await page.locator('.opblock-tag').allInnerTexts();
  const names = groups.map((text) => text.split('\n')[0]?.trim());
  assert.deepEqual(names.slice(0, 4), ['Jobs', 'Remote jobs', 'Seeker sign-in', 'Seeker']);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), 0);
  assert.equal(await page.evaluate('window.innerWidth'), step.screen.options.viewport?.width);
});

walk('the documentation tries a public call, without parameters nobody asked for', async (step) => {
  const page = await openDocs(step);
  const call = await openCall(page, 'jobs_list');
  assert.match(await execute(call), /"total": /);
  const asked = await call.locator('.request-url pre').innerText();
  assert.equal(asked, new URL('/api/jobs', page.url()).href);
});

walk('the documentation takes the credential of a seeker [CALL-5]', async (step) => {
  const page = await openDocs(step);
  const signIn = await openCall(page, 'auth_signIn');
  const body = { email: SAMPLE_ACCOUNTS.seeker, password: SAMPLE_ACCOUNTS.password };
  await signIn.locator('textarea').fill(JSON.stringify(body));
  await authorize(page, 'seeker', tokenIn(await execute(signIn)));
  assert.match(await execute(await openCall(page, 'users_user')), /"email": "seeker@demo.example"/);
});

walk('the documentation takes the credential of a recruiter', async (step) => {
  const page = await openDocs(step);
  const logIn = await openCall(page, 'company_login');
  const body = { email: SAMPLE_ACCOUNTS.recruiter, password: SAMPLE_ACCOUNTS.password };
  await logIn.locator('textarea').fill(JSON.stringify(body));
  await authorize(page, 'company', tokenIn(await execute(logIn)));
  assert.match(await execute(await openCall(page, 'company_company')), /"email": "recruiter@demo.example"/);
});

walk('the documentation offers a form with a file', async (step) => {
  const call = await openCall(await openDocs(step), 'applications_applyRemote');
  await call.locator('input[type=file]').waitFor();
});

async function openDocs({ enter }: Walk): Promise<Page> {
  const page = await enter();
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Skybil job board' }).waitFor();
  await page.locator('.opblock').first().waitFor();
  return page;
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
  await answer.waitFor();
  assert.match(await answer.locator('.response-col_status').innerText(), /^200/);
  return answer.locator('.response-col_description .highlight-code').first().innerText();
}

function tokenIn(body: string): string {
  return /"token": "([^"]+)"/.exec(body)?.[1] ?? assert.fail('the answer holds no token');
}

async function authorize(page: Page, scheme: string, token: string): Promise<void> {
  await page.locator('.auth-wrapper > .btn.authorize').click();
  const dialog = page.locator('.dialog-ux');
  const form = dialog.locator('.auth-container', { hasText: scheme });
  await form.locator('input').fill(token);
  await form.getByRole('button', { name: 'Apply credentials' }).click();
  await form.getByRole('button', { name: 'Remove authorization' }).waitFor();
  await dialog.locator('.close-modal').click();
}
