import { PAGES } from '@skybil/shared';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { open, sideways } from './screens.ts';
import { addressOf, PASSWORD, unique } from './world.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const chips = (page: Page) => page.getByRole('list', { name: 'Facts' }).allTextContents();

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a visitor finds a job by search and reads it beside other jobs of its company [SITE-24]', async ({
    world,
    page,
  }) => {
    const company = await world.makeCompany();
    const [job, other] = [await world.makeJob(company), await world.makeJob(company)];
    await page.goto('/');
    await page.getByLabel('Job title').fill(job.title.toLowerCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/[?&]title=/);
    expect((await titles(page))[0]).toBe(job.title);
    await page.getByRole('link', { name: job.title, exact: true }).click();
    await expect(heading(page, job.title)).toBeVisible();
    await expect(page.getByText('Lead a team of six')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
    await page.getByRole('link', { name: other.title, exact: true }).click();
    await expect(heading(page, other.title)).toBeVisible();
  });

  test('without script a visitor filters a list with a form and pages through it [SITE-24]', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const first = await titles(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/?page=2');
    await expect(
      page.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current]')),
    ).toBeVisible();
    expect((await titles(page)).length).toBe(first.length);
    expect(await titles(page)).not.toEqual(first);

    // one way to the filters on a screen, and one button beside them
    await page.getByRole('radio', { name: 'Remote' }).check({ force: true });
    if (isMobile) {
      await page.getByRole('button', { name: 'Show these' }).click();
      await page.waitForURL(/[?&]kind=remote/);
      await page.getByRole('link', { name: 'Filters', exact: true }).click();
      expect(page.url()).toMatch(/#job-filters$/);
    } else {
      await expect(page.getByRole('button', { name: 'Show these' })).toHaveCount(0);
    }
    await page.getByRole('checkbox', { name: /^Lagos/ }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await page.waitForURL(/[?&]locations=Lagos/);
    for (const facts of await chips(page)) expect(facts).toMatch(/(Lagos|Nationwide|more).*Remote/);
    expect((await titles(page)).length).toBeGreaterThan(0);
  });

  test(
    'without script an imported advert links to its source [SITE-24]',
    { tag: '@phone' },
    async ({ world, page }) => {
      const job = await world.importJob();
      await page.context().route(job.source, (route) => route.fulfill({ body: 'the original' }));
      await page.goto(job.path);
      const link = page.getByRole('link', { name: /^Apply at/ }).first();
      // search engines follow a plain link, and the other site gets the referrer
      await expect(link).not.toHaveAttribute('rel');
      await link.click();
      await expect(page.getByText('the original')).toBeVisible();
      expect(page.url()).toBe(job.source);
    },
  );

  test('without script a seeker applies to a remote job, from the list to "Sent" [SITE-53]', async ({
    world,
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 401/);
    const company = await world.makeCompany();
    const job = await world.makeJob(company, 'remote');
    const seeker = await world.makeSeeker();
    const certificate = await world.paper('Degree');
    const send = async (password: string) => {
      await page.getByLabel('Password').fill(password);
      await page.getByLabel('Choose your certificate (PDF)').setInputFiles(certificate);
      await page.getByRole('button', { name: 'Send application' }).click();
    };
    await page.goto(`/?title=${encodeURIComponent(job.title)}`);
    await page.getByRole('link', { name: `Apply now: ${job.title}` }).click();
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(heading(page, 'Login to apply for jobs')).toBeVisible();
    await page.getByLabel('E-mail').fill(seeker.email);
    await send('not the password');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(seeker.email);
    expect(await sideways(page)).toBe(0);
    await send(PASSWORD);
    await expect(heading(page, 'Sent')).toBeVisible();
    expect(await world.applicants(company)).toHaveLength(1);
  });

  test(
    'without script a visitor subscribes to the newsletter, confirms and unsubscribes [SITE-24]',
    { tag: '@phone' },
    async ({ world, page }) => {
      const email = addressOf(unique('Ngozi'));
      await page.goto('/');
      await page.getByRole('radio', { name: 'Job seeker' }).check();
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Thank you for subscribing')).toBeVisible();
      const follow = async (to: string): Promise<void> => {
        await page.goto(await world.linkTo(to, email));
      };
      await follow(PAGES.newsletterConfirm.path);
      await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
      await expect(page.getByText('You are on the list.')).toBeVisible();
      await follow(PAGES.newsletterUnsubscribe.path);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.waitForURL('**/newsletter?note=unsubscribed');
    },
  );

  test(
    'without script each page works or says what it needs [SITE-24]',
    { tag: '@phone' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.goto('/');
      for (const name of ['About', 'Privacy Policy', 'Terms of Service', 'Contact']) {
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await expect(heading(page, new RegExp(`^${name}`))).toBeVisible();
      }
      await page.goto('/nowhere');
      await expect(heading(page, 'Page not found')).toBeVisible();
      const needy = [PAGES.signIn, PAGES.signUp, PAGES.saved, PAGES.applications, PAGES.account];
      for (const { path } of [...needy, { path: '/dashboard' }]) {
        await page.goto(path);
        await expect(heading(page, /needs JavaScript$/)).toBeVisible();
        await expect(page.getByText('Turn it on in the settings of your browser')).toBeVisible();
        await expect(page.getByRole('link', { name: 'See the jobs' })).toHaveAttribute('href', '/');
      }
    },
  );
});

test('axe finds nothing in a page without script [SITE-24]', async ({ world, visitor }) => {
  const job = await world.makeJob(await world.makeCompany());
  const page = await visitor({}, { serviceWorkers: 'block' });
  // axe is script itself, so the page is sent as a browser reads it that has none
  const ofScript = /<script[^]*?<\/script>|<\/?noscript>|account-unknown(?=")/g;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(ofScript, '') });
  });
  for (const path of [
    '/',
    job.path,
    job.path.replace('/apply-job', '/apply/job'),
    PAGES.signIn.path,
    '/dashboard',
  ]) {
    await open(page, path);
    await expectAccessible(page);
    expect(await sideways(page), path).toBe(0);
  }
});

test('in a browser too old for the script a visitor searches, filters and reads jobs, and other pages say what they need [SITE-48]', async ({
  world,
  page,
  consoleErrors,
  isMobile,
}) => {
  consoleErrors.allow(/Unexpected|SyntaxError|Failed to load/);
  const job = await world.makeJob(await world.makeCompany(), 'remote');
  const body = 'this is no script that an old browser can read';
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  // the script that `open` waits for never runs
  const show = (path: string) => page.goto(path, { waitUntil: 'commit' });
  await show('/');
  await expect(page.getByText('Does it cost anything?')).toBeVisible();
  await expect(page.getByText('No. Looking, applying and posting jobs are free')).toBeVisible();
  await page.getByLabel('Job title').fill(job.title.toLowerCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/[?&]title=/);
  expect((await titles(page))[0]).toBe(job.title);
  await show('/');
  if (isMobile) await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Lagos/ }).check();
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await page.waitForURL(/[?&]locations=Lagos/);
  for (const facts of await chips(page)) expect(facts).toMatch(/Lagos|Nationwide|more/);
  await show(job.path);
  await expect(page.getByText('Lead a team of six')).toBeVisible();
  for (const path of [PAGES.signIn.path, '/dashboard']) {
    await show(path);
    await expect(heading(page, /needs JavaScript$/)).toBeVisible();
  }
});

/** Words for what only a script can do, and for how long ago something was. */
const OF_SCRIPT = 'noscript, script, .until-script, .needs-script, .footer__switch';
const AGO = /\b((just )?now|yesterday|today|last \w+|\d+ \w+ ago)/g;

/** What a page reads from top to bottom. */
async function words(page: Page): Promise<string> {
  const text = await page.evaluate((left) => {
    const root = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
    for (const element of root.querySelectorAll(left)) element.remove();
    return [...root.querySelectorAll('main, footer')].map((part) => part.textContent).join('\n');
  }, OF_SCRIPT);
  return text.replace(/\s+/g, ' ').replace(AGO, 'ago');
}

test(
  'a page reads the same without script as with it [SITE-52]',
  { tag: '@desktop' },
  async ({ world, page, visitor, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    const company = await world.makeCompany();
    const [job, remote, other] = [
      await world.makeJob(company),
      await world.makeJob(company, 'remote'),
      await world.importJob(),
    ];
    const off = await visitor({}, { javaScriptEnabled: false });
    for (const path of [
      `/?title=${encodeURIComponent(job.title)}`,
      '/?locations=Abuja&kind=remote',
      '/?title=nothing-of-this-name',
      '/jobs/lagos',
      job.path,
      remote.path,
      other.path,
      '/apply-job/000000000000000000000000',
      ...[PAGES.about, PAGES.contact, PAGES.privacy, PAGES.terms, PAGES.saveAsPdf, PAGES.newsletter].map(
        (one) => one.path,
      ),
      `${PAGES.newsletterConfirm.path}?token=some`,
      '/nowhere',
    ]) {
      await Promise.all([off.goto(path, { waitUntil: 'domcontentloaded' }), open(page, path)]);
      expect(await words(page), path).toBe(await words(off));
      expect((await words(off)).length, path).toBeGreaterThan(50);
    }
  },
);
