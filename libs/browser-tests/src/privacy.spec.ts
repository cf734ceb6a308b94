import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { walk } from './walk.ts';
import { apply, makeCompany, makeJob, makeSeeker, PASSWORD } from './world.ts';

walk('a seeker takes the own data along and erases the account [PRIVACY-5]', async ({ enter, look }) => {
  const seeker = await makeSeeker();
  await apply(seeker, await makeJob(await makeCompany()));
  const page = await enter(seeker.session);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'my-data.zip');
  assert.equal((await readFile(await download.path())).subarray(0, 2).toString(), 'PK');

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await look(dialog.getByLabel('Your password'), 'erase-account');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await look(page.getByRole('heading', { name: 'Your account is erased' }), 'receipt');
  await page.reload();
  await page.getByText('Resumes and certificates: 1').waitFor();
});

walk('a recruiter closes the account of the company, and has the receipt', async ({ enter, look }) => {
  const company = await makeCompany();
  await makeJob(company);
  const page = await enter(company.session);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Close the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the account?' });
  await look(dialog.getByLabel(/^Your password/), 'close-account');
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await page.waitForURL('**/account?receipt');
  await look(page.getByText('Jobs: 1'), 'receipt-of-company');
});
