import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { SCREENS } from './screens.ts';
import { type Visit, visitor } from './stage.ts';

const SAMPLE_PASSWORD = 'Skybil-demo-2026';

for (const screen of SCREENS)
  describe(`the documentation of the API on a ${screen.name}`, () => {
    let visit: Visit;
    before(async () => {
      visit = await visitor(screen.options);
      await visit.page.goto('/api/docs');
      await visit.page.getByRole('heading', { name: 'Skybil job board' }).waitFor();
    });
    after(() => visit.close());

    test('groups the calls', async () => {
      const groups = await visit.page.locator('.opblock-tag').allInnerTexts();
      const names = groups.map((text) => text.split('\n')[0]?.trim());
      assert.deepEqual(names.slice(0, 4), ['Jobs', 'Remote jobs', 'Seeker sign-in', 'Seeker']);
    });

    test('tries a public call, without parameters nobody asked for', async () => {
      const call = await openCall(visit.page, 'jobs_list');
      assert.match(await execute(call), /"total": /);
      assert.equal(
        await call.locator('.request-url pre').innerText(),
        new URL('/api/jobs', visit.page.url()).href,
      );
    });

    test('takes the credential of a seeker', async () => {
      const { page } = visit;
      const signIn = await openCall(page, 'auth_signIn');
      const body = { email: 'seeker@demo.example', password: SAMPLE_PASSWORD };
      await signIn.locator('textarea').fill(JSON.stringify(body));
      await authorize(page, 'seeker', tokenIn(await execute(signIn)));
      assert.match(await execute(await openCall(page, 'users_user')), /"email": "seeker@demo.example"/);
    });

    test('takes the credential of a recruiter', async () => {
      const { page } = visit;
      const logIn = await openCall(page, 'company_login');
      const body = { email: 'recruiter@demo.example', password: SAMPLE_PASSWORD };
      await logIn.locator('textarea').fill(JSON.stringify(body));
      await authorize(page, 'company', tokenIn(await execute(logIn)));
      assert.match(
        await execute(await openCall(page, 'company_company')),
        /"email": "recruiter@demo.example"/,
      );
    });

    test('offers a form with a file', async () => {
      const call = await openCall(visit.page, 'applications_apply');
      await call.locator('.content-type').first().selectOption('multipart/form-data');
      await call.locator('input[type=file]').waitFor();
    });

    test('fits the screen, and its content security policy lets everything run', async () => {
      assert.equal(await visit.page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), 0);
      assert.equal(await visit.page.evaluate('window.innerWidth'), screen.options.viewport?.width);
      assert.deepEqual(visit.problems, []);
    });
  });

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
