import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { layLine, type Line } from './line.ts';
import { openHeaderMenu, paper, toast } from './people.ts';
import type { Session } from './stage.ts';
import { walk, type Walk } from './walk.ts';
import { applicants, apply, makeCompany, makeJob, makeSeeker } from './world.ts';

/** What the browser says of a line that is gone. */
const NO_LINE = /net::ERR_|Failed to load resource|Failed to fetch|Unable to preload/;
const KEPT = /This is what your device kept on/;

interface Visit {
  line: Line;
  page: Page;
}

/** A browser on a line of its own, signed in or not. */
async function open(
  { enter, expectProblem }: Walk,
  session?: Session,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  expectProblem(NO_LINE);
  const line = await layLine();
  const localStorage = Object.entries(session ?? {}).map(([name, value]) => ({ name, value: String(value) }));
  const storageState = { cookies: [], origins: [{ origin: line.address, localStorage }] };
  return { line, page: await enter(undefined, { baseURL: line.address, storageState, ...options }) };
}

/** Waits until the worker has the page, and keeps what is asked from now on. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
  await eventually(async () => assert.ok(await isCopied(), `there is a copy of ${address}`));
}

walk(
  'a list, a job and the own applications open without a line, with the time that they are of [LINE-2]',
  async (step) => {
    const company = await makeCompany();
    const [job, other] = [await makeJob(company), await makeJob(company)];
    const seeker = await makeSeeker();
    await apply(seeker, other);
    const { line, page } = await open(step, seeker.session);
    await page.goto('/');
    await untilKept(page);
    await page.goto(`/?title=${encodeURIComponent(job.title)}`);
    await page.getByRole('link', { name: job.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    await untilCopied(page, `/api/jobs/${job._id}`);
    await page.goto(other.path);
    await page.getByRole('button', { name: 'Already Applied' }).first().waitFor();
    await page.goto('/applications');
    await page.getByRole('cell', { name: other.title }).waitFor();
    await untilCopied(page, '/api/users/applications');
    await untilCopied(page, other.path);

    line.state = 'down';
    await page.reload();
    await step.look(page.getByRole('cell', { name: other.title }), 'offline-applications');
    await page.getByText(KEPT).waitFor();
    await page.goto(other.path);
    await step.look(page.getByText(KEPT), 'offline-job');
    await page.getByRole('heading', { level: 1, name: other.title }).waitFor();
    // opened by a link on the site, never by its address
    await page.goto(job.path);
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    await page.goto(`/?title=${encodeURIComponent(job.title)}`);
    await page.getByRole('link', { name: job.title, exact: true }).waitFor();
    await step.look(page.getByText(KEPT), 'offline-list');
    // never seen before
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();

    line.state = 'up';
    await page.goto(`/?title=${encodeURIComponent(job.title)}`);
    await page.getByRole('link', { name: job.title, exact: true }).waitFor();
    assert.equal(await page.getByText(KEPT).count(), 0);
  },
);

walk('a saved job is read without a line [LINE-2]', async (step) => {
  const job = await makeJob(await makeCompany());
  const { line, page } = await open(step);
  await page.goto(job.path);
  await untilKept(page);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.waitForFunction((id) => Object.keys(localStorage).some((key) => key.includes(id)), job._id);
  line.state = 'down';
  await page.goto('/saved');
  await page.getByText('Read the advert').click();
  await step.look(page.getByText('Lead a team of six'), 'offline-saved');
});

walk(
  'an application made without a line is sent once, by one of two tabs, when the board is back [LINE-4]',
  async (step) => {
    const company = await makeCompany();
    const job = await makeJob(company, 'remote');
    const seeker = await makeSeeker();
    const { line, page } = await open(step, seeker.session);
    await page.goto('/');
    await untilKept(page);
    await page.goto(job.path);
    await untilCopied(page, '/api/users/user');
    await untilCopied(page, job.path);
    await page.getByLabel('Choose your certificate (PDF)').setInputFiles(await paper('Diploma'));

    line.state = 'down';
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await step.look(page.getByRole('button', { name: 'Waiting to be sent' }).first(), 'offline-waiting');
    await page.goto('/applications');
    await step.look(page.getByRole('heading', { name: 'Waiting to be sent' }), 'offline-waiting-list');
    const other = await page.context().newPage();
    await other.goto('/applications');
    await other.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
    assert.equal((await applicants(company)).length, 0);

    line.state = 'up';
    // the line is back in both tabs at the same moment
    await Promise.all(
      [page, other].map((each) => each.evaluate("window.dispatchEvent(new Event('online'))")),
    );
    await eventually(async () => assert.equal((await applicants(company)).length, 1));
    for (const each of [page, other])
      await each.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' });
    await page.goto('/remote-applications');
    await page.getByRole('cell', { name: job.title }).last().waitFor();
    assert.equal(line.heard.filter((heard) => heard === 'POST /api/users/apply').length, 1);
  },
);

walk('an application whose answer was lost is one application [LINE-4]', async (step) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const seeker = await makeSeeker();
  const { line, page } = await open(step, seeker.session);
  await page.goto(job.path);
  await untilKept(page);
  await page.getByRole('button', { name: 'Apply Now' }).first().waitFor();
  await untilCopied(page, job.path);
  line.state = 'losing';
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByText('Your application is kept on this device').first().waitFor();
  await eventually(async () => assert.equal((await applicants(company)).length, 1));
  line.state = 'up';
  await page.reload();
  await page.getByRole('button', { name: 'Already Applied' }).first().waitFor();
  const sent = line.heard.filter((heard) => heard === 'POST /api/users/apply');
  assert.ok(sent.length >= 2, 'it was sent again');
  assert.equal((await applicants(company)).length, 1);
});

walk('nothing of a person stays on the device after signing out [LINE-6]', async (step) => {
  const company = await makeCompany();
  const [job, other] = [await makeJob(company), await makeJob(company)];
  const seeker = await makeSeeker();
  await apply(seeker, other);
  const { line, page } = await open(step, seeker.session);
  await page.goto('/');
  await untilKept(page);
  await page.goto('/applications');
  await page.getByRole('cell', { name: other.title }).waitFor();
  await untilCopied(page, '/api/users/applications');
  await page.goto(job.path);
  await untilCopied(page, job.path);
  line.state = 'down';
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Waiting to be sent' }).first().waitFor();
  assert.match(await allKept(page), new RegExp(`${seeker.email}[^]*${job.title}`));

  await openHeaderMenu(page, step.screen);
  if (step.screen.name === 'desktop') await page.getByRole('button', { name: /^Hi, / }).click();
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Sign out' }).click();
  const warning = await asked;
  assert.match(warning.message(), /One application has not been sent yet/);
  await warning.accept();
  await pressed;
  await toast(page, 'You are signed out');
  await eventually(async () => {
    const kept = await allKept(page);
    for (const word of [seeker.email, seeker.firstName, job.title, other.title, job._id])
      assert.ok(!kept.includes(word), `${word} is still on the device`);
  });
  assert.equal((await applicants(company)).length, 1, 'what waited was not sent');
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

walk('an open page goes on when the board has a newer build, and is offered it [LINE-7]', async (step) => {
  const { line, page } = await open(step);
  await page.goto('/');
  await untilKept(page);
  line.isNextBuild = true;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await page.getByText('A new version of the site is ready').waitFor();
  // a page in a file that is gone from the board
  await openHeaderMenu(page, step.screen);
  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Saved jobs' }).waitFor();
  assert.doesNotMatch(await entryOf(page), /\.next\./);
  await page.getByRole('button', { name: 'Reload' }).click();
  await eventually(async () => assert.match(await entryOf(page), /\.next\./));
  await page.getByRole('heading', { level: 1, name: 'Saved jobs' }).waitFor();
  assert.equal(await page.getByText('A new version of the site is ready').count(), 0);
});

walk('a page without a worker whose files are gone loads anew, once [LINE-8]', async (step) => {
  const { line, page } = await open(step, undefined, { serviceWorkers: 'block' });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await openHeaderMenu(page, step.screen);
  await page.getByRole('link', { name: 'Saved jobs' }).first().waitFor();
  // what is loaded when nothing else is to do has come
  await page.waitForLoadState('networkidle');
  line.isNextBuild = true;
  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await page.getByText('No Saved Jobs').waitFor();
  assert.match(await entryOf(page), /\.next\./);
});
