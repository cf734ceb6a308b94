import { addDays, dayAt } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';

const tomorrow = () => addDays(dayAt(Date.now()), 1);

test('a seeker sees when a job closes, and that it was closed [CLOSE-4, CLOSE-6]', async ({
  world,
  page,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company, 'job', { closingDate: tomorrow() });
  await open(page, `/?title=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('article').filter({ hasText: job.title })).toContainText('Closes tomorrow');
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await expect(page.getByText(/^Posted .+ · Closes tomorrow$/)).toBeVisible();

  await world.close(company, job);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Closed: filled' })).toContainText(
    'This job is closed and takes no more applications.',
  );
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See open jobs' })).toBeVisible();
  await open(page, `/?title=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('article').filter({ hasText: job.title })).toHaveCount(0);
});

test('the apply sheet says that the job was closed while it was open [CLOSE-3]', async ({
  world,
  visitor,
  consoleErrors,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const { session } = await world.makeSeeker();
  const page = await visitor(session, { serviceWorkers: 'block' });
  consoleErrors.allow(/409|ERR_FAILED/);
  // otherwise the page may notice that the job is closed before the seeker sends
  await page.route(`**/api/jobs/${job._id}`, (route) => route.abort());
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^(Apply|Send)/ })).toBeEnabled();
  await world.close(company, job);
  await sheet.getByRole('button', { name: /^(Apply|Send)/ }).click();
  await expect(page.getByRole('dialog', { name: 'This job is closed' })).toContainText(
    'This job is closed and takes no more applications.',
  );
});

test('a recruiter closes a job and opens it again [CLOSE-5]', async ({ world, visitor }) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const page = await visitor(company.session);
  await page.goto('/dashboard/manage-jobs');
  await expect(page.getByText('30 days left')).toBeVisible();
  await page.getByRole('button', { name: `Close ${job.title}` }).click();
  await page.getByRole('radio', { name: 'Nobody was found' }).check();
  await page.getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('Closed: not filled')).toBeVisible();

  await page.getByRole('button', { name: `Open ${job.title} again` }).click();
  await page.getByLabel('Closing date').fill(tomorrow());
  await page.getByRole('button', { name: 'Open job' }).click();
  await expect(page.getByText('1 day left')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a closed job offers no form [CLOSE-3, CLOSE-4]', async ({ world, page }) => {
    const company = await world.makeCompany();
    const job = await world.makeJob(company);
    await world.close(company, job);
    await page.goto(job.path);
    await expect(page.getByText('Closed: filled')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
    await page.goto(`/apply/job/${job._id}`);
    await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
