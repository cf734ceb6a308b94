import assert from 'node:assert/strict';
import { LIGHT } from '@skybil/shared';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openHeaderMenu, paper, toast } from './people.ts';
import { walk } from './walk.ts';
import {
  addressOf,
  applicants,
  apply,
  decide,
  makeCompany,
  makeJob,
  makeSeeker,
  mailsTo,
  own,
  PASSWORD,
} from './world.ts';

walk('the company registers in two steps and lands in its console', async ({ screen, enter, look }) => {
  const name = own('Ojota Foods');
  const page = await enter();
  await page.goto('/');
  await openHeaderMenu(page, screen);
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

walk('the company posts an on-site and a remote job', async ({ enter, look }) => {
  const company = await makeCompany();
  const jobs = { 'On-site': own('Bakery Supervisor'), Remote: own('Support Agent') };
  const page = await enter(company.session);
  await page.goto('/dashboard/add-job');
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
    await page.waitForFunction('document.querySelector("input[name=title]")?.value === ""');
  }
  await page.goto('/dashboard/manage-jobs');
  await page.getByText(jobs['On-site']).first().waitFor();
  await look(page.getByText(jobs.Remote), 'manage-jobs');
});

walk('a hidden job leaves the board and comes back', async ({ enter, look }) => {
  const company = await makeCompany();
  const { title } = await makeJob(company);
  const page = await enter(company.session);
  const site = await enter();
  await page.goto('/dashboard/manage-jobs');
  const visible = page.getByRole('checkbox', { name: `${title} is visible` });
  await visible.uncheck();
  await toast(page, 'Job visibility updated');
  await site.goto(`/?title=${encodeURIComponent(title)}`);
  await look(site.getByText('No Jobs Posted Yet'), 'home-empty');
  await visible.check();
  await toast(page, 'Job visibility updated');
  await site.reload();
  await site.getByRole('link', { name: title, exact: true }).waitFor();
});

walk('the seeker finds the job by search and by filter', async ({ screen, enter, look }) => {
  const { title } = await makeJob(await makeCompany());
  const page = await enter();
  await page.goto('/');
  await look(page.getByRole('link', { name: /^Apply now/ }), 'home');
  if (screen.name === 'phone') {
    await page.getByRole('button', { name: 'Filters' }).click();
    await look(page.getByRole('dialog', { name: 'Filters' }), 'filters');
  }
  await page.getByRole('checkbox', { name: /^Lagos/ }).check();
  if (screen.name === 'phone') await page.getByRole('button', { name: /^Show / }).click();
  await page.getByLabel('Job title').fill(title.toLowerCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await look(page.getByRole('link', { name: title, exact: true }), 'home-search');
  await page.getByRole('link', { name: `Apply now: ${title}` }).click();
  await page.getByRole('heading', { name: title }).waitFor();
  await look(page.getByText('Monthly salary: NGN 180,000 - 220,000'), 'job');
});

walk('applying asks for a sign-in, and signing up leads back to the job', async ({ enter, look }) => {
  const job = await makeJob(await makeCompany());
  const firstName = own('Ifeoma');
  const page = await enter();
  await page.goto(job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await toast(page, 'Login to apply for jobs');
  await page.getByRole('link', { name: 'Login to apply' }).click();
  await look(page.getByRole('heading', { level: 1, name: 'Login' }), 'sign-in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Bello');
  await page.getByLabel('E-mail', { exact: true }).fill(addressOf(firstName));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const create = page.getByRole('button', { name: 'Create account' });
  await look(create, 'sign-up');
  await create.click();
  await page.getByRole('heading', { name: job.title }).waitFor();
});

walk('applying without a resume leads to the resume, which is kept', async ({ enter, look }) => {
  const job = await makeJob(await makeCompany());
  const seeker = await makeSeeker({ resume: false });
  const page = await enter(seeker.session);
  await page.goto(job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await toast(page, 'Upload resume to apply');
  await page.waitForURL('**/applications');
  const picker = page.getByLabel('Select Resume (PDF)');
  await look(picker, 'applications-without-resume');
  await picker.setInputFiles(await paper('Ifeoma Bello'));
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Resume Updated');
  const link = page.getByRole('link', { name: /^Resume \d+ kB$/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  assert.equal(answer.status(), 200);
  assert.match(answer.headers()['content-disposition'] ?? '', /Ifeoma Bello\.pdf/);
});

walk('the seeker applies to the on-site job [APPLY-5]', async ({ enter, look }) => {
  const job = await makeJob(await makeCompany());
  const seeker = await makeSeeker();
  const page = await enter(seeker.session);
  await page.goto(job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await toast(page, 'Applied Successfully');
  await page.waitForURL('**/applications');
  await page.getByText(job.title).first().waitFor();
  await look(page.getByText('Pending'), 'applications');
});

walk('the remote job takes a certificate as well', async ({ enter, look }) => {
  const job = await makeJob(await makeCompany(), 'remote');
  const seeker = await makeSeeker();
  const page = await enter(seeker.session);
  await page.goto(job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await toast(page, 'Upload your  certificate to apply');
  await page.getByLabel('Choose your certificate (PDF)').setInputFiles(await paper('Diploma'));
  await look(page.getByText('Diploma.pdf'), 'remote-job');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await toast(page, 'Applied Successfully');
  await page.waitForURL('**/applications');
  await page.goto(job.path);
  await page.getByRole('button', { name: 'Already Applied' }).first().waitFor();
  await page.goto('/remote-applications');
  await look(page.getByText(job.title), 'remote-applications');
});

walk('the company reads the papers, accepts one application and rejects the other', async (step) => {
  const { company, onSite, remote, seeker } = await bothApplications();
  const page = await step.enter(company.session);
  await page.goto('/dashboard/view-applications');
  await step.look(page.getByText(seeker.name), 'view-applications');
  await chooseFor(page, onSite.title, 'Accept');
  await chooseFor(page, remote.title, 'Reject');
  await page.getByText('Accepted').first().waitFor();
  await step.look(page.getByText('Rejected'), 'view-applications-decided');
  await page.getByRole('link', { name: seeker.name, exact: true }).first().click();
  await step.look(page.getByRole('link', { name: 'Open resume in a new tab' }), 'application');
});

walk('the seeker sees Accepted and Rejected', async ({ screen, enter, look }) => {
  const { company, onSite, remote, seeker } = await bothApplications();
  await decide(company, seeker, onSite, 'Accepted');
  await decide(company, seeker, remote, 'Rejected');
  const page = await enter(seeker.session);
  await page.goto('/applications');
  await look(page.getByText('Accepted'), 'applications-accepted');
  assert.equal(await colourOf(page.getByText('Accepted', { exact: true })), LIGHT.accepted);
  for (const name of ['Location', 'Date']) {
    const column = page.getByRole('columnheader', { name, includeHidden: true });
    assert.equal(await column.isVisible(), screen.name === 'desktop', name);
  }
  await page.goto('/remote-applications');
  await page.getByText('Rejected').first().waitFor();
  assert.equal(await colourOf(page.getByText('Rejected', { exact: true })), LIGHT.rejected);
});

walk('the seeker is told by mail, and the company sees no address before Accept', async ({ enter }) => {
  const { company, onSite, remote, seeker } = await bothApplications();
  const other = await makeSeeker();
  await apply(other, onSite);
  const page = await enter(company.session);
  await page.goto('/dashboard/view-applications');
  await page.getByText(other.name).first().waitFor();
  const seen = (await page.content()) + JSON.stringify(await applicants(company));
  for (const { email } of [seeker, other])
    assert.ok(!seen.includes(email), `${email} is shown before Accept`);

  await decide(company, seeker, onSite, 'Accepted');
  await decide(company, seeker, remote, 'Rejected');
  const mails = await eventually(async () => {
    const sent = await mailsTo(seeker.email);
    assert.equal(sent.length, 2);
    return sent;
  });
  for (const [job, status] of [
    [onSite, 'Accepted'],
    [remote, 'Rejected'],
  ] as const) {
    const subject = `${status}: your application for ${job.title}`;
    const mail = mails.find((each) => each.subject === subject) ?? assert.fail(`no mail "${subject}"`);
    const news = `There is news about your application for ${job.title} at ${company.name}: ${status}.`;
    assert.ok(mail.text.startsWith(`Hello ${seeker.firstName},\n\n${news}\n`), mail.text);
    assert.ok(mail.html.includes(`<strong>${status}</strong>`), mail.html);
  }
  for (const { to, ...words } of mails) {
    assert.equal(to, seeker.email);
    const people = [seeker, other, company].filter(({ email }) => JSON.stringify(words).includes(email));
    assert.deepEqual(people, [], 'a mail names an address');
  }
  assert.deepEqual(await mailsTo(other.email), []);
});

walk('the company logs out and its console is closed', async ({ enter, look }) => {
  const company = await makeCompany();
  const page = await enter(company.session);
  await page.goto('/dashboard/overview');
  await look(page.getByText('Pending'), 'overview');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard/manage-jobs');
  await page.getByRole('dialog', { name: 'Recruiter Login' }).waitFor();
});

/** The colour of a text, as `#RRGGBB`. */
async function colourOf(text: Locator): Promise<string> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** One seeker who applied to both jobs of a company. */
async function bothApplications() {
  const company = await makeCompany();
  const [onSite, remote] = [await makeJob(company), await makeJob(company, 'remote')];
  const seeker = await makeSeeker();
  await apply(seeker, onSite);
  await apply(seeker, remote);
  return { company, onSite, remote, seeker };
}

async function chooseFor(page: Page, title: string, verb: 'Accept' | 'Reject'): Promise<void> {
  const row = page.locator('tr, li, article, .MuiCard-root', { hasText: title }).last();
  await row.getByRole('button', { name: /decide on/ }).click();
  await page.getByRole('menuitem', { name: verb }).click();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
  await toast(page, 'Status Changed');
}
