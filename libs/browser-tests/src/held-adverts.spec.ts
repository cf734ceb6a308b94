import type { Page } from '@playwright/test';
import { MESSAGES, notPublicYet } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { look, open, toast } from './screens.ts';
import { unique } from './world.ts';

const WAITS = notPublicYet(['decision']);
const SAYS = 'It asks applicants for money: “Applicants pay N2,000 for the form.”';
const SCAM = '<p>Keep our store.</p><p>Applicants pay N2,000 for the form.</p>';

const description = (page: Page) => page.getByRole('textbox', { name: 'Job Description' });
const inList = (page: Page, name: string) => page.locator('.job-card', { hasText: name });

async function search(page: Page, name: string): Promise<void> {
  await open(page, `/?title=${encodeURIComponent(name)}`);
}

test('a recruiter mends an advert that asks for money, and it is listed at once [CHECK-9, CHECK-10, CHECK-13]', async ({
  world,
  visitor,
}) => {
  const name = unique('Store Keeper');
  const page = await visitor((await world.makeCompany()).session);
  const seeker = await visitor();
  await open(page, '/dashboard/add-job');
  await page.getByLabel(/Job Title/).fill(name);
  await description(page).fill('Applicants pay N2,000 for the form.');
  await page.getByRole('button', { name: 'ADD' }).click();
  await toast(page, WAITS);
  const posted = page.getByRole('region', { name: 'Posted' });
  await look(posted.getByText(WAITS), 'held-posted');
  await search(seeker, name);
  await expect(inList(seeker, name)).toHaveCount(0);

  await posted.getByRole('link', { name: 'See what to do' }).click();
  await look(page.getByText(SAYS), 'held-page');
  await description(page).fill('Keep our store.');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, MESSAGES.jobUpdated);
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await expect(async () => {
    await search(seeker, name);
    await expect(inList(seeker, name)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});

test('a recruiter asks for a decision, and the operator approves the advert [CHECK-10, CHECK-11]', async ({
  world,
  visitor,
}) => {
  const company = await world.makeCompany();
  await world.proveEmail(company);
  const job = await world.makeJob(company, 'remote', { title: unique('Store Agent'), description: SCAM });
  const page = await visitor(company.session);
  await open(page, '/dashboard/manage-jobs');
  await look(page.getByText(SAYS), 'held-list');
  await page.getByRole('button', { name: `Ask for a decision on ${job.title}` }).click();
  await toast(page, MESSAGES.decisionAsked);
  await look(page.getByText(/^You asked for a decision on/), 'held-asked');

  expect(await world.command('operator', 'waiting')).toMatch(
    new RegExp(`asks for a decision \\(1\\)\\n${job._id} .*Applicants pay N2,000 for the form`),
  );
  await world.command('operator', 'approve-job', job._id, '--reason', 'The customers pay');
  await expect(async () => {
    await page.goto(job.path);
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await open(page, '/dashboard/manage-jobs');
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  await expect(async () => {
    const subjects = (await world.mailsTo(company.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Approved: your advert ${job.title}`);
  }).toPass();
});
