import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { eventually } from './eventually.ts';
import { HAS_OLD_CHROMIUM, launchOldChromium } from './old-chromium.ts';
import { board } from './stage.ts';
import { makeCompany, makeJob, makeSeeker, own, PASSWORD } from './world.ts';

let launched: Promise<Browser> | undefined;
after(async () => (await launched?.catch(() => undefined))?.close());

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

interface Visit {
  page: Page;
  open: (path: string) => Promise<void>;
}

/** Somebody with a phone of 2021; what goes wrong in a page without anyone seeing it fails the test. */
async function visit(steps: (visit: Visit) => Promise<void>, expected?: RegExp): Promise<void> {
  const { address } = await board();
  const context = await (await (launched ??= launchOldChromium())).createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) problems.push(message.text());
  });
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(forgetWhatIsNewer);
  const open = async (path: string): Promise<void> => {
    await page.goto(address + path);
    // it is known who is here once the script has taken the page over
    await page.waitForFunction(() => !document.querySelector('.account-unknown, .until-script'));
  };
  try {
    await steps({ page, open });
    assert.deepEqual(problems, []);
  } catch (error) {
    throw problems.length > 0 ? new Error(`${String(error)}\n${problems.join('\n')}`) : error;
  } finally {
    await context.close();
  }
}

const words = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
const reads = (page: Page, text: string): Promise<void> =>
  eventually(async () => {
    const shown = await words(page);
    assert.ok(shown.includes(text), `${page.url()} does not read “${text}”, but: ${shown.slice(0, 300)}`);
  });

function tests(): void {
  void test('in Chromium 102 each public page is there, with its words and without an error [SITE-47]', () =>
    visit(async ({ page, open }) => {
      const company = await makeCompany();
      const [job, remote] = [await makeJob(company), await makeJob(company, 'remote')];
      const pages: [path: string, text: string][] = [
        ['/', 'Latest jobs'],
        [`/?title=${encodeURIComponent(job.title)}`, job.title],
        ['/jobs/lagos', 'Jobs in Lagos'],
        [job.path, 'Lead a team of six on the morning shift.'],
        [remote.path, 'Choose your certificate (PDF)'],
        ['/about', 'About'],
        ['/contact', 'Contact'],
        ['/sign-in', 'Login'],
        ['/sign-up', 'Create account'],
      ];
      for (const [path, text] of pages) {
        await open(path);
        await reads(page, text);
      }
    }));

  void test('in Chromium 102 a job that is gone says so [SITE-47]', () =>
    visit(async ({ page, open }) => {
      await open('/apply-job/000000000000000000000000');
      await reads(page, 'This job is no longer on the board');
    }, /status of 404/));

  void test('in Chromium 102 the chosen kind of job is seen [SITE-47]', () =>
    visit(async ({ page, open }) => {
      await open('/?kind=remote');
      const colours = await page.$$eval('.kind-switch__name', (names) =>
        names.map((name) => `${name.textContent}: ${getComputedStyle(name).backgroundColor}`),
      );
      const filled = colours.filter((colour) => !colour.endsWith('rgba(0, 0, 0, 0)'));
      assert.equal(filled.length, 1, String(colours));
      assert.match(String(filled), /^Remote/);
    }));

  void test('in Chromium 102 Backspace takes a digit of the reset code away [SITE-47]', () =>
    visit(async ({ page, open }) => {
      await open('/reset-password');
      await page.locator('main input[type=email]').fill('nobody@mail.example');
      await page.locator('main button[type=submit]').click();
      const box = await page.waitForSelector('.code-boxes__box');
      await box?.type('7');
      await box?.focus();
      await page.keyboard.press('Backspace');
      assert.equal(await box?.evaluate((input) => (input as HTMLInputElement).value), '');
    }));

  void test('in Chromium 102 a seeker signs in and sees the own applications [SITE-47]', async () => {
    const seeker = await makeSeeker({ resume: false });
    await visit(async ({ page, open }) => {
      await open('/sign-in?next=%2Fapplications');
      await page.locator('::-p-aria(E-mail)').fill(seeker.email);
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.locator('main button[type=submit]').click();
      await page.waitForFunction(() => location.pathname === '/applications');
      await reads(page, 'Applied Jobs');
      await reads(page, 'Select Resume');
    });
  });

  void test('in Chromium 102 a recruiter signs in, posts a job and finds it in the console [SITE-47]', async () => {
    const company = await makeCompany();
    const title = own('Bakery Supervisor');
    await visit(async ({ page, open }) => {
      await open('/?recruiter=login');
      await page.locator('[role=dialog] input[type=email]').fill(company.email);
      await page.locator('[role=dialog] input[type=password]').fill(PASSWORD);
      await page.locator('[role=dialog] button[type=submit]').click();
      await page.waitForFunction(() => location.pathname === '/dashboard/manage-jobs');
      await reads(page, 'No Jobs Available or posted');
      await open('/dashboard/add-job');
      await page.locator('input[name=title]').fill(title);
      await page.locator('[role=textbox][aria-label="Job Description"]').click();
      await page.keyboard.type('Lead a team of six.');
      await page.locator('input[name=salary]').click();
      await page.keyboard.type('180,000');
      assert.equal(
        await page.$eval('input[name=salary]', (input) => (input as HTMLInputElement).value),
        '180,000',
      );
      await page.locator('::-p-aria([name="ADD"][role="button"])').click();
      await reads(page, 'Job posted successfully');
      await open('/dashboard/manage-jobs');
      await reads(page, title);
    });
  });
}

if (HAS_OLD_CHROMIUM) tests();
