import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, sideways } from './screens.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** The narrowest window whose first screen is promised. */
const PROMISED_FROM = 360;
const PHONE = { width: 360, height: 740 };
/** The longest titles and company names of real adverts. */
const LONG_ADVERTS = [
  {
    company: 'Aid Initiative to Support Vulnerable and Ideal People (AISVIP)',
    title: 'Junior Associate Career Opportunities (Entry level) – Strategy & Management Consulting',
    salary: '350,000 - 480,000',
  },
  {
    company: 'British Community Hospital and Outpatient Clinics - BCHOC',
    title: 'Deployable Gender-Based Violence and Gender in Emergencies Specialist',
    salary: '12,000 a day',
  },
  {
    company: 'Global Elite Empire Consultants',
    title: 'Senior Software Engineer Python Django PostgreSQL and Vue.js',
    salary: '0',
  },
] as const;

const applyNow = (page: Page) => page.getByRole('button', { name: 'Apply Now' });
const description = (page: Page) => page.getByRole('region', { name: 'Job description' });
const bar = (page: Page) => page.locator('.job-page__bar');
const box = async (page: Page, of: ReturnType<typeof bar>) => {
  const found = await of.boundingBox();
  if (!found) throw new Error(`nothing is drawn on ${page.url()}`);
  return { ...found, bottom: found.y + found.height };
};
/** The sum of all layout shifts that nobody caused by a click or a key. */
const shifts = (page: Page) =>
  page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => resolve(
      list.getEntries().reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    )).observe({ type: 'layout-shift', buffered: true })
      || requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))`,
  );

test(
  'the description begins on the first screen under the longest titles, and two buttons apply [SITE-76]',
  { tag: '@desktop' },
  async ({ world, page }) => {
    for (const { company, ...fields } of LONG_ADVERTS) {
      const job = await world.makeJob(await world.makeCompany(company), 'job', fields);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await open(page, job.path);
        const name = `${fields.title} at ${window.width} px`;
        if (window.width >= PROMISED_FROM)
          expect((await box(page, description(page))).y, name).toBeLessThanOrEqual(360);
        await expect(applyNow(page), name).toHaveCount(2);
        await expect(bar(page).getByRole('button'), name).toBeInViewport({ ratio: 1 });
        expect(await sideways(page), name).toBe(0);
        expect(await shifts(page), name).toBeLessThanOrEqual(0.01);
      }
    }
  },
);

test('the bar of a phone stays in sight, covers neither the footer nor the focus, and is not printed [SITE-76]', async ({
  world,
  page,
  isMobile,
}) => {
  const text = '<p>Read it all.</p>'.repeat(60) + '<p><a href="https://deep.example">The last link</a></p>';
  const job = await world.makeJob(await world.makeCompany(), 'job', { description: text });
  await page.setViewportSize(PHONE);
  await open(page, job.path);
  expect((await box(page, bar(page))).bottom).toBe(PHONE.height);
  await page.getByRole('link', { name: 'The last link' }).focus();
  const focused = await box(page, page.getByRole('link', { name: 'The last link' }));
  expect(focused.bottom).toBeLessThan((await box(page, bar(page))).y);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const footer = await box(page, page.getByRole('contentinfo'));
  expect((await box(page, bar(page))).bottom).toBeLessThanOrEqual(footer.y);
  if (isMobile) return;
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('save and share are named targets of 44 px, and the name of the company leads to its page with its jobs alone [SITE-76]', async ({
  world,
  page,
}) => {
  const company = await world.makeCompany();
  const [job, other] = [await world.makeJob(company), await world.makeJob(company, 'remote')];
  await world.makeJob(await world.makeCompany());
  await open(page, job.path);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  for (const icon of [page.getByRole('button', { name: `Save: ${job.title}` }), share]) {
    const { width, height } = await box(page, icon);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('main').getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const { title } of [job, other])
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await page.getByRole('link', { name: 'Filter these jobs' }).click();
  await expect(page.getByRole('button', { name: `Remove ${company.name}` }).first()).toBeAttached();
});
