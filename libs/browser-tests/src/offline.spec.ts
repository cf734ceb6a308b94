import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { startProxy, type CuttableProxy } from './cuttable-proxy.ts';
import { look, open, openHeaderMenu } from './screens.ts';

/** Console errors of the browser while the boardProxy is down. */
const NO_LINE = /net::ERR_|Failed to load resource|Failed to fetch|Unable to preload/;
const KEPT = /This is what your device kept on/;

const test = base.extend<{ boardProxy: CuttableProxy }>({
  boardProxy: async ({ board, consoleErrors }, use) => {
    consoleErrors.allow(NO_LINE);
    const boardProxy = await startProxy(board.address);
    await use(boardProxy);
    boardProxy.close();
  },
  baseURL: ({ boardProxy }, use) => use(boardProxy.address),
});

/** Waits until the worker has the page, and keeps what is asked from now on. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // the worker caches the open page after all files of the build
  await expect.poll(() => page.evaluate(() => caches.has('skybil-pages'))).toBe(true);
}

/** Waits until a copy of an address is in one of the browser's caches. */
async function untilCopied(page: Page, address: string): Promise<void> {
  const isCopied = () =>
    page.evaluate(async (wanted) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (url.startsWith(new URL(wanted, location.href).href)) return true;
      return false;
    }, address);
  await expect.poll(isCopied, `there is a copy of ${address}`).toBe(true);
}

test('a list, a job and a seeker’s applications open offline and say when they were kept [LINE-2]', async ({
  world,
  visitor,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const [job, other] = [await world.makeJob(company), await world.makeJob(company)];
  const seeker = await world.makeSeeker();
  await world.apply(seeker, other);
  const page = await visitor(seeker.session);
  await open(page, '/');
  await untilKept(page);
  await open(page, `/?title=${encodeURIComponent(job.title)}`);
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await untilCopied(page, `/api/jobs/${job._id}`);
  await open(page, other.path);
  await expect(page.getByRole('button', { name: 'Already Applied' }).first()).toBeVisible();
  await open(page, '/applications');
  await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
  await untilCopied(page, '/api/users/all-applications');
  await untilCopied(page, other.path);

  boardProxy.state = 'down';
  await page.reload();
  await look(page.getByRole('link', { name: other.title, exact: true }), 'offline-applications');
  await expect(page.getByText(KEPT)).toBeVisible();
  await open(page, other.path);
  await look(page.getByText(KEPT), 'offline-job');
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  // opened by a link on the site, never by its address
  await open(page, job.path);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await open(page, `/?title=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await look(page.getByText(KEPT), 'offline-list');
  // never seen before
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  boardProxy.state = 'up';
  await open(page, `/?title=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

test('a company opens offline with its jobs, and says when it was kept [COMPANY-4, LINE-2]', async ({
  world,
  page,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  await open(page, '/');
  await untilKept(page);
  await open(page, job.path);
  await page.getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await untilCopied(page, `/api${company.path}`);
  await untilCopied(page, `/api/jobs?kind=all&company=${company._id}`);
  boardProxy.state = 'down';
  await open(page, company.path);
  await look(page.getByText(KEPT), 'offline-company');
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
});

test('a saved job opens offline [LINE-2]', async ({ world, page, boardProxy }) => {
  const job = await world.makeJob(await world.makeCompany());
  await open(page, job.path);
  await untilKept(page);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.waitForFunction((id) => Object.keys(localStorage).some((key) => key.includes(id)), job._id);
  boardProxy.state = 'down';
  await open(page, '/saved');
  await page.getByText('Read the advert').click();
  await look(page.getByText('Lead a team of six'), 'offline-saved');
});

test('an application made offline is sent once, by one of two tabs, when the board is back [LINE-4]', async ({
  world,
  visitor,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company, 'remote');
  const seeker = await world.makeSeeker();
  const page = await visitor(seeker.session);
  await open(page, '/');
  await untilKept(page);
  await open(page, job.path);
  await untilCopied(page, '/api/users/user');
  await untilCopied(page, job.path);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByLabel('Choose your certificate (PDF)').setInputFiles(await world.paper('Diploma'));

  boardProxy.state = 'down';
  await page.getByRole('button', { name: 'Send application' }).click();
  await look(page.getByRole('dialog', { name: 'Waiting to be sent' }), 'offline-waiting');
  await open(page, '/applications');
  await look(page.getByRole('heading', { name: 'Waiting to be sent' }), 'offline-waiting-list');
  const other = await page.context().newPage();
  await open(other, '/applications');
  await expect(other.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  expect(await world.applicants(company)).toHaveLength(0);

  boardProxy.state = 'up';
  // both tabs go online at the same moment
  await Promise.all([page, other].map((each) => each.evaluate("window.dispatchEvent(new Event('online'))")));
  await expect.poll(() => world.applicants(company)).toHaveLength(1);
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0);
  await open(page, '/remote-applications');
  await expect(page.getByRole('link', { name: job.title, exact: true }).last()).toBeVisible();
  expect(boardProxy.received.filter((received) => received === 'POST /api/users/apply')).toHaveLength(1);
});

test('an application whose response was lost is stored once [LINE-4]', async ({
  world,
  visitor,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const seeker = await world.makeSeeker();
  const page = await visitor(seeker.session);
  await open(page, job.path);
  await untilKept(page);
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible();
  await untilCopied(page, job.path);
  boardProxy.state = 'losing';
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Your application is kept on this device').first()).toBeVisible();
  await expect.poll(() => world.applicants(company)).toHaveLength(1);
  boardProxy.state = 'up';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Already Applied' }).first()).toBeVisible();
  const sent = boardProxy.received.filter((received) => received === 'POST /api/users/apply');
  expect(sent.length, 'it was sent again').toBeGreaterThanOrEqual(2);
  expect(await world.applicants(company)).toHaveLength(1);
});

test('nothing personal stays on the device after signing out [LINE-6]', async ({
  world,
  visitor,
  isMobile,
  boardProxy,
}) => {
  const company = await world.makeCompany();
  const [job, other] = [await world.makeJob(company), await world.makeJob(company)];
  const seeker = await world.makeSeeker();
  await world.apply(seeker, other);
  const page = await visitor(seeker.session);
  await open(page, '/');
  await untilKept(page);
  await open(page, '/applications');
  await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
  await untilCopied(page, '/api/users/all-applications');
  await open(page, job.path);
  await untilCopied(page, job.path);
  boardProxy.state = 'down';
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting to be sent' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await allKept(page)).toMatch(new RegExp(`${seeker.email}[^]*${job.title}`));

  await openHeaderMenu(page, isMobile);
  if (!isMobile) await page.getByRole('button', { name: /^Hi, / }).click();
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Sign out' }).click();
  const warning = await asked;
  expect(warning.message()).toMatch(/One application has not been sent yet/);
  await warning.accept();
  await pressed;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seekerToken'))).toBeNull();
  const personal = [seeker.email, seeker.firstName, job.title, other.title, job._id];
  const left = async () => {
    const kept = await allKept(page);
    return personal.filter((word) => kept.includes(word));
  };
  await expect.poll(left, 'still on the device').toEqual([]);
  expect(await world.applicants(company), 'what waited was not sent').toHaveLength(1);
});

/** All that the browser keeps of the site beside the site itself, as one text. */
function allKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const told = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      if (name === 'skybil-assets') continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        told.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(`${name} does not open`));
      });
      for (const store of database.objectStoreNames)
        told.push(
          await new Promise<string>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          }),
        );
      database.close();
    }
    return told.join('\n');
  });
}

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '');

test('an open page keeps working when the board has a newer build, and offers to reload [LINE-7]', async ({
  page,
  isMobile,
  boardProxy,
}) => {
  await open(page, '/');
  await untilKept(page);
  boardProxy.isNextBuild = true;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByText('A new version of the site is ready')).toBeVisible();
  // a page in a file that is gone from the board
  await openHeaderMenu(page, isMobile);
  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
  expect(await entryOf(page)).not.toMatch(/\.next\./);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entryOf(page)).toMatch(/\.next\./);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
  await expect(page.getByText('A new version of the site is ready')).toHaveCount(0);
});

test('a page without a service worker reloads once when its files are gone [LINE-8]', async ({
  visitor,
  isMobile,
  boardProxy,
}) => {
  const page = await visitor({}, { serviceWorkers: 'block' });
  await open(page, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openHeaderMenu(page, isMobile);
  await expect(page.getByRole('link', { name: 'Saved jobs' }).first()).toBeVisible();
  // what is loaded when nothing else is to do has come
  await page.waitForLoadState('networkidle');
  boardProxy.isNextBuild = true;
  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await expect(page.getByText('No Saved Jobs')).toBeVisible();
  expect(await entryOf(page)).toMatch(/\.next\./);
});
