import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openHeaderMenu, PASSWORD, printPdf, toast } from './people.ts';
import { look, SCREENS, type Screen } from './screens.ts';
import { board, type Visit, visitor } from './stage.ts';

for (const screen of SCREENS) describe(`a company and a seeker on a ${screen.name}`, () => journey(screen));

/** The whole way: register, post, sign up, apply, decide, follow. Each step builds on the one before. */
function journey(screen: Screen): void {
  const company = { name: `Ojota Foods ${screen.name}`, email: `jobs-${screen.name}@ojota.example` };
  const seeker = { firstName: 'Ifeoma', lastName: 'Bello', email: `ifeoma-${screen.name}@mail.example` };
  const jobs = { onSite: `Bakery Supervisor ${screen.name}`, remote: `Support Agent ${screen.name}` };
  let recruiter: Visit;
  let applicant: Visit;

  before(async () => {
    recruiter = await visitor(screen.options);
    applicant = await visitor(screen.options);
  });
  after(async () => {
    await recruiter.close();
    await applicant.close();
  });

  let stuck = false;
  /** A step whose predecessor failed would only wait for what cannot come. */
  const step = (name: string, walk: () => Promise<void> | void): void => {
    void test(name, async () => {
      assert.ok(!stuck, 'an earlier step failed');
      stuck = true;
      await walk();
      stuck = false;
    });
  };

  step('the company registers in two steps and lands in its console', async () => {
    const { page } = recruiter;
    await page.goto('/');
    await openHeaderMenu(page, screen);
    await page.getByRole('button', { name: 'Recruiter Login' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'login' }).waitFor();
    await look(page, screen, 'recruiter-login');
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await dialog.getByLabel('Company name').fill(company.name);
    await dialog.getByLabel('E-mail').fill(company.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'next' }).click();
    await look(page, screen, 'recruiter-sign-up-logo');
    await page.getByRole('button', { name: 'create account' }).click();
    await page.waitForURL('**/dashboard/manage-jobs');
    await toast(page, 'Company registered successfully');
    await page.getByText('No Jobs Available or posted').waitFor();
    await look(page, screen, 'manage-jobs-empty');
  });

  step('the company posts an on-site and a remote job', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard/add-job');
    for (const [kind, title] of [
      ['On-site', jobs.onSite],
      ['Remote', jobs.remote],
    ] as const) {
      await page.getByLabel(/Job Title/).fill(title);
      const editor = page.getByRole('textbox', { name: 'Job Description' });
      await editor.click();
      await editor.fill('Lead a team of six on the morning shift.');
      await page.getByLabel(/Job Salary/).fill('180,000 - 220,000');
      await page.getByRole('combobox', { name: /Kind/ }).click();
      await page.getByRole('option', { name: kind, exact: true }).click();
      if (kind === 'On-site') await look(page, screen, 'add-job');
      await page.getByRole('button', { name: 'ADD' }).click();
      await toast(page, 'Job posted successfully');
      await assertCleared(page);
    }
    await page.goto('/dashboard/manage-jobs');
    await page.getByText(jobs.remote).waitFor();
    await look(page, screen, 'manage-jobs');
  });

  step('a hidden job leaves the board and comes back', async () => {
    const { page } = recruiter;
    const visible = page.getByRole('checkbox', { name: `${jobs.onSite} is visible` });
    await visible.uncheck();
    await toast(page, 'Job visibility updated');
    const { page: site } = applicant;
    await site.goto(`/?title=${encodeURIComponent(jobs.onSite)}`);
    await site.getByText('No Jobs Posted Yet').waitFor();
    await look(site, screen, 'home-empty');
    await visible.check();
    await toast(page, 'Job visibility updated');
  });

  step('the seeker finds the job by search and by filter', async () => {
    const { page } = applicant;
    await page.goto('/');
    await look(page, screen, 'home');
    if (screen.name === 'phone') {
      await page.getByRole('button', { name: 'Filters' }).click();
      await look(page, screen, 'filters');
    }
    await page.getByRole('checkbox', { name: /^Lagos/ }).check();
    if (screen.name === 'phone') await page.getByRole('button', { name: /^Show / }).click();
    await page.getByLabel('Job title').fill(jobs.onSite.toLowerCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: jobs.onSite, exact: true }).waitFor();
    await look(page, screen, 'home-search');
    await page.getByRole('link', { name: `Apply now: ${jobs.onSite}` }).click();
    await page.getByRole('heading', { name: jobs.onSite }).waitFor();
    await page.getByText('Monthly salary: NGN 180,000 - 220,000').waitFor();
    await look(page, screen, 'job');
  });

  step('applying asks for a sign-in, and signing up leads back to the job', async () => {
    const { page } = applicant;
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await toast(page, 'Login to apply for jobs');
    await page.getByRole('link', { name: 'Login to apply' }).click();
    await look(page, screen, 'sign-in');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('First name').fill(seeker.firstName);
    await page.getByLabel('Last name').fill(seeker.lastName);
    await page.getByLabel('E-mail', { exact: true }).fill(seeker.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await look(page, screen, 'sign-up');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: jobs.onSite }).waitFor();
  });

  step('applying without a resume leads to the resume, which is kept', async () => {
    const { page } = applicant;
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await toast(page, 'Upload resume to apply');
    await page.waitForURL('**/applications');
    await look(page, screen, 'applications-without-resume');
    const resume = {
      name: 'Ifeoma Bello.pdf',
      mimeType: 'application/pdf',
      buffer: await printPdf(page, 'Ifeoma Bello'),
    };
    await page.getByLabel('Select Resume (PDF)').setInputFiles(resume);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Resume Updated');
    const link = page.getByRole('link', { name: 'Resume', exact: true });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    assert.equal(answer.status(), 200);
    assert.match(answer.headers()['content-disposition'] ?? '', /Ifeoma Bello\.pdf/);
  });

  step('the seeker applies to the on-site job', async () => {
    const { page } = applicant;
    await openJob(page, jobs.onSite);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await toast(page, 'Applied Successfully');
    await page.waitForURL('**/applications');
    await page.getByText(jobs.onSite).first().waitFor();
    await page.getByText('Pending').first().waitFor();
    await look(page, screen, 'applications');
  });

  step('the remote job takes a certificate as well', async () => {
    const { page } = applicant;
    await openJob(page, jobs.remote);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await toast(page, 'Upload your  certificate to apply');
    const certificate = {
      name: 'diploma.pdf',
      mimeType: 'application/pdf',
      buffer: await printPdf(page, 'Diploma'),
    };
    await page.getByLabel('Choose your certificate (PDF)').setInputFiles(certificate);
    await page.getByText('diploma.pdf').waitFor();
    await look(page, screen, 'remote-job');
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await toast(page, 'Applied Successfully');
    await page.waitForURL('**/applications');
    await openJob(page, jobs.remote);
    await page.getByRole('button', { name: 'Already Applied' }).first().waitFor();
    await page.goto('/remote-applications');
    await page.getByText(jobs.remote).first().waitFor();
    await look(page, screen, 'remote-applications');
  });

  step('the company reads the papers, accepts one application and rejects the other', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard/view-applications');
    await page.getByText(`${seeker.firstName} ${seeker.lastName}`).first().waitFor();
    await look(page, screen, 'view-applications');
    await decide('Accept', jobs.onSite);
    await decide('Reject', jobs.remote);
    await page.getByText('Accepted').first().waitFor();
    await page.getByText('Rejected').first().waitFor();
    await look(page, screen, 'view-applications-decided');
    await page
      .getByRole('link', { name: `${seeker.firstName} ${seeker.lastName}`, exact: true })
      .first()
      .click();
    await page.getByRole('link', { name: 'Open resume in a new tab' }).waitFor();
    await look(page, screen, 'application');
  });

  step('the seeker sees Accepted and Rejected', async () => {
    const { page } = applicant;
    await page.goto('/applications');
    await page.getByText('Accepted').first().waitFor();
    await look(page, screen, 'applications-accepted');
    await page.goto('/remote-applications');
    await page.getByText('Rejected').first().waitFor();
  });

  step('the seeker was told by mail, without an address in the list of others', async () => {
    const { address } = await board();
    const answer = await fetch(`${address}/api/dev/mails?to=${seeker.email}`);
    const { mails } = (await answer.json()) as { mails: { subject: string }[] };
    assert.equal(mails.length, 2);
  });

  step('the company logs out and its console is closed', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard/overview');
    await page.getByText('Pending').first().waitFor();
    await look(page, screen, 'overview');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/dashboard/manage-jobs');
    await page.getByRole('dialog', { name: 'Recruiter Login' }).waitFor();
  });

  step('no page reported a problem to the console', () => {
    assert.deepEqual([...recruiter.problems, ...applicant.problems], []);
  });

  async function decide(verb: 'Accept' | 'Reject', title: string): Promise<void> {
    const { page } = recruiter;
    const row = page.locator('tr, li, article, .MuiCard-root', { hasText: title }).last();
    await row.getByRole('button', { name: /decide on/ }).click();
    await page.getByRole('menuitem', { name: verb }).click();
    await page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await toast(page, 'Status Changed');
  }
}

async function openJob(page: Visit['page'], title: string): Promise<void> {
  await page.goto(`/?title=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}

async function assertCleared(page: Visit['page']): Promise<void> {
  await page.waitForFunction('document.querySelector("input[name=title]")?.value === ""');
}
