import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ALLOWED_HTML, LIMITS } from '@skybil/shared';
import { seed } from '../../bench/data/seed.mts';
import { measureDuring } from '../board/measure-during.mts';
import type { CampaignBoard } from '../board/board.mts';
import { type Answer, parseJson } from '../board/client.mts';
import { JOB, newCompany, newJob } from '../board/people.mts';
import type { Campaign, Tries } from '../row.mts';

const JOBS = 500;
/** Headers of a browser that requests a page. */
const A_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const LONGEST_WAIT_MS = 30_000;
const LOOK_MS = 100;
/** A generous limit for others, who request a cached page or a list of six. */
const OTHERS_MS = 1_000;
const LARGE_ADVERTS = 360;
const CALLERS = 20;
const MB = 2 ** 20;

/** Pages and lists that cost more than others. */
export const pages: Campaign = {
  prepare: async (uri) => void (await seed(uri, { jobs: JOBS, quick: true })),
  rows: [
    {
      expectation: 'Hundreds of new searches each get a page, and other requests are served meanwhile',
      onFreshProcess: true,
      attempt: async (board, tries) => {
        for (const count of tries.isShort ? [300] : [200, 600, 1_100]) {
          const from = board.client.newAddress();
          await searchAtOnce(board, tries, count, 'one address', () => from);
          await searchAtOnce(board, tries, count, 'many addresses', () => board.client.newAddress());
        }
      },
    },
    {
      expectation: 'Every accepted description is shown, whatever its tags',
      attempt: showWhatWasTaken,
    },
    {
      expectation:
        'With thousands of adverts of the maximum size, the list is still answered and counts all of them',
      attempt: listLargeAdverts,
    },
  ],
};

async function searchAtOnce(
  board: CampaignBoard,
  tries: Tries,
  count: number,
  who: string,
  from: () => string,
): Promise<void> {
  const search = () => page(board, `/?title=${randomBytes(8).toString('hex')}`, from());
  let answers: Answer[] = [];
  const others = await measureDuring(
    board,
    async () => (answers = await Promise.all(Array.from({ length: count }, search))),
    (number) => (number % 2 ? '/about' : '/api/jobs?limit=6'),
  );
  for (const answer of answers) tries.check(isPageOrBusy(answer), `${who}: ${told(answer)}`);
  const counted = (is: (answer: Answer) => boolean) => answers.filter(is).length;
  const what = `${count} of ${who}`;
  tries.figure(`${what}: rendered`, counted(isRendered));
  tries.figure(
    `${what}: without content`,
    counted((one) => one.status === 200 && !isRendered(one)),
  );
  tries.figure(
    `${what}: told to come again`,
    counted(({ status }) => status === 503),
  );
  tries.figure(`${what}: others waited at most`, others.slowest, 'ms');
  tries.check(others.failed === 0, `${what}: ${others.failed} others got no answer`);
  tries.check(others.p95 < OTHERS_MS, `${what}: 95 of 100 others waited ${others.p95.toFixed(0)} ms`);
  tries.check(await isRenderedSoon(board), `${what}: no page is rendered afterwards`);
}

/** Waits until an uncached page is complete again, because then all earlier work is over. */
async function isRenderedSoon(board: CampaignBoard): Promise<boolean> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until && !board.process.hasEnded) {
    if (isRendered(await page(board, `/?title=${randomBytes(8).toString('hex')}`))) return true;
    await wait(LOOK_MS);
  }
  return false;
}

async function showWhatWasTaken(board: CampaignBoard, tries: Tries): Promise<void> {
  const owner = await newCompany(board);
  const id = await newJob(board, owner);
  const counts = [2_990, 5_990];
  let taken = 0;
  for (const tag of ALLOWED_HTML.tags.slice(0, tries.some(Infinity, 4))) {
    for (const count of counts) {
      const description = `<${tag}>a`.repeat(count);
      const name = `<${tag}> ${count} times`;
      const put = { method: 'PUT', headers: owner.headers, json: { ...JOB, description } };
      const { status } = await board.client.ask(`/api/company/jobs/${id}`, put);
      tries.check([200, 413].includes(status), `${name}: answered ${status}`);
      if (status === 200) taken += 1;
      const shown = await page(board, `/apply-job/${id}`);
      tries.check(isRendered(shown), `${name}: the page is ${told(shown)}`);
      const one = await board.client.ask(`/api/jobs/${id}`);
      tries.check(one.status === 200, `${name}: the job is ${told(one)}`);
    }
  }
  tries.figure('taken', taken);
}

async function listLargeAdverts(board: CampaignBoard, tries: Tries): Promise<void> {
  const { database, client } = board;
  const id = await newJob(board, await newCompany(board));
  const [advert] = await database.collection('jobs').find().sort({ _id: -1 }).limit(1).toArray();
  if (advert?._id.toHexString() !== id) throw new Error('the advert was not found');
  const { _id, ...facts } = advert;
  // Random letters, because text that does not compress takes the most memory.
  const adverts = Array.from({ length: LARGE_ADVERTS }, () => ({
    ...facts,
    description: `<p>${randomBytes((LIMITS.descriptionBytes - 1_000) / 2).toString('hex')}</p>`,
  }));
  await database.collection('jobs').insertMany(adverts);
  const until = Date.now() + LONGEST_WAIT_MS;
  let total = 0;
  while (total < LARGE_ADVERTS && Date.now() < until) {
    await wait(LOOK_MS);
    total = parseJson<{ total: number }>(await client.ask('/api/jobs?limit=1')).total ?? 0;
  }
  tries.figure('adverts of 49 kB', total);
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => client.ask('/api/jobs')));
    for (const answer of answers) tries.check(answer.status === 200, `the list is ${told(answer)}`);
    const [first] = answers;
    const list = first && parseJson<{ total: number; jobs: { date: string }[] }>(first);
    tries.check(list?.total === total, `it expectation that there are ${list?.total} of ${total}`);
    tries.figure('of them sent', list?.jobs?.length ?? 0);
    tries.figure('as', (first?.text.length ?? 0) / MB, 'MB');
  }
  tries.check((await client.ask('/api/health/live')).status === 200, 'the process does not answer');
}

async function page({ client }: CampaignBoard, path: string, from?: string): Promise<Answer> {
  return client.ask(path, { headers: A_BROWSER, ...(from && { from }) });
}

const isHtml = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');
const isRendered = (answer: Answer) => answer.status === 200 && answer.text.includes('id="page-data"');
const isPageOrBusy = (answer: Answer) =>
  isHtml(answer) &&
  (answer.status === 200 || (answer.status === 503 && Number(answer.headers['retry-after']) > 0));
const told = ({ status, text }: Answer) => `answered ${status} ${text.slice(0, 80)}`;
