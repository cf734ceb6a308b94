import assert from 'node:assert/strict';
import { walk } from './walk.ts';

walk('the home page has a title, shows jobs and is accessible', async ({ enter, look }) => {
  const page = await enter();
  await page.goto('/');
  await look(page.getByRole('link', { name: /apply now/i }), 'home');
  assert.match(await page.title(), /Skybil/);
});

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
