import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { formatLongDate } from '@skybil/shared';
import { walk } from './walk.ts';
import { makeCompany, makeJob } from './world.ts';

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

walk(
  'pages of jobs tell search engines nothing that they do not show [FOUND-4]',
  async ({ enter }) => {
    const company = await makeCompany();
    const page = await enter();
    for (const kind of ['job', 'remote'] as const) {
      const job = await makeJob(company, kind);
      await page.goto(job.path);
      await page.getByRole('heading', { name: 'Job description' }).waitFor();
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
        `${posting.baseSalary?.currency} ${money(pay?.minValue)} - ${money(pay?.maxValue)}`,
        place?.addressRegion ?? place?.addressLocality ?? 'Remote',
        // NG, and from where one may apply
        posting.applicantLocationRequirements?.name ?? 'Nigeria',
        posting.directApply ? 'Apply Now' : 'Apply at',
        ...way.itemListElement.map(({ name }) => name),
      ];
      for (const word of words) assert.ok(shown.includes(word), `${job.path} does not show “${word}”`);
      const text = await page.locator('.rich-text').innerHTML();
      assert.equal(text, posting.description);
      assert.equal(place?.addressCountry, kind === 'job' ? 'NG' : undefined);
      assert.equal(posting.jobLocationType, kind === 'job' ? undefined : 'TELECOMMUTE');
      assert.equal(new URL(posting.url).pathname, job.path);
      assert.equal(posting.identifier.value, job._id);
      assert.equal(posting.url, await address(page, 'link[rel=canonical]', 'href'));
      const links = await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').all();
      const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
      const told = way.itemListElement.slice(0, -1).map(({ item }) => item.replace(/^https?:\/\/[^/]+/, ''));
      assert.deepEqual(paths, told);
    }
  },
  ['desktop'],
);

walk('a job is found by way of a landing page, and passed on', async ({ enter, look, screen }) => {
  const company = await makeCompany();
  // one more than a landing page needs
  const [job] = await Promise.all(Array.from({ length: 6 }, () => makeJob(company)));
  assert.ok(job);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await enter(undefined, { permissions });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Browse jobs' }).getByRole('link', { name: 'Lagos' }).click();
  await page.waitForURL('**/jobs/lagos');
  await look(page.getByRole('heading', { level: 1, name: 'Jobs in Lagos' }), 'landing');
  await page.reload();
  assert.equal(await page.title(), 'Jobs in Lagos | Skybil');
  await page.getByRole('article').first().waitFor();

  await page.getByRole('radio', { name: 'On-site' }).check({ force: true });
  await page.waitForURL('**/?locations=Lagos&kind=job');
  await page.getByRole('heading', { level: 1, name: 'Find your next job' }).waitFor();

  await page.goto(`${job.path}?utm_source=letter`);
  const picture = await address(page, 'meta[property="og:image"]', 'content');
  const { status, headers } = await fetch(picture ?? '');
  assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
  await look(page.getByRole('button', { name: 'Share' }), 'share');
  await page.getByRole('button', { name: 'Share' }).click();
  await look(page.getByRole('link', { name: 'WhatsApp' }), 'share-menu');
  if (screen.name === 'desktop') {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
    assert.equal(copied, await address(page, 'link[rel=canonical]', 'href'));
  }
});

walk(
  'without script a job is passed on by WhatsApp, and a landing page leads to its jobs',
  async ({ enter }) => {
    const company = await makeCompany();
    const [job] = await Promise.all(Array.from({ length: 6 }, () => makeJob(company)));
    assert.ok(job);
    const page = await enter(undefined, { javaScriptEnabled: false });
    await page.goto('/jobs/lagos');
    await page.getByRole('article').first().waitFor();
    await page.goto(job.path);
    const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    const canonical = await address(page, 'link[rel=canonical]', 'href');
    assert.equal(
      new URL(share ?? '').searchParams.get('text'),
      `${job.title} at ${company.name} ${canonical}`,
    );
  },
  ['phone'],
);
