import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';
import { PASSWORD } from './world.ts';

test('a seeker downloads the personal data and erases the account [PRIVACY-5]', async ({
  world,
  visitor,
}) => {
  const seeker = await world.makeSeeker();
  await world.apply(seeker, await world.makeJob(await world.makeCompany()));
  const page = await visitor(seeker.session);
  await open(page, '/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await look(dialog.getByLabel('Your password'), 'erase-account');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await look(page.getByRole('heading', { name: 'Your account is erased' }), 'receipt');
  await page.reload();
  await expect(page.getByText('Resumes and certificates: 1')).toBeVisible();
});

test('a recruiter closes the account of the company and gets a receipt', async ({ world, visitor }) => {
  const company = await world.makeCompany();
  await world.makeJob(company);
  const page = await visitor(company.session);
  await open(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the account?' });
  await look(dialog.getByLabel(/^Your password/), 'close-account');
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await page.waitForURL('**/account?receipt');
  await look(page.getByText('Jobs: 1'), 'receipt-of-company');
});
