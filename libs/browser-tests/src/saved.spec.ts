import type { Page } from '@playwright/test';
import { printed } from './printed.ts';
import { expect, test } from './fixtures.ts';
import { look, open, openHeaderMenu, toast } from './screens.ts';
import { PASSWORD } from './world.ts';

/** What the browser keeps of saved jobs. */
const keptIn = (page: Page) =>
  page.evaluate<string[]>('Object.keys(localStorage).filter((key) => key.startsWith("saved"))');

test('a job that a visitor saves opens offline, and after sign-in it is in the account on two devices [SAVE-3]', async ({
  world,
  page,
  visitor,
  consoleErrors,
  isMobile,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const company = await world.makeCompany();
  const job = await world.makeJob(company);
  await open(page, job.path);
  await page.getByRole('button', { name: `Save: ${job.title}` }).click();
  await expect(page.getByRole('button', { name: `Saved: ${job.title}`, exact: true })).toBeVisible();
  await openHeaderMenu(page, isMobile);
  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await look(page.getByRole('link', { name: job.title }), 'saved-on-device');
  const star = await page.getByRole('button', { name: `Saved: ${job.title}`, exact: true }).boundingBox();
  expect(star?.width).toBeGreaterThanOrEqual(44);
  expect(star?.height).toBeGreaterThanOrEqual(44);
  await page.getByText('Read the advert').click();
  await expect(page.getByText('Lead a team of six')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByText('Read the advert').click();
  await page.getByText('Read the advert').click();
  await expect(page.getByText('Lead a team of six')).toBeVisible();
  await page.context().setOffline(false);

  const seeker = await world.makeSeeker();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(seeker.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await toast(page, 'Login Successful');
  await expect(page.getByRole('link', { name: job.title })).toBeVisible();

  const second = await visitor(seeker.session);
  await open(second, '/saved');
  await expect(second.getByRole('link', { name: job.title })).toBeVisible();
  // the list arrives before the texts
  await second.getByText('Read the advert').click();
  await expect(second.getByText('Lead a team of six')).toBeVisible();
  await world.hide(company, job);
  await second.reload();
  await expect(second.getByText('Closed')).toBeVisible();
  await second.getByText('Read the advert').click();
  await look(second.getByText('Lead a team of six'), 'saved-closed');

  await openHeaderMenu(page, isMobile);
  if (!isMobile) await page.getByRole('button', { name: /^Hi, / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('No Saved Jobs')).toBeVisible();
  expect(await keptIn(page)).toEqual([]);
  await look(page.getByText('No Saved Jobs'), 'saved-empty');
});

test('a job and a seeker’s applications print on one clean page each [SITE-22]', async ({
  world,
  visitor,
}) => {
  const [company, seeker] = [await world.makeCompany(), await world.makeSeeker()];
  const jobs = [await world.makeJob(company), await world.makeJob(company, 'remote')];
  for (const job of jobs) await world.apply(seeker, job);
  const page = await visitor(seeker.session, { colorScheme: 'dark' });
  for (const job of jobs) {
    await open(page, job.path);
    await expect(page.getByText('Lead a team of six')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Already Applied' }).first()).toBeVisible();
    const [sheet = '', ...more] = await printed(page);
    expect(more, `${job.path} takes more than one sheet`).toEqual([]);
    for (const said of [job.title, company.name, 'Lead a team of six on the morning shift.', 'Lagos'])
      expect(sheet).toContain(said);
    expect(sheet.replaceAll(' ', '')).toContain(job.path);
    expect(sheet).not.toMatch(/Already Applied|Saved|More jobs|Terms of Service/);
  }
  for (const [path, [shown, other]] of [
    ['/applications', jobs],
    ['/remote-applications', [...jobs].reverse()],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('link', { name: shown?.title ?? '', exact: true })).toBeVisible();
    const [sheet = '', ...more] = await printed(page);
    expect(more, `${path} takes more than one sheet`).toEqual([]);
    // a long title takes two lines
    const words = sheet.replace(/\s+/g, ' ');
    for (const said of [shown?.title ?? '', company.name, 'Pending']) expect(words).toContain(said);
    // the first page has both kinds
    if (path === '/remote-applications') expect(words).not.toContain(other?.title ?? '');
    else expect(words).toContain(other?.title ?? '');
    expect(sheet).not.toMatch(/Upload|Edit|See your|Terms of Service/);
  }
});
