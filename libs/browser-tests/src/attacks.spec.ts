import { inRoot } from '@skybil/launcher/support/root';
import { MongoClient, ObjectId } from 'mongodb';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';

// without the content security policy, which would also stop an attack
test.use({ bypassCSP: true });

const TO_RUN_MS = 200;
const titleOf = (number: number): string => `Attack ${number}`;

/** The attack strings of the API's tests, stored here without the API's cleaning. */
async function attackStrings(): Promise<readonly string[]> {
  const { ATTACK_STRINGS } = (await import(inRoot('api', 'test', 'attack-strings.ts'))) as {
    ATTACK_STRINGS: readonly string[];
  };
  return ATTACK_STRINGS;
}

async function storeUncleaned(databaseUri: string, descriptions: readonly string[]): Promise<string[]> {
  const client = await MongoClient.connect(databaseUri);
  const jobs = client.db().collection('jobs');
  const sample = await jobs.findOne({ kind: 'job' });
  const made = descriptions.map((description, number) => ({
    ...sample,
    _id: new ObjectId(),
    title: titleOf(number),
    description,
    date: new Date(0),
  }));
  await jobs.insertMany(made);
  await client.close();
  return made.map(({ _id }) => _id.toHexString());
}

/** What a cleaned description may contain (JOB-7). */
const ALLOWED = {
  tags: 'p br strong em u s h2 h3 h4 ul ol li blockquote a code pre'.split(' '),
  attributes: ['href', 'rel'],
};

/** Calls `ran` with the path of the page in which a script of an attack ran. */
async function listen(page: Page, ran: (path: string) => void): Promise<void> {
  await page.exposeFunction('__tell', ran);
  await page.addInitScript('window.__ran = () => window.__tell(location.pathname)');
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran(new URL(page.url()).pathname)));
}

/** Goes to another page of the site without loading the site again. */
async function follow(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator(`main:has(h1:text-is("${title}")) .rich-text`)).toBeAttached();
}

/** Triggers the events of mouse and keyboard. @returns elements and links that a description may not contain */
async function forbiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(({ tags, attributes }) => {
    const events = ['mouseover', 'mouseenter', 'focus', 'pointerover', 'animationstart', 'toggle'];
    const parts = [...document.querySelectorAll('.rich-text *')];
    for (const part of parts)
      for (const name of events) part.dispatchEvent(new Event(name, { bubbles: true }));
    const strangers = parts
      .filter(
        (part) =>
          !tags.includes(part.localName) ||
          part.getAttributeNames().some((name) => !attributes.includes(name)),
      )
      .map((part) => part.outerHTML);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.rich-text a[href]')]
      // an address that cannot be read has the protocol ':' and leads nowhere
      .filter((link) => !/^(https?|mailto)?:$/.test(link.protocol))
      .map((link) => link.href);
    return [...strangers, ...links];
  }, ALLOWED);
}

test(
  'none of more than 150 uncleaned attacks runs in a browser, and no link leads to a script [JOB-7]',
  { tag: '@desktop' },
  async ({ board, page }) => {
    const attacks = await attackStrings();
    expect(attacks.length).toBeGreaterThanOrEqual(150);
    const paths = (await storeUncleaned(board.databaseUri, attacks)).map((id) => `/apply-job/${id}`);
    const attackOf = (path: string): string => JSON.stringify(attacks[paths.indexOf(path)]);
    const ran: string[] = [];
    const kept: string[] = [];
    await listen(page, (path) => ran.push(`ran: ${attackOf(path)}`));
    await open(page, '/');
    for (const [number, path] of paths.entries()) {
      await follow(page, path, titleOf(number));
      const strangers = await forbiddenParts(page);
      kept.push(...strangers.map((stranger) => `kept: ${stranger} from ${attackOf(path)}`));
      // the test has failed already; wait so that a script that runs is reported with this attack
      if (strangers.length > 0) await page.waitForTimeout(TO_RUN_MS);
    }
    const found = [...new Set([...ran, ...kept])];
    expect(found).toEqual([]);
  },
);

test('an attack that runs is noticed', { tag: '@desktop' }, async ({ world, page }) => {
  const job = await world.makeJob(await world.makeCompany());
  const ran: string[] = [];
  await listen(page, (path) => ran.push(path));
  await open(page, job.path);
  await page.locator('.rich-text').evaluate((description) => {
    description.innerHTML = '<img src="data:image/png;base64,broken" onerror="window.__ran()">';
  });
  expect(await forbiddenParts(page)).toHaveLength(1);
  await expect.poll(() => ran).toEqual([job.path]);
});
