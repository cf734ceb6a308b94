import { randomBytes } from 'node:crypto';
import { forgetJobsOf, openSearchUrl } from '../../../../../test/opensearch.js';
import { expectSameAnswersAsPlainList, RUNS } from '../../../../../test/search-contract.js';
import type { JobFilter } from '../../job.record.js';
import type { PageQuery } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { JobIndex } from './job-index.js';

/** Batch size of a board. */
const AT_ONCE = 200;

describe('OpenSearch compared with a plain list', () => {
  let index: JobIndex;
  let board: string;
  let version: number;

  beforeEach(async () => {
    board = `test-${randomBytes(6).toString('hex')}`;
    index = new JobIndex(openSearchUrl(), board);
    version = 0;
    await index.activate(await index.create());
  });
  afterEach(async () => {
    await forgetJobsOf(board);
    await index.close();
  });

  it.each(RUNS)(
    'gives the same answers to $questions random queries over $jobs changing jobs [JOB-4]',
    async (run) => {
      const write = (states: [string, SearchedJob | undefined][]) =>
        index.write(new Map(states), (version += 1));
      const engine = {
        async put(jobs: readonly SearchedJob[]) {
          for (let at = 0; at < jobs.length; at += AT_ONCE)
            await write(jobs.slice(at, at + AT_ONCE).map((job) => [job.id, job]));
        },
        remove: (id: string) => write([[id, undefined]]),
        page: (query: PageQuery) => index.page(query),
        facets: (filter: JobFilter) => index.facets(filter),
        closestWord: (word: string) => index.closestWord(word),
        suggest: (prefix: string) => index.suggest(prefix),
      };
      await expect(expectSameAnswersAsPlainList(engine, run)).resolves.toBeUndefined();
    },
    900_000,
  );
});

describe('JobIndex', () => {
  let index: JobIndex;
  let board: string;

  beforeEach(() => {
    board = `test-${randomBytes(6).toString('hex')}`;
    index = new JobIndex(openSearchUrl(), board);
  });
  afterEach(async () => {
    await forgetJobsOf(board);
    await index.close();
  });

  const id = 'a'.repeat(24);
  const job = (title: string): SearchedJob => ({
    id,
    kind: 'job',
    category: 'Programming',
    level: 'Senior level',
    location: 'Lagos',
    states: ['Lagos'],
    nationwide: false,
    place: '',
    employmentType: '',
    nysc: '',
    openTo: 'yes',
    payStated: false,
    payUnrated: false,
    companyName: 'Eko Haulage',
    companyId: 'b'.repeat(24),
    title,
    date: 1,
    createdAt: 1,
  });
  const write = (version: number, title?: string) =>
    index.write(new Map([[id, title === undefined ? undefined : job(title)]]), version);
  const found = async (title: string) =>
    (await index.page({ filter: { kind: 'all', title }, sort: '-date', skip: 0, limit: 5 })).total;

  it('keeps the newer state of a job if an older one is written later', async () => {
    await index.activate(await index.create());
    await write(7, 'baker');
    await write(6, 'miller');
    expect([await found('baker'), await found('miller')]).toEqual([1, 0]);
    await write(8);
    await write(7, 'baker');
    expect(await found('baker')).toBe(0);
  });

  it('fails until an index is active, and uses that index while another one is built', async () => {
    await index.create();
    await expect(index.check()).rejects.toMatchObject({ statusCode: 404 });
    await index.activate(await index.create());
    await write(1, 'baker');
    const next = await index.create();
    expect(await found('baker')).toBe(1);
    await write(2, 'miller');
    expect([await found('baker'), await found('miller')]).toEqual([0, 1]);
    await index.activate(next);
    await index.sweep();
    expect([await index.live(), await found('miller')]).toEqual([next, 1]);
  });

  it('cannot be activated after another process has started a build', async () => {
    const first = await index.create();
    const live = await index.create();
    // writing to the deleted index creates a new one with its name
    await index.load(first, [job('baker')], 1);
    await expect(index.activate(first)).rejects.toThrow();
    await index.activate(live);
    expect(await index.live()).toBe(live);
  });

  it('throws if there is no index to write to, or if OpenSearch refuses a job', async () => {
    await expect(write(1, 'baker')).rejects.toThrow('there is no index of jobs');
    await index.activate(await index.create());
    await expect(write(1, 'baker')).resolves.toBeUndefined();
    await expect(
      index.write(new Map([[id, { ...job('x'), date: 'yesterday' as never }]]), 2),
    ).rejects.toThrow('a job was not taken');
  });
});
