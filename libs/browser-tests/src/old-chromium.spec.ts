import type { Page } from 'puppeteer-core';
import { expect, test as base } from './fixtures.ts';
import { launchOldChromium } from './old-chromium.ts';
import { unique, PASSWORD } from './world.ts';

/** `--brand` in light. */
const BRAND = 'rgb(11, 107, 77)';

/** What Chromium 102 knows, but not every browser that the site is for (`browserslist` in package.json). */
function forgetWhatIsNewer(): void {
  const gone: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex']],
    [String.prototype, ['at']],
    [Object, ['hasOwn']],
    [HTMLElement.prototype, ['inert']],
    [Crypto.prototype, ['randomUUID']],
    [Navigator.prototype, ['locks']],
    [window, ['structuredClone', 'reportError', 'BroadcastChannel', 'requestIdleCallback']],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

interface OldPhone {
  page: Page;
  open: (path: string) => Promise<void>;
}

const test = base.extend<{ phone: OldPhone }>({
  /** A phone of 2021. */
  phone: async ({ board, consoleErrors }, use) => {
    const browser = await launchOldChromium();
    const page = await browser.newPage();
    page.on('pageerror', (error) => consoleErrors.report(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.report(message.text());
    });
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(forgetWhatIsNewer);
    const open = async (path: string): Promise<void> => {
      await page.goto(board.address + path);
      // the script has taken the page over
      await page.waitForFunction(() => !document.querySelector('.account-unknown, .until-script'));
    };
    await use({ page, open });
    await browser.close();
  },
});

/** Waits until the page shows this text. */
async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText), page.url()).toContain(text);
}

test.describe('in Chromium 102', { tag: '@phone' }, () => {
  test('each public page shows its words without an error [SITE-47]', async ({
    world,
    phone: { page, open },
  }) => {
    const company = await world.makeCompany();
    const [job, remote] = [await world.makeJob(company), await world.makeJob(company, 'remote')];
    const pages: [path: string, text: string][] = [
      ['/', 'Latest jobs'],
      [`/?title=${encodeURIComponent(job.title)}`, job.title],
      ['/jobs/lagos', 'Jobs in Lagos'],
      [job.path, 'Lead a team of six on the morning shift.'],
      [remote.path, 'Certified'],
      [`${remote.path}?apply`, 'Login to apply for jobs'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/sign-in', 'Login'],
      ['/sign-up', 'Create account'],
    ];
    for (const [path, text] of pages) {
      await open(path);
      await expectText(page, text);
    }
  });

  test('the page of a deleted job says so [SITE-47]', async ({ phone: { page, open }, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    await open('/apply-job/000000000000000000000000');
    await expectText(page, 'This job is no longer on the board');
  });

  test('the chosen kind of job is highlighted [SITE-47]', async ({ phone: { page, open } }) => {
    await open('/?kind=remote');
    const colours = await page.$$eval('.kind-switch__name', (names) =>
      names.map((name) => `${name.textContent}: ${getComputedStyle(name).backgroundColor}`),
    );
    const filled = colours.filter((colour) => colour.endsWith(BRAND));
    expect(filled, String(colours)).toEqual([expect.stringMatching(/^Remote/)]);
  });

  test('Backspace deletes a digit of the reset code [SITE-47]', async ({ phone: { page, open } }) => {
    await open('/reset-password');
    await page.locator('main input[type=email]').fill('nobody@mail.example');
    await page.locator('main button[type=submit]').click();
    const box = await page.waitForSelector('.code-boxes__box');
    await box?.type('7');
    await box?.focus();
    await page.keyboard.press('Backspace');
    expect(await box?.evaluate((input) => (input as HTMLInputElement).value)).toBe('');
  });

  test('a seeker signs in and sees the applications [SITE-47]', async ({ world, phone: { page, open } }) => {
    const seeker = await world.makeSeeker({ resume: false });
    await open('/sign-in?next=%2Fapplications');
    await page.locator('::-p-aria(E-mail)').fill(seeker.email);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('main button[type=submit]').click();
    await page.waitForFunction(() => location.pathname === '/applications');
    await expectText(page, 'Applied Jobs');
    await expectText(page, 'Select Resume');
  });

  test('a recruiter signs in, posts a job and finds it in the console [SITE-47]', async ({
    world,
    phone: { page, open },
  }) => {
    const company = await world.makeCompany();
    const title = unique('Bakery Supervisor');
    await open('/?recruiter=login');
    await page.locator('[role=dialog] input[type=email]').fill(company.email);
    await page.locator('[role=dialog] input[type=password]').fill(PASSWORD);
    await page.locator('[role=dialog] button[type=submit]').click();
    await page.waitForFunction(() => location.pathname === '/dashboard/manage-jobs');
    await expectText(page, 'No Jobs Available or posted');
    await open('/dashboard/add-job');
    await page.locator('input[name=title]').fill(title);
    await page.locator('[role=textbox][aria-label="Job Description"]').click();
    await page.keyboard.type('Lead a team of six.');
    await page.locator('input[name=salary]').click();
    await page.keyboard.type('180,000');
    expect(await page.$eval('input[name=salary]', (input) => (input as HTMLInputElement).value)).toBe(
      '180,000',
    );
    await page.locator('::-p-aria([name="ADD"][role="button"])').click();
    await expectText(page, 'Job posted successfully');
    await open('/dashboard/manage-jobs');
    await expectText(page, title);
  });
});
