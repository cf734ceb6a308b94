import type { Page } from '@playwright/test';
import { DARK } from '@skybil/shared';
import { expectAccessible, findings } from './accessible.ts';
import { type CuttableProxy, startProxy } from './cuttable-proxy.ts';
import { rgb } from './everywhere.ts';
import { expect, test as base } from './fixtures.ts';
import { look, open, toast } from './screens.ts';
import { PASSWORD, unique } from './world.ts';

const test = base.extend<{ boardProxy: CuttableProxy }>({
  boardProxy: async ({ board, consoleErrors }, use) => {
    // the line drops, and the session ends
    consoleErrors.allow(/net::ERR_|Failed to load resource|status of 401/);
    const boardProxy = await startProxy(board.address);
    await use(boardProxy);
    boardProxy.close();
  },
  baseURL: ({ boardProxy }, use) => use(boardProxy.address),
});

const title = (page: Page) => page.getByLabel(/Job Title/);
const description = (page: Page) => page.getByRole('textbox', { name: 'Job Description' });
const add = (page: Page) => page.getByRole('button', { name: 'ADD' });

test('a recruiter loses battery, line and session while writing a job, but nothing that was typed [CONSOLE-36, CONSOLE-37, CONSOLE-38]', async ({
  world,
  visitor,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const name = unique('Bakery Supervisor');
  const page = await visitor(company.session);
  await open(page, '/dashboard/add-job');
  await title(page).fill(name);
  await description(page).click();
  await description(page).fill('Lead a team of six.');
  await expect(page.getByText('Kept on this device')).toBeVisible();

  // the battery is empty: the browser starts again
  await page.goto('about:blank');
  await open(page, '/dashboard/add-job');
  await look(page.getByText(/^Your draft of .* is back\.$/), 'add-job-draft');
  await expectReadableInTheDark(page);
  await expect(title(page)).toHaveValue(name);
  await expect(description(page)).toHaveText('Lead a team of six.');
  await page.getByLabel(/Job Salary/).fill('180,000');

  // the line drops after the board has stored the job
  boardProxy.state = 'losing';
  await add(page).click();
  await look(page.getByText(/it is not known whether your job is posted/), 'add-job-no-answer');
  await expectReadableInTheDark(page);
  await expect(title(page)).toHaveValue(name);
  boardProxy.state = 'up';

  await page.reload();
  await expect(page.getByLabel(/Job Salary/)).toHaveValue('180,000');
  await endSession(page);
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible();
  // not `look`, because ADD waits behind the dialog
  await expectAccessible(page);
  await expectReadableInTheDark(page);
  await expect(dialog.getByLabel(/^E-mail/)).toHaveValue(company.email);
  await dialog.getByLabel(/^Password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await toast(page, 'Job posted successfully');
  const posted = page.getByRole('region', { name: 'Posted' });
  await look(posted.getByRole('link', { name: 'Share on WhatsApp' }), 'add-job-posted');
  await expectReadableInTheDark(page);
  await expect(title(page)).toHaveValue('');
  const link = await posted.getByLabel('Public link').inputValue();
  await posted.getByRole('button', { name: 'Post another' }).click();
  await expect(title(page)).toBeFocused();

  await open(page, '/dashboard/manage-jobs');
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** As from another device: this browser does not know. */
async function endSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { token: localStorage.getItem('companyToken') ?? '' };
    return (await fetch('/api/company/sign-out-everywhere', { method: 'POST', headers })).status;
  });
  expect(status).toBe(200);
}

/** The other light of what was just checked. */
async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(DARK.page));
  expect(await findings(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
