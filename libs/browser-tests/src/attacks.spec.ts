import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { inRoot } from '@skybil/launcher/support/root';
import { MongoClient, ObjectId } from 'mongodb';
import type { Page } from 'playwright-core';
import { board, type Visit, visitor } from './stage.ts';

const TABS = 4;

/** The strings that the API's own tests clean; here they get past it, straight into the database. */
async function attackStrings(): Promise<readonly string[]> {
  const { ATTACK_STRINGS } = (await import(inRoot('api', 'test', 'attack-strings.ts'))) as {
    ATTACK_STRINGS: readonly string[];
  };
  return ATTACK_STRINGS;
}

async function storeUncleaned(descriptions: readonly string[]): Promise<string[]> {
  const client = await MongoClient.connect((await board()).databaseUri);
  const jobs = client.db().collection('jobs');
  const sample = await jobs.findOne({ kind: 'job' });
  const made = descriptions.map((description, number) => ({
    ...sample,
    _id: new ObjectId(),
    title: `Attack ${number}`,
    description,
    date: new Date(0),
  }));
  await jobs.insertMany(made);
  await client.close();
  return made.map(({ _id }) => _id.toHexString());
}

/** Opens a job's page, waits for the description, and does what a reader's mouse and keyboard would do. */
async function read(page: Page, id: string): Promise<string[]> {
  await page.goto(`/apply-job/${id}`);
  await page.locator('.rich-text').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const events = ['mouseover', 'mouseenter', 'focus', 'pointerover', 'animationstart', 'toggle'];
    const parts = [...document.querySelectorAll<HTMLElement>('.rich-text *')];
    for (const part of parts)
      for (const name of events) part.dispatchEvent(new Event(name, { bubbles: true }));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.rich-text a[href]')];
    // an address that cannot be read has the protocol ':' and leads nowhere
    return links.map((link) => link.protocol).filter((protocol) => !/^(https?|mailto)?:$/.test(protocol));
  });
}

describe('descriptions that were never cleaned', () => {
  const tabs: Visit[] = [];
  const ran: string[] = [];
  before(async () => {
    for (let tab = 0; tab < TABS; tab += 1) {
      // without the policy that would stop them as well, so that the cleaning is seen to hold alone
      const visit = await visitor({ bypassCSP: true });
      await visit.page.exposeFunction('__ran', () => ran.push(visit.page.url()));
      visit.page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(visit.page.url())));
      tabs.push(visit);
    }
  });
  after(() => Promise.all(tabs.map((tab) => tab.close())));

  test('B7: of more than 150 attacks none runs in a browser, and no link leads to a script', async () => {
    const attacks = await attackStrings();
    assert.ok(attacks.length >= 150);
    const ids = await storeUncleaned(attacks);
    const scriptLinks: string[] = [];
    await Promise.all(
      tabs.map(async ({ page }, tab) => {
        for (let at = tab; at < ids.length; at += TABS)
          scriptLinks.push(...(await read(page, ids[at] ?? '')));
      }),
    );
    assert.deepEqual(ran, []);
    assert.deepEqual(scriptLinks, []);
  });

  test('an attack would have been noticed', async () => {
    const { page } = tabs[0] ?? assert.fail('no tab');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.__ran()');
      image.src = 'data:image/png;base64,broken';
      document.body.append(image);
    });
    await page.waitForTimeout(500);
    assert.equal(ran.length, 1);
  });
});
