import { startProxy } from './cuttable-proxy.ts';
import { expect, test as base } from './fixtures.ts';
import { open } from './screens.ts';
import { PASSWORD } from './world.ts';

const test = base.extend<{ boardProxy: Awaited<ReturnType<typeof startProxy>> }>({
  boardProxy: async ({ board, consoleErrors }, use) => {
    consoleErrors.allow(/net::ERR_|Failed to load resource|Failed to fetch|Unable to preload/);
    const boardProxy = await startProxy(board.address);
    await use(boardProxy);
    boardProxy.close();
  },
  baseURL: ({ boardProxy }, use) => use(boardProxy.address),
});

test('a person who loses the battery, the session and the line while applying loses nothing [APPLY-33] [LINE-4]', async ({
  world,
  visitor,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company, 'remote');
  const seeker = await world.makeSeeker();
  const page = await visitor(seeker.session);
  const sheet = page.getByRole('dialog');
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await sheet.getByLabel('Choose your certificate (PDF)').setInputFiles(await world.paper('Diploma'));
  await expect(sheet.getByText('Diploma.pdf')).toBeVisible();

  // battery: the page starts again with the sheet open
  await page.reload();
  await expect(sheet.getByText('Diploma.pdf')).toBeVisible();

  // session: it ends on the board, which the page learns when it sends
  const authorization = `Bearer ${seeker.session.seekerToken}`;
  expect((await page.request.post('/api/auth/sign-out', { headers: { authorization } })).ok()).toBe(true);
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Login to apply for jobs' })).toBeVisible();
  await sheet.getByLabel('E-mail', { exact: true }).fill(seeker.email);
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Log in' }).click();
  await expect(sheet.getByText('Diploma.pdf')).toBeVisible();
  expect(await world.applicants(company)).toHaveLength(0);

  // line: the application waits on the device until the board can be reached
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  boardProxy.state = 'down';
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting to be sent' })).toBeVisible();
  boardProxy.state = 'up';
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect.poll(() => world.applicants(company)).toHaveLength(1);
  await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
});
