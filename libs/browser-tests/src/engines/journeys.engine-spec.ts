import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot } from '@skybil/launcher/support/root';
import { eventually } from '../eventually.ts';
import { board } from '../stage.ts';
import { apply, makeCompany, makeJob, makeSeeker, own, PASSWORD } from '../world.ts';
import type { Driven, Engine } from './driven.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const FAILURES = inRoot('.data', 'browser-failures');
const ENGINES: Record<string, Engine> = { Firefox: firefox, WebKit: webkit };

interface Walk extends Driven {
  /** Opens a path of the board, and waits until its script has taken the page over. */
  go: (path: string) => Promise<void>;
  fill: (selector: string, text: string) => Promise<void>;
  reads: (text: string) => Promise<void>;
  holds: (expression: string) => Promise<void>;
  isAsWideAsItsWindow: () => Promise<void>;
}

function walk(name: string, steps: (walk: Walk) => Promise<void>): void {
  for (const [engine, start] of Object.entries(ENGINES))
    void test(`in ${engine} ${name}`, async () => {
      const { address } = await board();
      const driven = await start();
      const holds = (expression: string): Promise<void> =>
        eventually(async () => assert.ok(await driven.read<boolean>(expression), expression));
      const widths = ['scrollWidth', 'clientWidth'].map((width) => `document.documentElement.${width}`);
      try {
        await steps({
          ...driven,
          go: async (where) => {
            await driven.open(address + where);
            await holds("!document.querySelector('.account-unknown, .until-script')");
          },
          fill: async (selector, text) => {
            await driven.click(selector);
            await driven.type(text);
          },
          reads: (text) =>
            eventually(async () => {
              const shown = await driven.read<string>('document.body.innerText');
              assert.ok(shown.includes(text), `“${text}” is not in: ${shown.slice(0, 500)}`);
            }),
          holds,
          isAsWideAsItsWindow: () => holds(`${widths.join(' <= ')}`),
        });
      } catch (error) {
        mkdirSync(FAILURES, { recursive: true });
        writeFileSync(
          path.join(FAILURES, `${engine}-${name.replaceAll(' ', '-')}.png`),
          await driven.picture(),
        );
        throw error;
      } finally {
        await driven.close();
      }
    });
}

walk(
  'a job is searched, paged to and read',
  async ({ go, fill, click, reads, holds, isAsWideAsItsWindow }) => {
    const job = await makeJob(await makeCompany());
    await go('/');
    await isAsWideAsItsWindow();
    await click('.pages button:last-of-type');
    await holds("location.search === '?page=2'");
    await holds("document.activeElement?.id === 'latest-jobs'");
    await fill('input[name=title]', job.title);
    await click('form[role=search] button[type=submit]');
    await holds("document.querySelectorAll('article').length === 1");
    await click('article h3 a');
    await reads('Lead a team of six on the morning shift.');
    await isAsWideAsItsWindow();
  },
);

walk(
  'a seeker signs in and sees what became of an application',
  async ({ go, fill, click, reads, holds }) => {
    const [job, seeker] = [await makeJob(await makeCompany()), await makeSeeker()];
    await apply(seeker, job);
    await go('/sign-in?next=%2Fapplications');
    await fill('main input[type=email]', seeker.email);
    await fill('main input[type=password]', PASSWORD);
    await click('main button[type=submit]');
    await holds("location.pathname === '/applications'");
    await reads(job.title);
    await reads('Pending');
  },
);

walk('an open menu scrolls nothing sideways', async ({ go, narrow, click, isAsWideAsItsWindow, holds }) => {
  await go('/');
  await click('.menu__button');
  await holds("document.querySelector('.menu__list') !== null");
  await isAsWideAsItsWindow();
  await narrow();
  await go('/');
  await click('.header__toggle');
  const menu = "document.querySelector('.mobile-menu')";
  await holds(`${menu} !== null`);
  await holds(`${menu}.scrollWidth <= ${menu}.clientWidth`);
  await isAsWideAsItsWindow();
});

walk('a recruiter signs in, posts a job and reads an application', async (step) => {
  const { go, fill, click, type, reads, holds, read } = step;
  const company = await makeCompany();
  const [job, seeker, title] = [await makeJob(company), await makeSeeker(), own('Cook')];
  await apply(seeker, job);
  await go('/?recruiter=login');
  await fill('[role=dialog] input[type=email]', company.email);
  await fill('[role=dialog] input[type=password]', PASSWORD);
  await click('[role=dialog] button[type=submit]');
  await holds("location.pathname === '/dashboard/manage-jobs'");
  await reads(job.title);
  await go('/dashboard/add-job');
  await fill('input[name=title]', title);
  await click('[role=textbox][aria-label="Job Description"]');
  await type('Cook for forty people.');
  await fill('input[name=salary]', '180,000');
  assert.equal(await read("document.querySelector('input[name=salary]').value"), '180,000');
  await click('form button[type=submit]');
  await reads('Job posted successfully');
  await go('/dashboard/view-applications');
  await reads(seeker.name);
  // a title of this length takes two lines, and no line begins within a word
  await holds(
    `[...document.querySelectorAll('td')].filter((cell) => cell.innerText.includes('${job.title}')).every((cell) => cell.clientWidth > 136 && cell.clientHeight < 60)`,
  );
});
