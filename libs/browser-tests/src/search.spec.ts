import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { look, open } from './screens.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('a search in another order finds jobs close to what was typed [SITE-61]', async ({ world, page }) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  const words = job.title.split(' ').toReversed().join(' ');
  await open(page, `/?title=${encodeURIComponent(words)}`);
  const close = page.getByRole('region', { name: 'Close to what you typed' });
  await expect(close.getByRole('heading', { name: job.title })).toBeVisible();
  await look(close, 'search-close');
});

test('suggestions are chosen with the keyboard [SITE-68]', async ({ world, page }) => {
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  await open(page, '/');
  await page.getByLabel('Job title').pressSequentially(job.title.slice(0, -1), { delay: 20 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await look(list, 'suggestions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]title=/);
  await expect.poll(() => titles(page)).toContain(job.title);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a search that nothing matches shows the nearest jobs and a next step [SITE-63]', async ({
    page,
  }) => {
    await page.goto('/?location=nowhere');
    await expect(page.getByText('No job matches “nowhere”')).toBeVisible();
    expect((await titles(page)).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Search without “nowhere”' }).click();
    await page.waitForURL((url) => url.search === '');
    expect((await titles(page)).length).toBe(6);
  });
});

test('all places and categories are listed [SITE-67]', async ({ page }) => {
  await open(page, '/jobs');
  await look(page.getByRole('navigation', { name: 'Browse jobs' }), 'places');
});
