import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

/** Unused by other tests, because a number has one verified company. */
const NUMBER = { desktop: 'RC 700001', phone: 'RC 700002' };

test('a company sends its registration, and its card, job and page say what was checked [VERIFIED-1, VERIFIED-5]', async ({
  world,
  visitor,
  isMobile,
  consoleErrors,
}) => {
  // the wrong number is answered so
  consoleErrors.allow(/status of 400/);
  const number = NUMBER[isMobile ? 'phone' : 'desktop'];
  const company = await world.makeCompany();
  await world.proveEmail(company);
  const job = await world.makeJob(company);
  const page = await visitor(company.session);
  await open(page, '/dashboard/profile');
  await page.getByLabel(/Registration number/).fill('123');
  await page.getByLabel('Certificate', { exact: true }).setInputFiles(await world.paper('Certificate'));
  await page.getByRole('button', { name: 'Send for a check' }).click();
  const fault = page.getByText(/^Write the number/);
  await fault.scrollIntoViewIfNeeded();
  await look(fault, 'registration-wrong-number');
  await page.getByLabel(/Registration number/).fill(number.toLowerCase().replace(' ', '-'));
  await page.getByRole('button', { name: 'Send for a check' }).click();
  const waits = page.getByText(new RegExp(`^${number}, sent on .* waits for our check`));
  await expect(waits).toBeVisible();
  await waits.scrollIntoViewIfNeeded();
  await look(waits, 'registration-sent');

  expect(await world.command('operator', 'waiting')).toContain(number);
  const order = ['check-company', company._id, '--verify', '--reason', 'As in the register'];
  await world.command('operator', ...order);
  const seeker = await visitor();
  const says = seeker.getByText(new RegExp(`Registered company ${number}, checked `)).first();
  await expect(async () => {
    await open(seeker, `/?title=${encodeURIComponent(job.title)}`);
    await expect(card(seeker, job.title).getByText('✓')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(card(seeker, job.title), 'verified-card');
  await open(seeker, job.path);
  await look(says, 'verified-job');
  await open(seeker, company.path);
  await look(says, 'verified-company');

  await page.reload();
  await expect(page.getByText(new RegExp(`^${number}, checked on`))).toBeVisible();
});

const card = (page: Page, title: string) => page.locator('.job-card', { hasText: title });
