import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';

const card = (page: Page) => page.getByRole('link', { name: /apply now/i }).first();

/** The paths of what a page asks for, from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const some = (paths: string[], form: RegExp) => paths.filter((path) => form.test(path));
/** What stands below the first screen; it comes once a page rests, as what is loaded ahead does. */
const BELOW = /\/assets\/BelowHome-/;
const AHEAD = /\/assets\/JobPage-/;

test('a page shows with its styles before any script runs [LIGHT-2]', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(card(page)).toBeVisible();
  const button = page.locator('.job-card .button').first();
  await expect(button).toHaveCSS('background-color', /^rgb/);
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page of later parts has their styles before any script runs [LIGHT-2]', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/save-as-pdf', { waitUntil: 'commit' });
  await expect(page.locator('.pdf-steps')).toHaveCSS('display', 'grid');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the apply sheet opens only with its styles [LIGHT-2]', async ({ world, page }) => {
  const { path } = await world.makeJob(await world.makeCompany());
  let allow = () => undefined as void;
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  const styles = page.waitForRequest(/\/assets\/later-.*\.css$/);
  await page.route('**/assets/later-*.css', async (route) => {
    await allowed;
    await route.continue();
  });
  await open(page, `${path}?apply`);
  await styles;
  await expect(page.locator('dialog')).toHaveCount(0);
  allow();
  await expect(page.locator('dialog')).toHaveCSS('padding-top', '0px');
});

test('with low data on, a page requests no logo and loads nothing ahead [LIGHT-3]', async ({ page }) => {
  const paths = asked(page);
  await open(page, '/');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => some(paths, AHEAD)).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Low data' }).check();
  paths.length = 0;
  await open(page, '/');
  await expect(page.getByRole('checkbox', { name: 'Low data', checked: true })).toBeVisible();
  await expect.poll(() => some(paths, BELOW)).toHaveLength(1);
  expect(some(paths, /^\/api\/logos\//)).toEqual([]);
  expect(some(paths, AHEAD)).toEqual([]);
});

test('the Save-Data header turns low data on, although the script sees it off [LIGHT-3]', async ({
  visitor,
}) => {
  const page = await visitor({}, { extraHTTPHeaders: { 'Save-Data': 'on' }, serviceWorkers: 'block' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } }),
  );
  const paths = asked(page);
  await open(page, '/');
  await expect(page.getByRole('checkbox', { name: 'Low data', checked: true })).toBeVisible();
  await expect.poll(() => some(paths, BELOW)).toHaveLength(1);
  expect(some(paths, /^\/api\/logos\//)).toEqual([]);
  expect(some(paths, AHEAD)).toEqual([]);
});

test('with low data on, the service worker caches nothing that no page has loaded [LIGHT-3, LINE-10]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lowData', '1'));
  await open(page, '/about');
  await expect(page.getByRole('checkbox', { name: 'Low data', checked: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () =>
    page.evaluate(async () => {
      const copies = await (await caches.open('skybil-assets')).keys();
      return copies.map(({ url }) => new URL(url).pathname);
    });
  expect(some(await kept(), /\/index-/), 'what the site starts with is kept').not.toEqual([]);
  expect(some(await kept(), AHEAD)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Low data' }).uncheck();
  await expect.poll(async () => some(await kept(), AHEAD)).toHaveLength(1);
});
