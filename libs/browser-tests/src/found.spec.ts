import type { Page } from '@playwright/test';
import { formatLongDate } from '@skybil/shared';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

interface Posting {
  title: string;
  description: string;
  datePosted: string;
  directApply: boolean;
  identifier: { name: string; value: string };
  hiringOrganization: { name: string; logo: string };
  jobLocationType?: string;
  applicantLocationRequirements?: { name: string };
  jobLocation?: { address: { addressRegion?: string; addressLocality?: string; addressCountry: string } };
  baseSalary?: { currency: string; value: { value?: number; minValue?: number; maxValue?: number } };
  url: string;
}
interface Way {
  itemListElement: { name: string; item: string }[];
}

/** The blocks of data for search engines that a page was sent with. */
async function dataOf(page: Page): Promise<{ posting: Posting; way: Way }> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [posting, way] = blocks.map((block) => JSON.parse(block) as unknown);
  return { posting: posting as Posting, way: way as Way };
}
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const address = (page: Page, css: string, name: string) => page.locator(css).first().getAttribute(name);

test(
  'job pages tell search engines only what they show [FOUND-4]',
  { tag: '@desktop' },
  async ({ world, page }) => {
    const company = await world.makeCompany();
    for (const kind of ['job', 'remote'] as const) {
      const job = await world.makeJob(company, kind);
      await open(page, job.path);
      await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
      const { posting, way } = await dataOf(page);
      const shown = flat(await page.locator('main').innerText());
      const money = (amount = 0) => amount.toLocaleString('en-NG');
      const pay = posting.baseSalary?.value;
      const place = posting.jobLocation?.address;
      const words = [
        posting.title,
        posting.hiringOrganization.name,
        posting.identifier.name,
        formatLongDate(posting.datePosted),
        `₦${money(pay?.minValue)} – ${money(pay?.maxValue)} a month`,
        place?.addressRegion ?? place?.addressLocality ?? 'Remote',
        posting.applicantLocationRequirements?.name ?? '',
        posting.directApply ? 'Apply Now' : 'Apply at',
        ...way.itemListElement.map(({ name }) => name),
      ];
      for (const word of words) expect(shown, `${job.path} does not show “${word}”`).toContain(word);
      expect(posting.baseSalary?.currency).toBe('NGN');
      const text = await page.locator('.rich-text').innerHTML();
      expect(text).toBe(posting.description);
      expect(place?.addressCountry).toBe(kind === 'job' ? 'NG' : undefined);
      expect(posting.jobLocationType).toBe(kind === 'job' ? undefined : 'TELECOMMUTE');
      expect(new URL(posting.url).pathname).toBe(job.path);
      expect(posting.identifier.value).toBe(job._id);
      expect(posting.url).toBe(await address(page, 'link[rel=canonical]', 'href'));
      const links = await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').all();
      const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
      const told = way.itemListElement.slice(0, -1).map(({ item }) => item.replace(/^https?:\/\/[^/]+/, ''));
      expect(paths).toEqual(told);
    }
  },
);

test('a visitor finds a job through a landing page and shares it', async ({ world, page, isMobile }) => {
  const company = await world.makeCompany();
  // one more than a landing page needs
  const job = await world.makeJob(company);
  for (let count = 0; count < 5; count += 1) await world.makeJob(company);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Browse jobs' }).getByRole('link', { name: 'Lagos' }).click();
  await page.waitForURL('**/jobs/lagos');
  await look(page.getByRole('heading', { level: 1, name: 'Jobs in Lagos' }), 'landing');
  await page.reload();
  await expect(page).toHaveTitle('Jobs in Lagos | Skybil');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('radio', { name: 'On-site' }).check({ force: true });
  await page.waitForURL('**/?locations=Lagos&kind=job');
  await expect(page.getByRole('heading', { level: 1, name: 'Find your next job' })).toBeVisible();

  await open(page, `${job.path}?utm_source=letter`);
  const picture = await address(page, 'meta[property="og:image"]', 'content');
  const { status, headers } = await fetch(picture ?? '');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await look(page.getByRole('button', { name: 'Share' }), 'share');
  await page.getByRole('button', { name: 'Share' }).click();
  await look(page.getByRole('link', { name: 'WhatsApp' }), 'share-menu');
  if (!isMobile) {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(copied).toBe(await address(page, 'link[rel=canonical]', 'href'));
  }
});

test(
  'without script a visitor shares a job by WhatsApp, and a landing page lists its jobs',
  { tag: '@phone' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany();
    const job = await world.makeJob(company);
    for (let count = 0; count < 5; count += 1) await world.makeJob(company);
    const page = await visitor({}, { javaScriptEnabled: false });
    await page.goto('/jobs/lagos');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(job.path);
    const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    const canonical = await address(page, 'link[rel=canonical]', 'href');
    expect(new URL(share ?? '').searchParams.get('text')).toBe(
      `${job.title} at ${company.name} ${canonical}`,
    );
  },
);
