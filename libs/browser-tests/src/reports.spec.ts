import { PAGES, REPORT_REASONS } from '@skybil/shared';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

const TEXT = 'They asked me for N5,000 on the phone.';
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you' });

test('a visitor reports a job in three taps, and reads how to spot a scam [REPORT-1, REPORT-7]', async ({
  world,
  page,
}) => {
  const job = await world.makeJob(await world.makeCompany());
  await open(page, job.path);
  await look(page.getByRole('link', { name: 'Report this job' }), 'report-link');
  await page.getByRole('link', { name: 'Report this job' }).click();
  await look(page.getByRole('button', { name: 'Send report' }), 'report-form');
  await page.getByLabel(REPORT_REASONS.money).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await look(thanks(page), 'report-sent');
  expect(await world.command('operator', 'reports')).toContain(`“${job.title}”`);
  await page.getByRole('link', { name: PAGES.scams.title }).first().click();
  await look(page.getByRole('heading', { level: 1, name: PAGES.scams.title }), 'scams');
});

test('a wrong e-mail is named at its field, and what was typed stays [REPORT-1]', async ({
  world,
  page,
  consoleErrors,
}) => {
  // the wrong e-mail is answered so
  consoleErrors.allow(/status of 400/);
  const job = await world.makeJob(await world.makeCompany(), 'remote');
  await open(page, `${job.path.replace('/remoteapply-job/', '/report/remote/')}`);
  await page.getByLabel(REPORT_REASONS.other).check();
  await page.getByLabel('What happened (optional)').fill(TEXT);
  await page.getByLabel('E-mail (optional)').fill('ada@mail');
  await page.getByRole('button', { name: 'Send report' }).click();
  await look(page.getByLabel('E-mail (optional)').and(page.locator('[aria-invalid]')), 'report-wrong-email');
  await expect(page.getByLabel('What happened (optional)')).toHaveValue(TEXT);
  await page.getByLabel('E-mail (optional)').fill('ada@mail.example');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('a seeker reports the job of an application, and gets the outcome by mail [REPORT-1, REPORT-6]', async ({
  world,
  visitor,
}) => {
  const [company, seeker] = [await world.makeCompany(), await world.makeSeeker()];
  await world.proveEmail(seeker);
  const job = await world.makeJob(company);
  await world.apply(seeker, job);
  const page = await visitor(seeker.session);
  await open(page, '/applications');
  await page.getByRole('link', { name: `Report this job: ${job.title}` }).click();
  await page.getByLabel(REPORT_REASONS['not-real']).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('and we mail you what they decided.')).toBeVisible();
  await world.command('operator', 'decide-report', job._id, '--uphold', '--reason', 'No such company');
  await expect(async () => {
    const texts = (await world.mailsTo(seeker.email)).map(({ text }) => text);
    expect(texts.join()).toContain('We took the advert off the board.');
  }).toPass();
});

test('applicants of a fraud are warned on their application and by mail [WARN-1]', async ({
  world,
  visitor,
}) => {
  const seeker = await world.makeSeeker();
  await world.proveEmail(seeker);
  const job = await world.makeJob(await world.makeCompany());
  await world.apply(seeker, job);
  await world.command('operator', 'hide-job', job._id, '--fraud', '--reason', 'It asks for money');
  await expect(async () => {
    const texts = (await world.mailsTo(seeker.email)).map(({ text }) => text);
    expect(texts.join()).toMatch(/send no money/i);
  }).toPass({ timeout: 90_000 });
  const page = await visitor(seeker.session);
  await open(page, '/applications');
  await look(page.getByText('Send no money and no papers'), 'fraud-warning');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a visitor reports a job [REPORT-1]', async ({ world, page, consoleErrors }) => {
    // the wrong e-mail is answered so
    consoleErrors.allow(/status of 400/);
    const job = await world.makeJob(await world.makeCompany());
    await page.goto(job.path);
    await page.getByRole('link', { name: 'Report this job' }).click();
    await page.getByLabel('E-mail (optional)').fill('ada@mail');
    await page.getByLabel(REPORT_REASONS.money).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.locator('.field__error')).toBeVisible();
    await expect(page.getByLabel(REPORT_REASONS.money)).toBeChecked();
    await page.getByLabel('E-mail (optional)').fill('');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await world.command('operator', 'reports')).toContain(`“${job.title}”`);
  });
});
