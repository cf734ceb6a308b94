import type { Page } from '@playwright/test';
import {
  button,
  checkEverywhere,
  dialog,
  heading,
  NARROW,
  type Place,
  press,
  STILL,
  text,
  WIDE,
} from './everywhere.ts';
import { expect, test } from './fixtures.ts';
import { open, toast } from './screens.ts';
import { type Company, type Seeker, unique, type World } from './world.ts';

/** What it covers is not to be judged by it: it goes after five seconds. */
const putAwayToast = (page: Page) => toast(page, /./);

test(
  'axe finds nothing wrong at any width, in light and in dark: the console of a new recruiter [SITE-13]',
  { tag: '@desktop' },
  async ({ world, visitor, consoleErrors }) => {
    consoleErrors.allow(/status of 503/);
    const { session } = await world.makeCompany();
    const addFacts = async (page: Page): Promise<void> => {
      await page.getByLabel(/Job Title/).fill('Senior Accountant');
      await press(/More facts/)(page);
      await page.getByRole('combobox', { name: 'Also in' }).click();
    };
    const places: Place[] = [
      { name: 'jobs, none', path: '/dashboard/manage-jobs', sign: text('No Jobs Available or posted') },
      {
        name: 'applications, none',
        path: '/dashboard/view-applications',
        sign: text('No Applications Available'),
      },
      {
        name: 'applications, no answer',
        path: '/dashboard/view-applications',
        broken: '**/api/company/applications**',
        open: putAwayToast,
        sign: button('Retry'),
      },
      {
        name: 'add job',
        path: '/dashboard/add-job',
        sign: (page) => page.getByRole('textbox', { name: 'Job Description' }),
      },
      { name: 'add job, refused', path: '/dashboard/add-job', open: press('ADD'), sign: text('Required') },
      {
        name: 'add job, a choice',
        path: '/dashboard/add-job',
        open: (page) => page.getByRole('combobox', { name: /Category/ }).click(),
        sign: (page) => page.getByRole('listbox'),
      },
      {
        name: 'add job, more facts',
        path: '/dashboard/add-job',
        open: addFacts,
        sign: (page) => page.getByRole('option', { name: 'Ogun' }),
      },
      {
        name: 'add job, unfair words',
        path: '/dashboard/add-job',
        open: (page) => page.getByLabel(/Job Title/).fill('Young lady wanted, Christians only'),
        sign: text('“Young lady”'),
      },
      { name: 'overview', path: '/dashboard/overview', sign: text('Posted') },
      {
        name: 'overview, no answer',
        path: '/dashboard/overview',
        broken: '**/api/company/stats',
        open: putAwayToast,
        sign: button('Retry'),
      },
      { name: 'profile', path: '/dashboard/profile', sign: button('Turn on two-step sign-in') },
      {
        name: 'profile, changing the e-mail',
        path: '/dashboard/profile',
        open: press('Change e-mail'),
        sign: button('Send the link'),
      },
      {
        name: 'profile, closing',
        path: '/dashboard/profile',
        open: press('Close the account'),
        sign: dialog('Close the account?'),
      },
      { name: 'not found', path: '/dashboard/nowhere', sign: heading('Page not found') },
      {
        name: 'account menu',
        path: '/dashboard/overview',
        open: press(/^Account of/),
        sign: (page) => page.getByRole('menuitem', { name: 'Logout' }),
      },
      {
        name: 'menu',
        path: '/dashboard/overview',
        open: press('Open menu'),
        sign: (page) => page.getByRole('navigation', { name: 'Console' }),
        widths: [360],
      },
    ];
    await checkEverywhere(await visitor(session, STILL), places);
  },
);

test(
  'axe finds nothing wrong at any width, in light and in dark: the console of a recruiter with applicants [SITE-13]',
  { tag: '@desktop' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany();
    const [job, remote] = [await world.makeJob(company), await world.makeJob(company, 'remote')];
    const [ada, bola, chidi] = [await world.makeSeeker(), await world.makeSeeker(), await world.makeSeeker()];
    for (const seeker of [ada, bola, chidi]) await world.apply(seeker, job);
    await world.apply(chidi, remote);
    await world.decide(company, ada, job, 'Accepted');
    await world.decide(company, bola, job, 'Rejected');
    const list = '/dashboard/view-applications';
    const papers = `${list}/${await applicationOf(world, company, ada)}/show`;
    const pending = `${list}/${await applicationOf(world, company, chidi)}/show`;
    const choose = press(/decide on/);
    const ask = async (page: Page): Promise<void> => {
      await choose(page);
      await page.getByRole('menuitem', { name: 'Reject' }).click();
    };
    const openFilters = async (page: Page): Promise<void> => {
      await press('Filters')(page);
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    };
    const menu = (page: Page) => page.getByRole('menuitem', { name: 'Reject' });
    const places: Place[] = [
      { name: 'applications', path: list, sign: (page) => page.getByRole('link', { name: ada.email }) },
      { name: 'applications, deciding', path: list, open: choose, sign: menu, widths: NARROW },
      { name: 'applications, deciding by mouse', path: list, open: choose, sign: menu, widths: WIDE },
      { name: 'applications, asked', path: list, open: ask, sign: dialog(/^Reject/), widths: NARROW },
      {
        name: 'applications, filters',
        path: list,
        open: openFilters,
        sign: (page) => page.getByRole('menu'),
      },
      {
        name: 'applications, none of these',
        path: `${list}?filter={"q":"nobody"}`,
        sign: text(/No .*found/i),
      },
      {
        name: 'papers',
        path: papers,
        sign: (page) => page.getByRole('link', { name: 'Open resume in a new tab' }),
      },
      { name: 'papers, open', path: pending, sign: button('Accept') },
      {
        name: 'jobs',
        path: '/dashboard/manage-jobs',
        sign: (page) => page.getByRole('link', { name: job.title }),
      },
      { name: 'job', path: `/dashboard/manage-jobs/${job._id}`, sign: button('Save') },
    ];
    await checkEverywhere(await visitor(company.session, STILL), places);
  },
);

test(
  'on a phone the search field of a list is as wide as its cards',
  { tag: '@phone' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany();
    const job = await world.makeJob(company);
    await world.apply(await world.makeSeeker(), job);
    const page = await visitor(company.session);
    for (const path of ['/dashboard/manage-jobs', '/dashboard/view-applications']) {
      await open(page, path);
      const card = page.locator('.MuiCard-root').filter({ hasText: job.title }).first();
      await expect(card).toBeVisible();
      const search = page
        .locator('.MuiTextField-root')
        .filter({ has: page.getByRole('textbox', { name: /^Search/ }) });
      const [ofCard, ofSearch] = [await card.boundingBox(), await search.boundingBox()];
      expect(ofSearch?.width, path).toBe(ofCard?.width);
    }
  },
);

test(
  'an application takes at most 72 px on a phone, also with a long name and title [CONSOLE-39]',
  { tag: '@phone' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany();
    const title = unique('Regional Business Development Executive for Fast Moving Consumer Goods');
    const [job, remote] = [
      await world.makeJob(company, 'job', { title }),
      await world.makeJob(company, 'remote'),
    ];
    const seekers = [
      await world.makeSeeker({ firstName: unique('Oluwadamilola-Temitope Ayomiposi Chukwuemeka') }),
      await world.makeSeeker(),
      await world.makeSeeker(),
    ];
    for (const seeker of seekers) await world.apply(seeker, job);
    const [first, second, third] = seekers as [Seeker, Seeker, Seeker];
    await world.apply(third, remote);
    await world.decide(company, first, job, 'Accepted');
    await world.decide(company, second, job, 'Rejected');
    const page = await visitor(company.session);
    await open(page, '/dashboard/view-applications');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(4);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    const targets = rows.locator('a, button');
    const sizes = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  },
);

async function applicationOf(world: World, company: Company, seeker: Seeker): Promise<string> {
  const found = (await world.applicants(company)).find(({ userId }) => userId.name === seeker.name);
  if (!found) throw new Error(`${seeker.name} did not apply`);
  return found._id;
}
