import assert from 'node:assert/strict';
import { type Page } from 'playwright-core';
import { openHeaderMenu, toast } from './people.ts';
import { printed } from './printed.ts';
import { walk } from './walk.ts';
import { apply, hide, makeCompany, makeJob, makeSeeker, PASSWORD } from './world.ts';

/** What the browser keeps of saved jobs. */
const keptIn = (page: Page) =>
  page.evaluate<string[]>('Object.keys(localStorage).filter((key) => key.startsWith("saved"))');

walk(
  'what a visitor saves is there without a line, and in the account on two devices once signed in [SAVE-3]',
  async ({ screen, enter, look, expectProblem }) => {
    // that the line is gone
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const company = await makeCompany();
    const job = await makeJob(company);
    const page = await enter();
    await page.goto(job.path);
    await page.getByRole('button', { name: `Save: ${job.title}` }).click();
    await page.getByRole('button', { name: `Saved: ${job.title}`, exact: true }).waitFor();
    await openHeaderMenu(page, screen);
    await page.getByRole('link', { name: 'Saved jobs' }).first().click();
    await look(page.getByRole('link', { name: job.title }), 'saved-on-device');
    const star = await page.getByRole('button', { name: `Saved: ${job.title}`, exact: true }).boundingBox();
    assert.ok(star && star.width >= 44 && star.height >= 44, JSON.stringify(star));
    await page.getByText('Read the advert').click();
    await page.getByText('Lead a team of six').waitFor();
    await page.context().setOffline(true);
    await page.getByText('Read the advert').click();
    await page.getByText('Read the advert').click();
    await page.getByText('Lead a team of six').waitFor();
    await page.context().setOffline(false);

    const seeker = await makeSeeker();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('E-mail').fill(seeker.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await toast(page, 'Login Successful');
    await page.getByRole('link', { name: job.title }).waitFor();

    const second = await enter(seeker.session);
    await second.goto('/saved');
    await second.getByRole('link', { name: job.title }).waitFor();
    await hide(company, job);
    await second.reload();
    await second.getByText('Closed').waitFor();
    await second.getByText('Read the advert').click();
    await look(second.getByText('Lead a team of six'), 'saved-closed');

    await openHeaderMenu(page, screen);
    if (screen.name === 'desktop') await page.getByRole('button', { name: /^Hi, / }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('No Saved Jobs').waitFor();
    assert.deepEqual(await keptIn(page), []);
    await look(page.getByText('No Saved Jobs'), 'saved-empty');
  },
);

walk('a job and the own applications are printed on one clean page each [SITE-22]', async ({ enter }) => {
  const [company, seeker] = [await makeCompany(), await makeSeeker()];
  const jobs = [await makeJob(company), await makeJob(company, 'remote')];
  for (const job of jobs) await apply(seeker, job);
  const page = await enter(seeker.session, { colorScheme: 'dark' });
  for (const job of jobs) {
    await page.goto(job.path);
    await page.getByText('Lead a team of six').waitFor();
    await page.getByRole('button', { name: 'Already Applied' }).first().waitFor();
    const [sheet = '', ...more] = await printed(page);
    assert.deepEqual(more, [], `${job.path} takes more than one sheet`);
    for (const said of [job.title, company.name, 'Lead a team of six on the morning shift.', 'Lagos'])
      assert.ok(sheet.includes(said), `${said} is not in: ${sheet}`);
    assert.ok(sheet.replaceAll(' ', '').includes(job.path), sheet);
    assert.doesNotMatch(sheet, /Already Applied|Saved|More jobs|Terms of Service/);
  }
  for (const [path, [shown, other]] of [
    ['/applications', jobs],
    ['/remote-applications', [...jobs].reverse()],
  ] as const) {
    await page.goto(path);
    await page.getByRole('cell', { name: shown?.title ?? '', exact: true }).waitFor();
    const [sheet = '', ...more] = await printed(page);
    assert.deepEqual(more, [], `${path} takes more than one sheet`);
    for (const said of [shown?.title ?? '', company.name, 'Pending']) assert.ok(sheet.includes(said), sheet);
    assert.ok(!sheet.includes(other?.title ?? ''), sheet);
    assert.doesNotMatch(sheet, /Upload|Edit|See your|Terms of Service/);
  }
});
