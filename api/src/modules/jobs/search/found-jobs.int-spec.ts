import { JOB_LOCATIONS } from '@skybil/shared';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../../test/board.js';
import { storeJobs } from '../../../../test/stored-jobs.js';
import type { JobFilter } from '../job.record.js';
import { JobSearch, type PageQuery } from './job-search.js';

describe('found jobs', () => {
  let board: TestBoard;
  let search: JobSearch;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    search = board.app.get(JobSearch, { strict: false });
  });
  beforeEach(() => board.clear());
  afterAll(() => board.close());

  const page = (filter: Partial<JobFilter>, sort: PageQuery['sort'] = '-date') =>
    search.page({ filter: { kind: 'all', ...filter }, sort, skip: 0, limit: 50 });
  const ids = async (filter: Partial<JobFilter>, sort?: PageQuery['sort']) => (await page(filter, sort)).ids;

  it('are found and counted under each of their states, nationwide jobs under every state [JOB-40]', async () => {
    const [two, old, nationwide, abroad] = await storeJobs(board, [
      { location: 'Lagos', states: ['Lagos', 'Ogun'] },
      { location: 'Lagos' },
      { location: 'Nigeria' },
      { location: 'Lagos, Portugal' },
    ]);
    expect(await ids({ locations: ['Lagos'] })).toEqual([nationwide, old, two]);
    expect(await ids({ locations: ['Ogun'] })).toEqual([nationwide, two]);
    expect(await ids({ locations: ['Kano', 'Yobe'] })).toEqual([nationwide]);
    expect(await ids({ location: 'LAGOS' })).toEqual([abroad, old, two]);
    const { states } = await search.facets({ kind: 'all' });
    expect(Object.fromEntries(states)).toEqual({
      ...Object.fromEntries(JOB_LOCATIONS.map((state) => [state, 1])),
      Lagos: 3,
      Ogun: 2,
    });
  });

  it('bear the name of their company, and its new name once it changes [JOB-44]', async () => {
    const [company, other] = [await newCompany(board), await newCompany(board)];
    await newJob(board, company);
    await newJob(board, other);
    const names = async () =>
      (await board.connection.collection('jobs').find().sort({ _id: 1 }).toArray()).map(
        ({ companyName }) => companyName as string,
      );
    const before = await names();
    await board.http.post('/api/company/profile').set(company.headers).send({ name: 'Eko Rail' }).expect(200);
    expect(await names()).toEqual(['Eko Rail', before[1]]);
    expect(before).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  });
});
