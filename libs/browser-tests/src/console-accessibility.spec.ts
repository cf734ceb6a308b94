import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { button, dialog, everywhere, heading, NARROW, type Place, press, text, WIDE } from './everywhere.ts';
import { toast } from './people.ts';
import { walk } from './walk.ts';
import {
  applicants,
  apply,
  type Company,
  decide,
  makeCompany,
  makeJob,
  makeSeeker,
  type Seeker,
} from './world.ts';

/** What it covers is not to be judged by it: it goes after five seconds. */
const putAwayToast = (page: Page) => toast(page, /./);

everywhere('a recruiter who begins', async () => {
  const { session } = await makeCompany();
  const refuse = async (page: Page): Promise<void> => {
    await press('ADD')(page);
    await putAwayToast(page);
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
    { name: 'add job, refused', path: '/dashboard/add-job', open: refuse, sign: text('Required') },
    {
      name: 'add job, a choice',
      path: '/dashboard/add-job',
      open: (page) => page.getByRole('combobox', { name: /Category/ }).click(),
      sign: (page) => page.getByRole('listbox'),
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
  return { session, places };
});

everywhere('a recruiter with applicants [SITE-13]', async () => {
  const company = await makeCompany();
  const [job, remote] = [await makeJob(company), await makeJob(company, 'remote')];
  const [ada, bola, chidi] = [await makeSeeker(), await makeSeeker(), await makeSeeker()];
  for (const seeker of [ada, bola, chidi]) await apply(seeker, job);
  await apply(chidi, remote);
  await decide(company, ada, job, 'Accepted');
  await decide(company, bola, job, 'Rejected');
  const list = '/dashboard/view-applications';
  const papers = `${list}/${await applicationOf(company, ada)}/show`;
  const pending = `${list}/${await applicationOf(company, chidi)}/show`;
  const choose = press(/decide on/);
  const ask = async (page: Page): Promise<void> => {
    await choose(page);
    await page.getByRole('menuitem', { name: 'Reject' }).click();
  };
  const openFilters = async (page: Page): Promise<void> => {
    await press('Filters')(page);
    await page.getByRole('menuitemcheckbox').first().waitFor();
  };
  const menu = (page: Page) => page.getByRole('menuitem', { name: 'Reject' });
  const places: Place[] = [
    { name: 'applications', path: list, sign: (page) => page.getByRole('link', { name: ada.email }) },
    { name: 'applications, deciding', path: list, open: choose, sign: menu, widths: NARROW },
    { name: 'applications, deciding by mouse', path: list, open: choose, sign: menu, widths: WIDE },
    { name: 'applications, asked', path: list, open: ask, sign: dialog(/^Reject/), widths: NARROW },
    { name: 'applications, filters', path: list, open: openFilters, sign: (page) => page.getByRole('menu') },
    { name: 'applications, none of these', path: `${list}?filter={"q":"nobody"}`, sign: text(/No .*found/i) },
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
  return { session: company.session, places };
});

walk(
  'on a phone what a list is searched by is as wide as its cards',
  async ({ enter }) => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await apply(await makeSeeker(), job);
    const page = await enter(company.session);
    for (const path of ['/dashboard/manage-jobs', '/dashboard/view-applications']) {
      await page.goto(path);
      const card = page.locator('.MuiCard-root').filter({ hasText: job.title }).first();
      await card.waitFor();
      const search = page
        .locator('.MuiTextField-root')
        .filter({ has: page.getByRole('textbox', { name: /^Search/ }) });
      const [ofCard, ofSearch] = [await card.boundingBox(), await search.boundingBox()];
      assert.equal(ofSearch?.width, ofCard?.width, path);
    }
  },
  ['phone'],
);

async function applicationOf(company: Company, seeker: Seeker): Promise<string> {
  const found = (await applicants(company)).find(({ userId }) => userId.name === seeker.name);
  return found?._id ?? assert.fail(`${seeker.name} did not apply`);
}
