import type { Page } from '@playwright/test';
import { LIGHT, LIMITS } from '@skybil/shared';
import { rgb } from './everywhere.ts';
import { expect, test } from './fixtures.ts';
import { look, open, openHeaderMenu, toast } from './screens.ts';
import { addressOf, unique, PASSWORD, type World } from './world.ts';

test('the company registers in two steps and lands in its console', async ({ page, isMobile }) => {
  const name = unique('Ojota Foods');
  await open(page, '/');
  await openHeaderMenu(page, isMobile);
  await page.getByRole('button', { name: 'Recruiter Login' }).click();
  const dialog = page.getByRole('dialog');
  await look(dialog.getByRole('button', { name: 'login' }), 'recruiter-login');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Company name').fill(name);
  await dialog.getByLabel('E-mail').fill(addressOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'next' }).click();
  const create = dialog.getByRole('button', { name: 'create account' });
  await look(create, 'recruiter-sign-up-logo');
  await create.click();
  await page.waitForURL('**/dashboard/manage-jobs');
  await toast(page, 'Company registered successfully');
  await look(page.getByText('No Jobs Available or posted'), 'manage-jobs-empty');
});

test('the company posts an on-site and a remote job', async ({ world, visitor }) => {
  const company = await world.makeCompany();
  const jobs = { 'On-site': unique('Bakery Supervisor'), Remote: unique('Support Agent') };
  const page = await visitor(company.session);
  await open(page, '/dashboard/add-job');
  for (const [kind, title] of Object.entries(jobs)) {
    await page.getByLabel(/Job Title/).fill(title);
    const editor = page.getByRole('textbox', { name: 'Job Description' });
    await editor.click();
    await editor.fill('Lead a team of six on the morning shift.');
    await page.getByLabel(/Job Salary/).fill('180,000 - 220,000');
    await page.getByRole('combobox', { name: /Kind/ }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    if (kind === 'On-site') await look(page.getByRole('button', { name: 'ADD' }), 'add-job');
    await page.getByRole('button', { name: 'ADD' }).click();
    await toast(page, 'Job posted successfully');
    await expect(page.getByLabel(/Job Title/)).toHaveValue('');
  }
  await open(page, '/dashboard/manage-jobs');
  await expect(page.getByText(jobs['On-site']).first()).toBeVisible();
  await look(page.getByText(jobs.Remote), 'manage-jobs');
});

test('a company hides a job and shows it again', async ({ world, visitor }) => {
  const company = await world.makeCompany();
  const { title } = await world.makeJob(company);
  const page = await visitor(company.session);
  const site = await visitor();
  await open(page, '/dashboard/manage-jobs');
  const visible = page.getByRole('checkbox', { name: `${title} is visible` });
  await visible.uncheck();
  await toast(page, 'Job visibility updated');
  await open(site, `/?title=${encodeURIComponent(title)}`);
  await look(site.getByText(/^No job matches/), 'home-empty');
  await expect(site.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await visible.check();
  await toast(page, 'Job visibility updated');
  await site.reload();
  await expect(site.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('the seeker finds the job by search and by filter', async ({ world, page, isMobile }) => {
  const { title } = await world.makeJob(await world.makeCompany());
  await open(page, '/');
  await look(page.getByRole('link', { name: /^Apply now/ }), 'home');
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await look(page.getByRole('dialog', { name: 'Filters' }), 'filters');
  }
  await page.getByRole('checkbox', { name: /^Lagos/ }).check();
  if (isMobile) await page.getByRole('button', { name: /^Show \d/ }).click();
  await page.getByLabel('Job title').fill(title.toLowerCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await look(page.getByRole('link', { name: title, exact: true }), 'home-search');
  await page.getByRole('link', { name: `Apply now: ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await look(page.getByText('Monthly salary: ₦180,000 – 220,000 a month'), 'job');
});

test('applying asks for a sign-in, and signing up leads on to the application', async ({ world, page }) => {
  const job = await world.makeJob(await world.makeCompany());
  const firstName = unique('Ifeoma');
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await look(page.getByRole('dialog', { name: 'Login to apply for jobs' }), 'apply-signed-out');
  await sheet.getByLabel('First name').fill(firstName);
  await sheet.getByLabel('Last name').fill('Bello');
  await sheet.getByLabel('E-mail', { exact: true }).fill(addressOf(firstName));
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Create account' }).click();
  await sheet.getByLabel('Select Resume (PDF)').setInputFiles(await world.paper('Ifeoma Bello'));
  await look(sheet.getByRole('link', { name: 'Ifeoma Bello.pdf' }), 'apply');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await look(page.getByRole('dialog', { name: 'Sent' }), 'apply-sent');
  await sheet.getByRole('link', { name: 'See it among your applications' }).click();
  await expect(page.locator('[aria-current=true]')).toContainText(job.title);
});

test('a seeker without a resume uploads one in the sheet, and it is kept', async ({ world, visitor }) => {
  const job = await world.makeJob(await world.makeCompany());
  const seeker = await world.makeSeeker({ resume: false });
  const page = await visitor(seeker.session);
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await look(page.getByText('Upload resume to apply'), 'apply-without-resume');
  await page.getByLabel('Select Resume (PDF)').setInputFiles(await world.paper('Ifeoma Bello'));
  await expect(page.getByRole('link', { name: 'Ifeoma Bello.pdf' })).toBeVisible();
  await open(page, '/applications');
  const link = page.getByRole('link', { name: /^Resume \d+ kB$/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-disposition'] ?? '').toMatch(/Ifeoma Bello\.pdf/);
});

test('the seeker applies to the on-site job [APPLY-5]', async ({ world, visitor }) => {
  const job = await world.makeJob(await world.makeCompany());
  const seeker = await world.makeSeeker();
  const page = await visitor(seeker.session);
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'See it among your applications' }).click();
  await page.waitForURL('**/applications?sent=*');
  await expect(page.getByText(job.title).first()).toBeVisible();
  await look(page.getByText('Pending'), 'applications');
});

test('the seeker applies to a remote job with a certificate', async ({ world, visitor }) => {
  const job = await world.makeJob(await world.makeCompany(), 'remote');
  const seeker = await world.makeSeeker();
  const page = await visitor(seeker.session);
  await open(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Upload your  certificate to apply')).toBeVisible();
  await page.getByLabel('Choose your certificate (PDF)').setInputFiles(await world.paper('Diploma'));
  await look(page.getByText('Diploma.pdf'), 'apply-remote');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
  await open(page, job.path);
  await expect(page.getByRole('button', { name: 'Already Applied' }).first()).toBeVisible();
  await open(page, '/remote-applications');
  await look(page.getByText(job.title), 'remote-applications');
});

test('the company reads the documents, accepts one application and rejects the other', async ({
  world,
  visitor,
}) => {
  const { company, onSite, remote, seeker } = await bothApplications(world);
  const page = await visitor(company.session);
  await open(page, '/dashboard/view-applications');
  await look(page.getByText(seeker.name), 'view-applications');
  await chooseFor(page, onSite.title, 'Accept');
  await chooseFor(page, remote.title, 'Reject');
  await expect(page.getByText('Accepted').first()).toBeVisible();
  await look(page.getByText('Rejected'), 'view-applications-decided');
  await page.getByRole('link', { name: seeker.name, exact: true }).first().click();
  await look(page.getByRole('link', { name: 'Open resume in a new tab' }), 'application');
});

test('the seeker sees Accepted and Rejected', async ({ world, visitor, isMobile }) => {
  const { company, onSite, remote, seeker } = await bothApplications(world);
  await world.decide(company, seeker, onSite, 'Accepted');
  await world.decide(company, seeker, remote, 'Rejected');
  const page = await visitor(seeker.session);
  await open(page, '/remote-applications');
  await expect(page.getByText('Pending', { exact: true }), 'it can still be undone').toBeVisible();
  await page.clock.setSystemTime(Date.now() + LIMITS.undoMinutes * 60_000);
  await open(page, '/applications');
  await look(page.getByText('Accepted'), 'applications-accepted');
  await expect(page.getByText('Accepted', { exact: true })).toHaveCSS('color', rgb(LIGHT.accepted));
  await expect(page.getByRole('link', { name: onSite.title, exact: true })).toHaveAttribute(
    'href',
    onSite.path,
  );
  await expect(page.getByRole('columnheader', { name: 'Location' })).toBeVisible({ visible: !isMobile });
  await expect(page.getByRole('link', { name: remote.title, exact: true })).toBeVisible();
  await open(page, '/remote-applications');
  await expect(page.getByText('Rejected').first()).toBeVisible();
  await expect(page.getByText('Rejected', { exact: true })).toHaveCSS('color', rgb(LIGHT.rejected));
});

test('the seeker gets the decision by mail, and the company sees no address before it accepts', async ({
  world,
  visitor,
}) => {
  const { company, onSite, remote, seeker } = await bothApplications(world);
  const other = await world.makeSeeker();
  await world.apply(other, onSite);
  const page = await visitor(company.session);
  await open(page, '/dashboard/view-applications');
  await expect(page.getByText(other.name).first()).toBeVisible();
  const seen = (await page.content()) + JSON.stringify(await world.applicants(company));
  const shown = [seeker.email, other.email].filter((email) => seen.includes(email));
  expect(shown, 'shown before Accept').toEqual([]);

  await world.decide(company, seeker, onSite, 'Accepted');
  // a rejection of one person is mailed later
  await world.close(company, remote, 'filled');
  await expect.poll(() => world.mailsTo(seeker.email), { timeout: 30_000 }).toHaveLength(2);
  const mails = await world.mailsTo(seeker.email);
  for (const [job, status] of [
    [onSite, 'Accepted'],
    [remote, 'Rejected'],
  ] as const) {
    const subject = `${status}: your application for ${job.title}`;
    const mail = mails.find((each) => each.subject === subject);
    const news = `There is news about your application for ${job.title} at ${company.name}: ${status}.`;
    expect(mail?.text.slice(0, mail.text.indexOf(news))).toBe(`Hello ${seeker.firstName},\n\n`);
    expect(mail?.text).toContain(`${news}\n`);
    expect(mail?.html).toContain(`<strong>${status}</strong>`);
    expect(mail?.text.includes('The job is filled.')).toBe(status === 'Rejected');
  }
  for (const { to, ...words } of mails) {
    expect(to).toBe(seeker.email);
    const people = [seeker, other, company].filter(({ email }) => JSON.stringify(words).includes(email));
    expect(people, 'a mail names an address').toEqual([]);
  }
  expect(await world.mailsTo(other.email)).toEqual([]);
});

test('the company logs out and its console is closed', async ({ world, visitor }) => {
  const company = await world.makeCompany();
  const page = await visitor(company.session);
  await open(page, '/dashboard/overview');
  await look(page.getByText('Pending'), 'overview');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await open(page, '/dashboard/manage-jobs');
  await expect(page.getByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
});

/** One seeker who applied to both jobs of a company. */
async function bothApplications(world: World) {
  const company = await world.makeCompany();
  const [onSite, remote] = [await world.makeJob(company), await world.makeJob(company, 'remote')];
  const seeker = await world.makeSeeker();
  await world.apply(seeker, onSite);
  await world.apply(seeker, remote);
  return { company, onSite, remote, seeker };
}

async function chooseFor(page: Page, title: string, verb: 'Accept' | 'Reject'): Promise<void> {
  const row = page.locator('tr, li, article, .MuiCard-root', { hasText: title }).last();
  await row.getByRole('button', { name: /decide on/ }).click();
  await page.getByRole('menuitem', { name: verb }).click();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
  await toast(page, 'Status Changed');
}
