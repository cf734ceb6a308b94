import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open, sideways } from './screens.ts';

/** The longest titles of real adverts, and those with the longest words. */
const TITLES = [
  'Junior Associate Career Opportunities (Entry level) – Strategy & Management Consulting',
  'Deployable Gender-Based Violence and Gender in Emergencies Specialist',
  'RFQ N0: CENSCOPE FWA/NGA/26/MDG/001 “Vehicle Rental Service',
  'Sales & Customer Care Respresentative',
  'Accountant/Account Officer',
  'Senior Software Engineer Python Django PostgreSQL and Vue.js',
  'Software Engineer New Grad Production Infrastructure',
  'Data Engineer',
];
const SCREENS = [
  { width: 360, height: 740, header: 52, first: 200, card: 176, jobs: 3 },
  { width: 390, height: 844, header: 52, first: 200, card: 176, jobs: 3 },
  { width: 768, height: 1024, header: 52, first: 200, card: 128, jobs: 4 },
  { width: 1280, height: 800, header: 56, first: 252, card: 128, jobs: 4 },
];
const LINE = 20;

const cards = (page: Page) => page.locator('.job-card');
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not visible');
  return box;
};
const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};
/** How many of the texts do not fit. */
const cutOff = (texts: Locator) =>
  texts.evaluateAll(
    (elements) => elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
/** How many lines a text takes, and whether a word is on two of them. */
const linesOf = (title: Locator) =>
  title.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    const isBroken = [...words.data.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index, 0: word }) => {
      range.setStart(words, index);
      range.setEnd(words, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return { lines: Math.round((element as HTMLElement).clientHeight / 20), isBroken };
  });

test(
  'the first screen shows the jobs, on a phone and on a desktop [SITE-80, SITE-81]',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const { width, height, header, first, jobs } of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/jobs/lagos']) {
        await open(page, path);
        expect((await boxOf(page.locator('.header'))).height).toBe(header);
        expect((await boxOf(page.getByLabel('Job title'))).height).toBe(44);
        expect((await boxOf(page.locator('.kind-switch'))).height).toBe(40);
        expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(first);
        expect(await bottomOf(cards(page).nth(jobs - 1)), `${path}, ${width} px`).toBeLessThanOrEqual(height);
        expect(await sideways(page)).toBe(0);
        expect(await cutOff(page.locator('.job-card__when')), `ages at ${width} px`).toBe(0);
      }
    }
  },
);

test(
  'a card keeps its height with the longest real titles, and no word of them is broken [SITE-80]',
  { tag: '@desktop' },
  async ({ world, page }) => {
    const company = await world.makeCompany();
    const jobs = [];
    for (const title of TITLES) jobs.push(await world.makeJob(company, 'job', { title }));
    for (const { width, height, card } of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const { title, path } of jobs) {
        await open(page, `/?title=${encodeURIComponent(title)}`);
        const found = cards(page).filter({ has: page.locator(`a[href="${path}"]`) });
        const heading = found.getByRole('heading', { level: 3 });
        await expect(heading).toHaveText(title);
        const { lines, isBroken } = await linesOf(heading);
        expect(lines, `${title} at ${width} px`).toBeLessThanOrEqual(2);
        expect(isBroken, `${title} at ${width} px`).toBe(false);
        expect((await boxOf(found)).height, `${title} at ${width} px`).toBeLessThanOrEqual(
          card + (lines - 1) * LINE,
        );
        const pay = found.locator('.job-card__pay');
        expect(
          await pay.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
        expect((await boxOf(found.getByRole('link', { name: /^Apply now/ }))).height).toBe(36);
        expect((await boxOf(found.getByRole('link', { name: /^Learn more/ }))).height).toBe(44);
      }
    }
    for (const job of jobs) await world.hide(company, job);
  },
);

test('"Show more jobs" appends jobs, and Back finds list, place and filters again in one step [SITE-83, SITE-84]', async ({
  page,
}) => {
  await open(page, '/?kind=job');
  await page.getByRole('button', { name: 'Show more jobs' }).click();
  await page.waitForURL('**/?kind=job&page=3');
  await expect(cards(page)).toHaveCount(18);
  const appended = cards(page).nth(6).getByRole('heading').getByRole('link');
  await expect(appended).toBeFocused();
  const link = cards(page).nth(14).getByRole('heading').getByRole('link');
  const title = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const { y } = await boxOf(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  const isFoundAgain = async () => {
    await page.goBack();
    await expect(cards(page)).toHaveCount(18);
    await expect.poll(async () => Math.round((await boxOf(link)).y)).toBe(Math.round(y));
    await expect(page.getByRole('radio', { name: 'On-site' })).toBeChecked();
  };
  await isFoundAgain();
  // a page load in place of the site's own change of page, after which nothing is in memory
  await page.goto('/about');
  await isFoundAgain();
  await page.goBack();
  await page.waitForURL('about:blank');
});

test('after a search the window stands at the results, which one press clears [SITE-82]', async ({
  world,
  page,
  isMobile,
}) => {
  const job = await world.makeJob(await world.makeCompany());
  await open(page, '/');
  await page.getByLabel('Job title').click();
  await expect(page.getByLabel('Location')).toBeVisible();
  await page.getByLabel('Job title').fill(job.title);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const words = page.getByRole('status').filter({ hasText: `for “${job.title}”` });
  await look(words, 'search-results');
  if (isMobile) expect((await boxOf(words)).y).toBeLessThan(120);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.waitForURL((url) => url.search === '');
});

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

test('nothing moves while a list loads [SITE-85]', async ({ visitor }) => {
  // requests of a service worker do not meet the route below
  const page = await visitor({}, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) moved.by += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  const placeholders = page.locator('.job-card--placeholder');
  let tall = 0;
  await page.route('**/api/jobs?**', async (route) => {
    await expect(placeholders).toHaveCount(6);
    tall = (await boxOf(placeholders.first())).height;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Remote' }).check({ force: true });
  await expect(placeholders).toHaveCount(0);
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight + 2));
  expect(Math.min(...heights)).toBe(tall);
  const moved = await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
  expect(moved).toBeLessThanOrEqual(0.01);
});

test(
  'the navigation stays in its place if the account beside it arrives later',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const { x } = await boxOf(navigation);
    await page.locator('.header__account').evaluate((account) => account.remove());
    expect((await boxOf(navigation)).x).toBe(x);
  },
);
