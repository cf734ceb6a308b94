import { JOB_LOCATIONS } from '@skybil/shared';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../../test/board.js';
import { dayOf, storeJobs } from '../../../../test/stored-jobs.js';
import type { JobFilter } from '../job.record.js';
import { JobSearch, type PageQuery } from './job-search.js';
import type { Alternative, SearchQuery } from './search-query.js';

describe('found jobs', () => {
  let board: TestBoard;
  let lists: JobSearch;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    lists = board.app.get(JobSearch, { strict: false });
  });
  beforeEach(() => board.clear());
  afterAll(() => board.close());

  const page = (filter: Partial<JobFilter>, sort: PageQuery['sort'] = '-date') =>
    lists.page({ filter: { kind: 'all', ...filter }, sort, skip: 0, limit: 50 });
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
    expect(await ids({ locations: ['Ogun'], placeStates: ['Lagos', 'Kano'] })).toEqual([nationwide, two]);
    expect(await ids({ locations: ['Kano'], placeStates: ['Lagos'] })).toEqual([nationwide]);
    expect(await ids({ location: 'LAGOS', placeText: 'portugal' })).toEqual([abroad]);
    expect(await ids({ location: 'LAGOS' })).toEqual([abroad, old, two]);
    const { states } = await lists.facets({ kind: 'all' });
    expect(Object.fromEntries(states)).toEqual({
      ...Object.fromEntries(JOB_LOCATIONS.map((state) => [state, 1])),
      Lagos: 3,
      Ogun: 2,
    });
  });

  const titled = (text: string, weight: number): Alternative => ({
    in: 'title',
    words: [{ text, isWhole: false }],
    weight,
  });
  const search: SearchQuery = {
    terms: [
      { typed: 'driver', alternatives: [titled('driver', 30), titled('rider', 28)] },
      {
        typed: 'ikeja',
        alternatives: [{ in: 'place', words: [{ text: 'ikeja', isWhole: true }], weight: 14 }],
      },
      { typed: 'nysc', alternatives: [{ in: 'nysc', values: ['Required'], weight: 4 }] },
    ],
  };

  it('match a search best if they match more of its terms, and newer ones come first [JOB-41]', async () => {
    const [rider, driver, inIkeja, newer] = await storeJobs(board, [
      { title: 'Dispatch Rider', place: 'Ikeja' },
      { title: 'Driver' },
      { title: 'Cook', place: 'Ikeja' },
      { title: 'Tanker Drivers' },
      { title: 'Cook' },
    ]);
    expect(await page({ search }, 'match')).toEqual({
      ids: [rider, newer, driver, inIkeja],
      total: 4,
      matchingAll: 0,
      unmatched: [2],
    });
    expect(await ids({ search })).toEqual([newer, inIkeja, driver, rider]);
    expect((await page({ search, locations: ['Kano'] }, 'match')).unmatched).toEqual([0, 1, 2]);
    const { states } = await lists.facets({ kind: 'all', search });
    expect(states.get('Lagos')).toBe(4);
  });

  it('are limited by age, openness to Nigeria and pay, in lists and counts [JOB-42]', async () => {
    const [old, abroad, unrated, low, paid] = await storeJobs(board, [
      { payMax: 300_000 },
      { kind: 'remote', openTo: ['US'], payMax: 300_000, currency: 'XOF' },
      { kind: 'remote', openTo: ['NG'], payMin: 1_000, currency: 'XOF' },
      { payMax: 100_000 },
      { payMin: 2_400_000, payPeriod: 'year' },
      { kind: 'remote', salary: 'Not disclosed' },
    ]);
    expect(await ids({ payAtLeast: 200_000 })).toEqual([paid, unrated, abroad, old]);
    expect(await ids({ payAtLeast: 200_000, openToCountry: true })).toEqual([paid, unrated, old]);
    expect(await ids({ payStated: true, postedSince: dayOf(2) })).toEqual([paid, low, unrated]);
    const { kind } = await lists.facets({ kind: 'job', openToCountry: true, payStated: true });
    expect(Object.fromEntries(kind)).toEqual({ job: 3, remote: 1 });
  });

  it('are sorted by pay in naira a month, jobs of unknown pay last [JOB-43]', async () => {
    const [most, none, unrated, least, same] = await storeJobs(board, [
      { payMax: 5_000, payPeriod: 'hour' },
      { salary: 'Negotiable' },
      { payMax: 9_000_000, currency: 'XOF' },
      { salary: '100,000' },
      { payMax: 100_000 },
    ]);
    expect(await ids({}, '-pay')).toEqual([most, same, least, unrated, none]);
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
