import assert from 'node:assert/strict';
import { sideways } from './screens.ts';
import { walk } from './walk.ts';
import { importJob, makeCompany, makeJob } from './world.ts';

walk('the home page has a title, shows jobs and is accessible [SITE-13]', async ({ enter, look }) => {
  const page = await enter();
  await page.goto('/');
  await look(page.getByRole('link', { name: /apply now/i }), 'home');
  assert.match(await page.title(), /Skybil/);
});

walk(
  'a card on a phone shows an ordinary title whole, and when it was posted in one line',
  async ({ enter }) => {
    const company = await makeCompany('Ogbomosho Oil Mills and Storage');
    const jobs = [
      await makeJob(company, 'job', { title: 'Marketing Executive, Settlements Team' }),
      await importJob(),
    ];
    const page = await enter();
    for (const { title } of jobs) {
      await page.goto(`/?title=${encodeURIComponent(title)}`);
      const heading = page.getByRole('heading', { name: title, level: 3 });
      await heading.waitFor();
      const cut = await heading.evaluate(
        (element: HTMLElement) => element.scrollHeight - element.clientHeight,
      );
      assert.ok(cut <= 1, `${title} is cut by ${cut} px`);
      assert.equal(await sideways(page), 0);
      const lines = await page.locator('.job-card__when').evaluate((element: HTMLElement) => {
        element.textContent = '27 minutes ago';
        return [...Array(40).keys()].map((step) => {
          (element.parentElement as HTMLElement).style.paddingRight = `${step * 2}px`;
          return element.getClientRects().length;
        });
      });
      assert.deepEqual([...new Set(lines)], [1]);
    }
  },
  ['phone'],
);

walk('a dialog holds the page still, and what the keyboard reaches wears a ring', async ({ enter }) => {
  const page = await enter();
  await page.goto('/?recruiter=login');
  await page.getByRole('dialog', { name: 'Recruiter Login' }).waitFor();
  assert.equal(await page.evaluate('getComputedStyle(document.body).overflowY'), 'hidden');
  await page.keyboard.press('Tab');
  const ring = '(({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`)';
  assert.equal(await page.evaluate(`${ring}(getComputedStyle(document.activeElement))`), 'solid 2px');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate('getComputedStyle(document.body).overflowY'), 'visible');
});
