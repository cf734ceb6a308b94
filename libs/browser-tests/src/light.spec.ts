import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { walk } from './walk.ts';

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

walk('a page is there with its styles before a script is [LIGHT-2]', async ({ enter }) => {
  const page = await enter();
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await card(page).waitFor();
  const colour = "getComputedStyle(document.querySelector('.job-card .button')).backgroundColor";
  assert.match(await page.evaluate(colour), /^rgb/);
  assert.notEqual(await page.evaluate(colour), 'rgba(0, 0, 0, 0)');
  assert.equal(await page.locator('link[rel="stylesheet"]').count(), 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

walk('with few data no logo is asked for, and nothing is loaded ahead [LIGHT-3]', async ({ enter }) => {
  const page = await enter();
  const paths = asked(page);
  await page.goto('/');
  await card(page).waitFor();
  await eventually(() => Promise.resolve(assert.equal(some(paths, AHEAD).length, 1)));
  await page.getByRole('checkbox', { name: 'Low data' }).check();
  paths.length = 0;
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Low data', checked: true }).waitFor();
  await eventually(() => Promise.resolve(assert.equal(some(paths, BELOW).length, 1)));
  assert.deepEqual(some(paths, /^\/api\/logos\//), []);
  assert.deepEqual(some(paths, AHEAD), []);
});

walk(
  'the header by which a browser asks for few data stands, whatever its script is told [LIGHT-3]',
  async ({ enter }) => {
    const page = await enter(undefined, { extraHTTPHeaders: { 'Save-Data': 'on' }, serviceWorkers: 'block' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false } }),
    );
    const paths = asked(page);
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'Low data', checked: true }).waitFor();
    await eventually(() => Promise.resolve(assert.equal(some(paths, BELOW).length, 1)));
    assert.deepEqual(some(paths, /^\/api\/logos\//), []);
    assert.deepEqual(some(paths, AHEAD), []);
  },
);

walk(
  'with few data the worker keeps nothing that no page has loaded [LIGHT-3, LINE-10]',
  async ({ enter }) => {
    const page = await enter();
    await page.addInitScript(() => localStorage.setItem('lowData', '1'));
    await page.goto('/about');
    await page.getByRole('checkbox', { name: 'Low data', checked: true }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = () =>
      page.evaluate(async () => {
        const copies = await (await caches.open('skybil-assets')).keys();
        return copies.map(({ url }) => new URL(url).pathname);
      });
    assert.ok(some(await kept(), /\/index-/).length > 0, 'what the site starts with is kept');
    assert.deepEqual(some(await kept(), AHEAD), []);
    await page.getByRole('checkbox', { name: 'Low data' }).uncheck();
    await eventually(async () => assert.equal(some(await kept(), AHEAD).length, 1));
  },
);
