import assert from 'node:assert/strict';
import { PAGES } from '@skybil/shared';
import type { Page } from 'playwright-core';
import { assertAccessible } from './accessible.ts';
import { eventually } from './eventually.ts';
import { sideways } from './screens.ts';
import { walk, type Walk } from './walk.ts';
import { addressOf, importJob, linkIn, mailsTo, makeCompany, makeJob, own } from './world.ts';

const withoutScript = ({ enter }: Walk): Promise<Page> => enter(undefined, { javaScriptEnabled: false });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** What is said to a browser without script alone, which `getByText` passes over. */
const told = (page: Page, words: string) => page.locator('noscript p', { hasText: words });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const chips = (page: Page) => page.getByRole('list', { name: 'Facts' }).allTextContents();

walk(
  'without script a job is found by search, and read beside others of its company [SITE-24]',
  async (step) => {
    const company = await makeCompany();
    const [job, other] = [await makeJob(company), await makeJob(company)];
    const page = await withoutScript(step);
    await page.goto('/');
    await page.getByLabel('Job title').fill(job.title.toLowerCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/[?&]title=/);
    assert.deepEqual(await titles(page), [job.title]);
    await page.getByRole('link', { name: job.title, exact: true }).click();
    await heading(page, job.title).waitFor();
    await page.getByText('Lead a team of six').waitFor();
    await told(page, 'To apply, turn on JavaScript in your browser').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Apply Now' }).count(), 0);
    await page.getByRole('link', { name: other.title, exact: true }).click();
    await heading(page, other.title).waitFor();
  },
);

walk('without script a list is filtered by a form with a button, and paged [SITE-24]', async (step) => {
  const isPhone = step.screen.name === 'phone';
  const page = await withoutScript(step);
  await page.goto('/');
  const first = await titles(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/?page=2');
  await page.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current]')).waitFor();
  assert.equal((await titles(page)).length, first.length);
  assert.notDeepEqual(await titles(page), first);

  // one way to the filters on a screen, and one button beside them
  await page.getByRole('radio', { name: 'Remote' }).check({ force: true });
  if (isPhone) {
    await page.getByRole('button', { name: 'Show these' }).click();
    await page.waitForURL('**/?kind=remote');
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    assert.match(page.url(), /#job-filters$/);
  } else {
    assert.equal(await page.getByRole('button', { name: 'Show these' }).count(), 0);
  }
  await page.getByRole('checkbox', { name: /^Lagos/ }).check();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await page.waitForURL(/[?&]locations=Lagos/);
  for (const facts of await chips(page)) assert.match(facts, /^Lagos.*Remote$/);
  assert.ok((await titles(page)).length > 0);
});

walk(
  'without script an advert of another site leads to where it stands [SITE-24]',
  async (step) => {
    const job = await importJob();
    const page = await withoutScript(step);
    await page.context().route(job.source, (route) => route.fulfill({ body: 'the original' }));
    await page.goto(job.path);
    const link = page.getByRole('link', { name: /^Apply at/ }).first();
    // a plain link: search engines follow it, and the other site is told from where
    assert.equal(await link.getAttribute('rel'), null);
    await link.click();
    await page.getByText('the original').waitFor();
    assert.equal(page.url(), job.source);
  },
  ['phone'],
);

walk(
  'without script the newsletter is asked for, confirmed and left [SITE-24]',
  async (step) => {
    const email = addressOf(own('Ngozi'));
    const page = await withoutScript(step);
    await page.goto('/');
    await page.getByRole('radio', { name: 'Job seeker' }).check();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thank you for subscribing').waitFor();
    const follow = async (to: string): Promise<void> => {
      await page.goto(await eventually(async () => linkIn((await mailsTo(email)).at(-1), to)));
    };
    await follow(PAGES.newsletterConfirm.path);
    await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await page.getByText('You are on the list.').waitFor();
    await follow(PAGES.newsletterUnsubscribe.path);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.waitForURL('**/newsletter?note=unsubscribed');
  },
  ['phone'],
);

walk(
  'without script each page is there, or says what it needs [SITE-24]',
  async (step) => {
    step.expectProblem(/status of 404/);
    const page = await withoutScript(step);
    await page.goto('/');
    for (const name of ['About', 'Privacy Policy', 'Terms of Service', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await heading(page, new RegExp(`^${name}`)).waitFor();
    }
    await page.goto('/nowhere');
    await heading(page, 'Page not found').waitFor();
    const needy = [PAGES.signIn, PAGES.signUp, PAGES.saved, PAGES.applications, PAGES.account];
    for (const { path } of [...needy, { path: '/dashboard' }]) {
      await page.goto(path);
      await heading(page, /needs JavaScript$/).waitFor();
      await page.getByText('Turn it on in the settings of your browser').waitFor();
      assert.equal(await page.getByRole('link', { name: 'See the jobs' }).getAttribute('href'), '/');
    }
  },
  ['phone'],
);

walk('axe finds nothing in a page without script [SITE-24]', async ({ enter }) => {
  const job = await makeJob(await makeCompany());
  const page = await enter(undefined, { serviceWorkers: 'block' });
  // axe is script itself, so the page is sent as a browser reads it that has none
  const ofScript = /<script[^]*?<\/script>|<\/?noscript>|account-unknown(?=")/g;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(ofScript, '') });
  });
  for (const path of ['/', job.path, PAGES.signIn.path, '/dashboard']) {
    await page.goto(path);
    await assertAccessible(page);
    assert.equal(await sideways(page), 0, path);
  }
});

walk(
  'in a browser too old for the script a job is searched, filtered and read, and other pages say what they need [SITE-48]',
  async (step) => {
    step.expectProblem(/Unexpected|SyntaxError|Failed to load/);
    const job = await makeJob(await makeCompany(), 'remote');
    const page = await step.enter();
    const body = 'this is no script that an old browser can read';
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
    await open('/');
    await page.getByText('Does it cost anything?').waitFor();
    await page.getByText('No. Looking, applying and posting jobs are free').waitFor();
    await page.getByLabel('Job title').fill(job.title.toLowerCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/[?&]title=/);
    assert.deepEqual(await titles(page), [job.title]);
    await open('/');
    if (step.screen.name === 'phone') await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Lagos/ }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await page.waitForURL(/[?&]locations=Lagos/);
    for (const facts of await chips(page)) assert.match(facts, /^Lagos/);
    await open(job.path);
    await page.getByText('Lead a team of six').waitFor();
    for (const path of [PAGES.signIn.path, '/dashboard']) {
      await open(path);
      await heading(page, /needs JavaScript$/).waitFor();
    }
  },
);

/** Words for what only a script can do, and for how long ago something was. */
const OF_SCRIPT = 'noscript, script, .until-script, .needs-script, .job-actions, .footer__switch';
const AGO = /\b(now|yesterday|today|last \w+|\d+ \w+ ago)\b/g;

/** What a page reads from top to bottom. */
async function words(page: Page): Promise<string> {
  const text = await page.evaluate((left) => {
    const root = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
    for (const element of root.querySelectorAll(left)) element.remove();
    return [...root.querySelectorAll('main, footer')].map((part) => part.textContent).join('\n');
  }, OF_SCRIPT);
  return text.replace(/\s+/g, ' ').replace(AGO, 'ago');
}

walk(
  'a page reads the same without script as with it [SITE-52]',
  async (step) => {
    step.expectProblem(/status of 404/);
    const company = await makeCompany();
    const [job, remote, other] = [
      await makeJob(company),
      await makeJob(company, 'remote'),
      await importJob(),
    ];
    const [off, on] = [await withoutScript(step), await step.enter()];
    for (const path of [
      `/?title=${encodeURIComponent(job.title)}`,
      '/?locations=Abuja&kind=remote',
      '/?title=nothing-of-this-name',
      '/jobs/lagos',
      job.path,
      remote.path,
      other.path,
      '/apply-job/000000000000000000000000',
      ...[PAGES.about, PAGES.contact, PAGES.privacy, PAGES.terms, PAGES.newsletter].map((page) => page.path),
      `${PAGES.newsletterConfirm.path}?token=some`,
      '/nowhere',
    ]) {
      await Promise.all([off.goto(path, { waitUntil: 'domcontentloaded' }), on.goto(path)]);
      assert.equal(await words(on), await words(off), path);
      assert.ok((await words(off)).length > 50, path);
    }
  },
  ['desktop'],
);
