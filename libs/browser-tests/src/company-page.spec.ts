import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';
import type { Company, Job, World } from './world.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const nameOf = (page: Page, { name }: Company) => page.locator('.job-header').getByRole('link', { name });

/** A company with a text and seven jobs, more than a page shows. The newest comes first. */
async function makeHiring(world: World): Promise<{ company: Company; jobs: Job[] }> {
  const company = await world.makeCompany();
  await world.describe(company, {
    about: 'We bake bread in Ojota.\n\nSince 1999.',
    website: 'https://www.ojota.example/jobs',
    location: 'Lagos',
  });
  const jobs: Job[] = [];
  for (let at = 0; at < 7; at += 1) jobs.unshift(await world.makeJob(company, at % 2 ? 'remote' : 'job'));
  return { company, jobs };
}

test('a visitor reads about the company of a job and pages through its open jobs [COMPANY-1, COMPANY-4]', async ({
  world,
  page,
}) => {
  const { company, jobs } = await makeHiring(world);
  await open(page, jobs[0]?.path ?? '');
  await nameOf(page, company).click();
  await expect(heading(page, company.name)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '7 open jobs' })).toBeVisible();
  await expect(page.getByText('We bake bread in Ojota.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('Lagos');
  await look(page.getByRole('link', { name: 'ojota.example' }), 'company');
  expect(await titles(page)).toEqual(jobs.slice(0, 6).map(({ title }) => title));

  await page.getByRole('button', { name: 'Show more jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  expect(new URL(page.url()).pathname).toBe(company.path);
  await page.getByRole('link', { name: jobs[6]?.title, exact: true }).click();
  await expect(heading(page, jobs[6]?.title ?? '')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(7);

  await page.getByRole('link', { name: 'Filter these jobs' }).click();
  await expect(page.getByText('7 jobs of one company')).toBeVisible();
  expect(page.url()).toContain(`company=${company._id}`);
});

test('search engines find the page of a company while a job is listed [COMPANY-2]', async ({
  world,
  page,
}) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  await open(page, company.path);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: company.name });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await world.hide(company, job);
  await open(page, company.path);
  await expect(page.getByText(`${company.name} has no open jobs right now`)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('with low data the page of a company loads no logo [COMPANY-4, LIGHT-3]', async ({ page }) => {
  const logos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/logos/')) logos.push(request.url());
  });
  // a sample, because companies of tests have no logo
  await open(page, '/?title=Fleet+Operations+Manager');
  await page.locator('.job-card__title a').first().click();
  await page.locator('.job-header__names a').click();
  await expect(page.locator('.company-page__header img')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Low data' }).check();
  logos.length = 0;
  await open(page, page.url());
  await expect(page.locator('.company-page__header .logo--initials')).toBeVisible();
  expect(logos).toEqual([]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the name of a company leads to its page, and its pages to the rest [COMPANY-4]', async ({
    world,
    page,
  }) => {
    const { company, jobs } = await makeHiring(world);
    await page.goto(jobs[0]?.path ?? '');
    await nameOf(page, company).click();
    await page.waitForURL(`**${company.path}`);
    await expect(heading(page, company.name)).toBeVisible();
    expect(await titles(page)).toEqual(jobs.slice(0, 6).map(({ title }) => title));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/[?&]page=2/);
    expect(await titles(page)).toEqual([jobs[6]?.title]);
    await page.goto(company.path);
    await page.getByRole('link', { name: 'Filter these jobs' }).click();
    await page.waitForURL(/\/\?company=/);
    expect(await titles(page)).toEqual(jobs.slice(0, 6).map(({ title }) => title));
  });
});
