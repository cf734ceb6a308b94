import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { startTemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { expect, test as base } from './fixtures.ts';
import { look, open } from './screens.ts';
import { addressOf, PASSWORD, unique, type World } from './world.ts';

const START_MS = 120_000;
const SCAM = '<p>Keep our store.</p><p>Applicants pay N2,000 for the form.</p>';

/** A board with staff. */
const test = base.extend<object, object>({
  board: [
    async ({}, use) => {
      const board = await startTemporaryBoard({ STAFF: 'on', SAMPLE_DATA: 'off' });
      await use(board);
      await board.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});

// one board for all, and a queue that no other test changes
test.describe.configure({ mode: 'default' });

const queued = (page: Page, name: string) => page.getByRole('article', { name });

/** By the link of the operator, as a new member of staff. */
async function enrol(page: Page, world: World): Promise<{ email: string; app: TOTP }> {
  const name = unique('Ngozi Eze');
  const email = addressOf(name);
  const printed = await world.command('operator', 'add-staff', email, name, '--reason', 'Moderates');
  const link = new URL(printed.trim().split('\n').at(-1) ?? '');
  await page.goto(link.pathname + link.hash);
  await page.getByRole('button', { name: 'Begin' }).click();
  await look(page.getByRole('img', { name: 'QR code for your authenticator app' }), 'staff-enrolment');
  const app = new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) });
  await page.getByLabel(/New password/).fill(PASSWORD);
  await page.getByLabel(/^Code/).fill(app.generate());
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { email, app };
}

async function decide(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

test('a moderator works off one queue: an advert, reports and a company [STAFF-10, STAFF-11, STAFF-12, STAFF-13]', async ({
  world,
  visitor,
  page,
  isMobile,
  consoleErrors,
}) => {
  // the job that was hidden is answered so
  consoleErrors.allow(/status of 404/);
  const [eko, ojota, abuja] = [
    await world.makeCompany(),
    await world.makeCompany(),
    await world.makeCompany(),
  ];
  const held = await world.makeJob(eko, 'job', { title: unique('Store Keeper'), description: SCAM });
  await world.askForDecision(eko, held);
  const reported = await world.makeJob(ojota, 'remote');
  await world.report(reported, 'They asked me for N5,000.', await world.makeSeeker({ resume: false }));
  await world.report(reported, 'No such company.');
  // a company has a page once it has posted a job
  await world.makeJob(abuja);
  await world.register(abuja, isMobile ? 'RC 800002' : 'RC 800001');

  await enrol(page, world);
  await look(page.getByText('3 wait for a decision, the oldest first.'), 'staff-queue');

  const advert = queued(page, held.title);
  if (isMobile) await advert.getByRole('button', { name: 'Approve' }).click();
  else await page.keyboard.press('a');
  await look(page.getByRole('dialog'), 'staff-decision');
  await decide(page, 'We checked it and found nothing wrong', 'Approve');
  await expect(advert).toHaveCount(0);

  const job = queued(page, reported.title);
  await expect(job.getByRole('list', { name: 'Reports' })).toContainText('They asked me for N5,000.');
  if (isMobile) await job.getByRole('button', { name: 'Uphold and hide' }).click();
  else await page.keyboard.press('r');
  await decide(page, 'It asks applicants for money', 'Uphold and hide');
  await expect(job).toHaveCount(0);

  const company = queued(page, abuja.name);
  const download = page.waitForEvent('download');
  await company.getByRole('button', { name: 'Save the certificate' }).click();
  expect((await download).suggestedFilename()).toBe(`${abuja.name} certificate.pdf`);
  if (isMobile) await company.getByRole('button', { name: 'Verify' }).click();
  else await page.keyboard.press('a');
  await decide(page, 'We checked it and found nothing wrong', 'Verify');
  await look(page.getByText('Nothing waits for a decision.'), 'staff-done');

  const seeker = await visitor();
  await expect(async () => {
    await open(seeker, held.path);
    await expect(seeker.getByRole('heading', { level: 1, name: held.title })).toBeVisible({ timeout: 1_000 });
    await seeker.goto(reported.path);
    await expect(seeker.getByRole('heading', { name: reported.title })).toHaveCount(0, { timeout: 1_000 });
    await open(seeker, abuja.path);
    await expect(seeker.getByText(/Registered company RC \d+, checked/).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});

test('a moderator signs in with the second step, and a second decision on the same advert is refused [STAFF-4, STAFF-8]', async ({
  world,
  page,
  visitor,
  consoleErrors,
}) => {
  // the second decision is answered so
  consoleErrors.allow(/status of 409/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company, 'job', { title: unique('Store Keeper'), description: SCAM });
  await world.askForDecision(company, job);
  const { email, app } = await enrol(page, world);
  const other = await visitor();
  await other.goto('/staff');
  await look(other.getByRole('button', { name: 'Sign in' }), 'staff-sign-in');
  await other.getByLabel(/E-mail/).fill(email);
  await other.getByLabel(/Password/).fill(PASSWORD);
  // the code of now was used up by enrolling
  await other.getByLabel(/Code of your/).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await other.getByRole('button', { name: 'Sign in' }).click();
  for (const moderator of [page, other])
    await queued(moderator, job.title).getByRole('button', { name: 'Hide' }).click();
  await decide(page, 'It asks applicants for money', 'Hide');
  const late = other.getByRole('dialog');
  await late.getByLabel('It misleads about the work, the pay or the employer').check();
  await late.getByRole('button', { name: 'Hide' }).click();
  await expect(late.getByText('Somebody decided or changed this in the meantime.')).toBeVisible();
  await late.getByRole('button', { name: 'Cancel' }).click();
  await expect(queued(other, job.title)).toHaveCount(0);
});
