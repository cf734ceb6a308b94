import { LIMITS, REJECTION_REASONS } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

test('a recruiter rejects all checked applicants with a reason, and undoes it [DECIDE-6, DECIDE-8]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const seekers = [await world.makeSeeker(), await world.makeSeeker()];
  for (const seeker of seekers) await world.apply(seeker, job);
  const page = await visitor(company.session);
  await open(page, '/dashboard/view-applications');
  for (const { name } of seekers) {
    const row = page.locator('tr, li').filter({ hasText: name });
    await row.getByRole('checkbox').check();
  }
  await look(page.getByText('2 selected'), 'applications-checked');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('combobox', { name: /^Reason/ }).click();
  await page.getByRole('option', { name: REJECTION_REASONS.skills }).click();
  await look(page.getByText('Reject 2 applicants?'), 'reject-checked');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await look(page.getByText('2 of 2 rejected.'), 'rejected-checked');
  await expect(page.getByText('Rejected', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 of 2 Pending again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pending: decide on/ })).toHaveCount(2);
});

test('a recruiter puts applicants on the short list, and keeps a private note on one [STAGE-2, STAGE-3, STAGE-4]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const [first, second] = [await world.makeSeeker(), await world.makeSeeker()];
  for (const seeker of [first, second]) await world.apply(seeker, job);
  const page = await visitor(company.session);
  await open(page, '/dashboard/view-applications');
  await look(page.getByRole('tab', { name: 'Received (2)' }), 'applications-by-stage');
  await page.locator('tr, li').filter({ hasText: first.name }).getByRole('checkbox').check();
  await page.keyboard.press('s');
  await expect(page.getByText('1 of 1 shortlisted.')).toBeVisible();
  await page.getByRole('tab', { name: 'Shortlisted (1)' }).click();
  await expect(page.getByText(second.name)).toHaveCount(0);
  await page.getByText(first.name).first().click();
  await page.getByLabel('Private note').fill('Spoke on the phone.');
  await look(page.getByRole('button', { name: 'Save note' }), 'private-note');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Private note')).toHaveValue('Spoke on the phone.');
});

test('a seeker reads why the application was rejected, once nobody can undo it [DECIDE-6, DECIDE-8]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  const [rejected, closed] = [await world.makeJob(company), await world.makeJob(company)];
  const seeker = await world.makeSeeker();
  await world.apply(seeker, rejected);
  await world.apply(seeker, closed);
  await world.decide(company, seeker, rejected, 'Rejected');
  await world.close(company, closed, 'filled');
  const page = await visitor(seeker.session);
  await expect(async () => {
    await open(page, '/applications');
    await expect(page.getByText(REJECTION_REASONS.filled)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(1);
  await page.clock.setSystemTime(Date.now() + LIMITS.undoMinutes * 60_000);
  await open(page, '/applications');
  await expect(page.getByText('Rejected', { exact: true })).toHaveCount(2);
});
