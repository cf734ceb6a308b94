import { expect, test } from './fixtures.ts';
import { look, open, sideways } from './screens.ts';

test('the home page has a title, shows jobs and is accessible [SITE-13]', async ({ page }) => {
  await open(page, '/');
  await look(page.getByRole('link', { name: /apply now/i }), 'home');
  await expect(page).toHaveTitle(/Skybil/);
});

test(
  'on a phone a card shows an ordinary title in full and its date on one line',
  { tag: '@phone' },
  async ({ world, page }) => {
    const company = await world.makeCompany('Ogbomosho Oil Mills and Storage');
    const jobs = [
      await world.makeJob(company, 'job', { title: 'Marketing Executive, Settlements Team' }),
      await world.importJob(),
    ];
    for (const { title } of jobs) {
      await open(page, `/?title=${encodeURIComponent(title)}`);
      const heading = page.getByRole('heading', { name: title, level: 3 });
      await expect(heading).toBeVisible();
      const cut = await heading.evaluate(
        (element: HTMLElement) => element.scrollHeight - element.clientHeight,
      );
      expect(cut, `${title} is cut by ${cut} px`).toBeLessThanOrEqual(1);
      expect(await sideways(page)).toBe(0);
      const lines = await page
        .locator('.job-card__when')
        .first()
        .evaluate((element: HTMLElement) => {
          element.textContent = '27 minutes ago';
          return [...Array(40).keys()].map((step) => {
            (element.parentElement as HTMLElement).style.paddingRight = `${step * 2}px`;
            return element.scrollWidth > element.clientWidth ? 'cut' : element.getClientRects().length;
          });
        });
      expect([...new Set(lines)]).toEqual([1]);
    }
  },
);

test('the page behind a dialog does not scroll, and keyboard focus is visible', async ({ page }) => {
  await open(page, '/?recruiter=login');
  await expect(page.getByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
});
