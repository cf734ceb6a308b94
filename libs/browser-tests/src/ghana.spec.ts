import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startTemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { inRoot } from '@skybil/launcher/support/root';
import { expect, test as base } from './fixtures.ts';
import { look, open, toast } from './screens.ts';
import { unique } from './world.ts';

const FOLDER = { BOARD_FOLDER: 'docs/examples/ghana' };
const START_MS = 120_000;
const ELSEWHERE =
  /.{0,40}(?:Nigeria|[Nn]aira|\bNGN\b|en-NG|₦|Lagos|Abuja|\bWAT\b|\+234|\bSkybil\b(?!-demo)).{0,40}/g;

/** A board of the sample folder, with the adverts of the sample file. */
const test = base.extend<object, { imported: string }>({
  board: [
    async ({}, use) => {
      const board = await startTemporaryBoard({ ...FOLDER, SAMPLE_DATA: 'off' });
      await use(board);
      await board.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  imported: [
    async ({ board }, use) => {
      const env = { ...process.env, ...FOLDER, NODE_ENV: 'development', MONGODB_URI: board.databaseUri };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [inRoot('api/dist/commands/import.js'), inRoot('docs/examples/jobs-ghana.csv')],
        { env: { ...env, DATA_DIR: board.logs } },
      );
      const listed = async () => (await fetch(`${board.address}/api/jobs?title=driver`)).json();
      await expect.poll(listed).toMatchObject({ jobs: [{ title: 'Driver' }] });
      await use(stdout);
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});

// one board for all
test.describe.configure({ mode: 'default' });

test(
  'a seeker in Ghana searches, filters and reads pay in cedis [BOARD-7]',
  { tag: '@phone' },
  async ({ page, imported }) => {
    expect(imported).toContain('15 new, 0 changed, 0 unchanged, 0 refused');
    await open(page, '/');
    await look(page.getByRole('link', { name: /^Apply now/ }), 'ghana-home');
    await page.getByLabel('Job title').fill('accounts accra');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('GH₵3,500 a month').first()).toBeVisible();
    await open(page, '/');
    await page.getByRole('button', { name: 'Filters' }).click();
    const places = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Location' });
    await expect(places.getByRole('checkbox').first()).toHaveAccessibleName(/^Greater Accra/);
    await places.getByRole('checkbox', { name: /^Western Region/ }).check();
    await page.getByRole('button', { name: /^Show \d/ }).click();
    await page.getByRole('link', { name: 'Marine Electrician', exact: true }).click();
    await look(page.getByText('Monthly salary: GH₵6,500 a month'), 'ghana-job');
    await page.reload();
    expect(await posting(page)).toMatchObject({
      baseSalary: { currency: 'GHS', value: { value: 6500, unitText: 'MONTH' } },
      jobLocation: {
        address: { addressLocality: 'Takoradi', addressRegion: 'Western Region', addressCountry: 'GH' },
      },
    });
  },
);

test(
  'a company in Ghana posts a job in a region for cedis, is warned of pay below the minimum wage, and gets an application [BOARD-7]',
  { tag: '@phone' },
  async ({ world, visitor }) => {
    const company = await world.makeCompany();
    const title = unique('Bakery Supervisor');
    const page = await visitor(company.session);
    await open(page, '/dashboard/add-job');
    await page.getByLabel(/Job Title/).fill(title);
    await page.getByRole('combobox', { name: /Job Location/ }).click();
    await page.getByRole('option', { name: 'Ashanti', exact: true }).click();
    const warning = page.getByText('below Ghana’s minimum wage of GH₵588 a month');
    await page.getByLabel(/Job Salary/).fill('GHS 500');
    await look(warning, 'ghana-add-job');
    await page.getByLabel(/Job Salary/).fill('GH₵ 2,000 - 3,000');
    await expect(warning).toHaveCount(0);
    const editor = page.getByRole('textbox', { name: 'Job Description' });
    await editor.click();
    await editor.fill('Lead a team of six on the morning shift.');
    await page.getByRole('button', { name: 'ADD' }).click();
    await toast(page, 'Job posted successfully');
    const link = await page.getByLabel('Public link').inputValue();

    const seeker = await world.makeSeeker();
    const phone = await visitor(seeker.session);
    await open(phone, link);
    await expect(phone.getByText('Monthly salary: GH₵2,000 – 3,000 a month')).toBeVisible();
    await phone.getByRole('button', { name: 'Apply Now' }).first().click();
    await phone.getByRole('button', { name: 'Send application' }).click();
    await expect(phone.getByRole('dialog', { name: 'Sent' })).toBeVisible();
    await expect.poll(() => world.applicants(company)).toHaveLength(1);
  },
);

test(
  'pages, files and mails of a board in Ghana name no other country [BOARD-7]',
  { tag: '@phone' },
  async ({ world, page, baseURL }) => {
    const company = await world.makeCompany();
    const job = await world.makeJob(company, 'job', { location: 'Ashanti' });
    const seeker = await world.makeSeeker();
    await world.apply(seeker, job);
    await world.decide(company, seeker, job, 'Accepted');
    const paths = [
      ...['/', job.path, '/jobs', '/jobs/greater-accra', '/account', '/dashboard', '/api/docs-json'],
      ...['/about', '/terms-of-service', '/privacy-policy', '/contact', '/offline'],
      ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/dev/mails'],
    ];
    const named = await Promise.all(
      paths.map(async (path) => {
        const answer = await page.request.get(`${baseURL}${path}`);
        expect(answer.status(), path).toBe(200);
        return [path, (await answer.text()).match(ELSEWHERE)];
      }),
    );
    expect(named).toEqual(paths.map((path) => [path, null]));
  },
);

async function posting(page: Page): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text) => JSON.parse(text) as { '@type': string })
    .find((data) => data['@type'] === 'JobPosting');
}
