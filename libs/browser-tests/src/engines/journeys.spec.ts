import { expect, test as base } from '../fixtures.ts';
import { unique, PASSWORD } from '../world.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const ENGINES = { Firefox: firefox, WebKit: webkit };

interface Visit extends DrivenBrowser {
  /** Opens a path of the board, and waits until its script has taken the page over. */
  go: (path: string) => Promise<void>;
  fill: (selector: string, text: string) => Promise<void>;
  reads: (text: string) => Promise<void>;
  holds: (expression: string) => Promise<void>;
  isAsWideAsItsWindow: () => Promise<void>;
}

const test = base.extend<{ visit: Visit }>({
  visit: async ({ board }, use, testInfo) => {
    const driven = await ENGINES[testInfo.project.name as keyof typeof ENGINES]();
    const holds = (expression: string): Promise<void> =>
      expect.poll(() => driven.read<boolean>(expression), expression).toBe(true);
    const widths = ['scrollWidth', 'clientWidth'].map((width) => `document.documentElement.${width}`);
    await use({
      ...driven,
      go: async (where) => {
        await driven.open(board.address + where);
        await holds("!document.querySelector('.account-unknown, .until-script')");
      },
      fill: async (selector, text) => {
        await driven.click(selector);
        await driven.type(text);
      },
      reads: (text) => expect.poll(() => driven.read<string>('document.body.innerText')).toContain(text),
      holds,
      isAsWideAsItsWindow: () => holds(`${widths.join(' <= ')}`),
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await driven.picture());
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    await driven.close();
  },
});

test('a visitor pages through the list, searches a job and reads it', async ({
  world,
  visit: { go, fill, click, reads, holds, isAsWideAsItsWindow },
}) => {
  const job = await world.makeJob(await world.makeCompany());
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
});

test('a seeker signs in and sees the decision on an application', async ({
  world,
  visit: { go, fill, click, reads, holds },
}) => {
  const [job, seeker] = [await world.makeJob(await world.makeCompany()), await world.makeSeeker()];
  await world.apply(seeker, job);
  await go('/sign-in?next=%2Fapplications');
  await fill('main input[type=email]', seeker.email);
  await fill('main input[type=password]', PASSWORD);
  await click('main button[type=submit]');
  await holds("location.pathname === '/applications'");
  await reads(job.title);
  await reads('Pending');
});

test('an open menu scrolls nothing sideways', async ({
  visit: { go, narrow, click, isAsWideAsItsWindow, holds },
}) => {
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

test('a recruiter signs in, posts a job and reads an application', async ({ world, visit }) => {
  const { go, fill, click, type, reads, holds, read } = visit;
  const company = await world.makeCompany();
  const [job, seeker, title] = [await world.makeJob(company), await world.makeSeeker(), unique('Cook')];
  await world.apply(seeker, job);
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
  expect(await read("document.querySelector('input[name=salary]').value")).toBe('180,000');
  await click('form button[type=submit]');
  await reads('Job posted successfully');
  await go('/dashboard/view-applications');
  await reads(seeker.name);
  // a title of this length takes two lines, and no line begins within a word
  await holds(
    `[...document.querySelectorAll('td')].filter((cell) => cell.innerText.includes('${job.title}')).every((cell) => cell.clientWidth > 136 && cell.clientHeight < 60)`,
  );
});
