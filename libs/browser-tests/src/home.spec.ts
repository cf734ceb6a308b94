import assert from 'node:assert/strict';
import { walk } from './walk.ts';

walk('the home page has a title, shows jobs and is accessible', async ({ enter, look }) => {
  const page = await enter();
  await page.goto('/');
  await look(page.getByRole('link', { name: /apply now/i }), 'home');
  assert.match(await page.title(), /Skybil/);
});
