import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible } from './accessible.ts';
import { type Visit, visitor } from './stage.ts';

describe('the home page', () => {
  let visit: Visit;
  before(async () => {
    visit = await visitor();
    await visit.page.goto('/');
  });
  after(() => visit.close());

  test('has a title and shows jobs', async () => {
    assert.match(await visit.page.title(), /Skybil/);
    await visit.page
      .getByRole('link', { name: /apply now/i })
      .first()
      .waitFor();
  });

  test('is accessible', () => assertAccessible(visit.page));

  test('reports no problem to the console', () => assert.deepEqual(visit.problems, []));
});
