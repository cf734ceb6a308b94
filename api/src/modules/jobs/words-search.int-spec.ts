import { startBoard, type TestBoard } from '../../../test/board.js';
import { SEARCH_ADVERTS, type SearchAdvert, storeSearchAdverts } from '../../../test/search-adverts.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { FacetDto, JobDto } from './dto/job.dto.js';

describe('a search by words', () => {
  let board: TestBoard;
  let adverts: Map<string, SearchAdvert>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    adverts = await storeSearchAdverts(board);
  });
  afterAll(() => board.close());

  const answer = async (query: object) =>
    (
      await board.http
        .get('/api/jobs')
        .query({ kind: 'all', limit: 100, ...query })
        .expect(200)
    ).body;
  async function found(query: object): Promise<SearchAdvert[]> {
    const { jobs } = await answer(query);
    return (jobs as JobDto[]).map(({ _id }) => adverts.get(_id) as SearchAdvert);
  }
  const titles = async (query: object) => (await found(query)).map(({ title }) => title);
  const places = async (query: object) => (await found(query)).map(({ location }) => location);

  it('lists accountants in Lagos first for "accountant lagos" [JOB-45]', async () => {
    const first = (await found({ q: 'accountant lagos' })).slice(0, 5);
    expect(first.map(({ title }) => title)).toEqual([
      'Financial Accountant',
      'Junior Accountant',
      'Accountant/Account Officer',
      'Senior Accountant',
      'Accountant',
    ]);
    expect(new Set(first.map(({ location }) => location))).toEqual(new Set(['Lagos']));
  });

  it('lists drivers in Rivers, drivers elsewhere, then jobs in Rivers for "port harcourt driver" [JOB-45]', async () => {
    const rows = await found({ q: 'port harcourt driver' });
    const groups = rows.map(({ title, location }) => [
      /driver|rider/i.test(title),
      ['Rivers', 'Nigeria'].includes(location),
    ]);
    expect(groups).toEqual([
      ...Array<boolean[]>(2).fill([true, true]),
      ...Array<boolean[]>(4).fill([true, false]),
      ...Array<boolean[]>(4).fill([false, true]),
    ]);
  });

  it.each([
    ['nysc', 'corper', 'youth corps'],
    ['front-end developer', 'frontend developer', 'front end developer'],
    ['engineer', 'enginer', 'ENGINEERS'],
  ])('lists the same for "%s", "%s" and "%s" [JOB-46]', async (...texts) => {
    const [one = [], other, third] = await Promise.all(texts.map((q) => titles({ q })));
    expect(one.length).toBeGreaterThan(2);
    expect(other).toEqual(one);
    expect(third).toEqual(one);
  });

  it('lists remote data analysts open to Nigeria, then those on site for "data analyst remote" [JOB-45]', async () => {
    const rows = await found({ q: 'data analyst remote', openTo: 'Nigeria' });
    expect(rows.slice(0, 3).map(({ companyName }) => companyName)).toEqual([
      'Northwind Analytics',
      'Insight Works',
      'Kobo Microfinance Bank',
    ]);
    expect(rows.some(({ companyName }) => companyName === 'Plains Health')).toBe(false);
  });

  it('lists the jobs of a company for "flutterwave" [JOB-45]', async () => {
    expect(await titles({ q: 'flutterwave' })).toEqual(['Backend Engineer', 'Frontend Developer']);
  });

  it('lists both words, then either, then interns for "graduate trainee" [JOB-45]', async () => {
    expect(await titles({ q: 'graduate trainee' })).toEqual([
      'Graduate Trainee (Power)',
      'Graduate Trainee',
      'Management Trainee',
      'Graduate Sales Representative',
      'Software Engineering Intern',
      'Marketing Intern',
    ]);
  });

  it('lists nurses in Abuja, nurses elsewhere, then healthcare in Abuja for "hospital nurse abuja" [JOB-45]', async () => {
    const rows = await found({ q: 'hospital nurse abuja' });
    expect(rows.slice(0, 8).map(({ title, location }) => `${title}, ${location}`)).toEqual([
      'Staff Nurse, Abuja',
      'Registered Nurse, Abuja',
      'Auxiliary Nurse, Lagos',
      'Nurse / Midwife, Enugu',
      'Radiographer, Abuja',
      'Cleaner, Abuja',
      'Medical Laboratory Scientist, Abuja',
      'Pharmacist, Abuja',
    ]);
  });

  it('lists jobs in Human Resources for "hr" and internships for "intern" [JOB-46]', async () => {
    const hr = await found({ q: 'hr' });
    expect(hr.map(({ category }) => category)).toEqual(Array(3).fill('Human Resources'));
    expect(await titles({ q: 'intern' })).toEqual(['Software Engineering Intern', 'Marketing Intern']);
  });

  it('lists the remote jobs for "remote" [JOB-45]', async () => {
    const remote = SEARCH_ADVERTS.filter(({ kind }) => kind === 'remote');
    expect(new Set(await found({ q: 'remote' }))).toEqual(new Set(remote));
  });

  it.each([
    ['ibadan', 'Oyo', 'Ibadan', 3],
    ['lekki', 'Lagos', 'Lekki', 2],
    ['VI', 'Lagos', 'Victoria Island', 1],
  ])(
    'lists the jobs of %s in %s for a place, those in %s first [JOB-47]',
    async (place, state, area, count) => {
      const rows = await found({ place });
      expect(rows.slice(0, count).map((one) => one.place)).toEqual(Array(count).fill(area));
      const inState = SEARCH_ADVERTS.filter(({ location }) => location === state || location === 'Nigeria');
      expect(new Set(rows)).toEqual(new Set(inState));
      expect(rows.slice(count).some((one) => one.place === area)).toBe(false);
    },
  );

  it('combines words and place, and lists jobs of the state only [JOB-47]', async () => {
    expect(new Set(await places({ q: 'driver', place: 'port harcourt' }))).toEqual(
      new Set(['Rivers', 'Nigeria']),
    );
    expect((await titles({ q: 'driver', place: 'port harcourt' })).slice(0, 2)).toEqual([
      'Driver',
      'Company Driver',
    ]);
  });

  it('lists the jobs that are in the place and in a ticked location [JOB-47]', async () => {
    expect(new Set(await places({ place: 'ikeja', locations: 'Kano' }))).toEqual(new Set(['Nigeria']));
    expect(new Set(await places({ place: 'ikeja', locations: ['Kano', 'Lagos'] }))).toEqual(
      new Set(await places({ place: 'ikeja' })),
    );
    expect(await places({ place: 'cross', location: 'kano' })).toEqual([]);
  });

  it('finds a literal part of the location for an unknown place, and everything for Nigeria [JOB-47]', async () => {
    expect(await places({ place: 'cross' })).toEqual(['Cross River']);
    expect(await places({ place: 'Lagos, Portugal' })).toEqual([]);
    expect((await answer({ place: 'Nigeria' })).total).toBe(SEARCH_ADVERTS.length);
  });

  it('names the words that no job matches and counts the jobs that match every word [JOB-45]', async () => {
    expect(await answer({ q: 'accountant lagos' })).toMatchObject({ matchingAll: 6, unmatched: [] });
    expect(await answer({ q: 'Astronaut Lagos' })).toMatchObject({
      matchingAll: 0,
      unmatched: ['Astronaut'],
    });
    expect(await answer({ q: 'driver', category: 'Legal' })).toMatchObject({
      total: 0,
      unmatched: ['driver'],
    });
    expect(await answer({ title: 'driver' })).not.toHaveProperty('matchingAll');
  });

  it('counts the found jobs in the boxes [JOB-45]', async () => {
    const { body } = await board.http.get('/api/jobs/facets').query({ q: 'hr' }).expect(200);
    const counted = (body.facets.locations as FacetDto[]).filter(({ count }) => count > 0);
    expect(counted).toEqual([
      { value: 'Lagos', count: 2 },
      { value: 'Abuja', count: 1 },
    ]);
  });

  it('sorts by date if asked, and lists pages without repeats [JOB-45]', async () => {
    const byDate = await found({ q: 'accountant lagos', sort: 'date' });
    expect(byDate).toEqual(SEARCH_ADVERTS.filter((one) => byDate.includes(one)));
    const pages = await Promise.all([1, 2, 3].map((page) => found({ q: 'lagos', page, limit: 10 })));
    expect(pages.flat()).toEqual((await found({ q: 'lagos' })).slice(0, 30));
  });

  const suggested = async (q: string) =>
    (await board.http.get('/api/jobs/suggestions').query({ q }).expect(200)).body.suggestions;

  it('suggests titles, companies and places that begin with what is typed [JOB-48]', async () => {
    expect(await suggested('acc')).toEqual({
      titles: ['accountant', 'account officer', 'accountant/account officer', 'accounts officer'],
      companies: [],
      places: [],
    });
    expect(await suggested('Flutter')).toEqual({ titles: [], companies: ['Flutterwave'], places: [] });
    expect(await suggested('iba')).toEqual({ titles: [], companies: [], places: ['Ibadan'] });
    expect(await suggested('zzz')).toEqual({ titles: [], companies: [], places: [] });
  });

  it.each([
    ['a'.repeat(101), 'Q may have at most 100 characters'],
    ['?! ...', 'Q must contain a letter or a digit'],
    ['+', 'Q must contain a letter or a digit'],
  ])('rejects %s with a sentence [JOB-45]', async (q, message) => {
    for (const path of ['jobs', 'jobs/facets', 'jobs/suggestions', 'remotejobs']) {
      const { body } = await board.http.get(`/api/${path}`).query({ q }).expect(400);
      expect(body).toMatchObject({ success: false, errors: { q: message } });
    }
  });

  it('refuses to continue after a job in a list that is not sorted by date', async () => {
    const [after] = [...adverts.keys()];
    const { body } = await board.http.get('/api/jobs').query({ q: 'cook', sort: 'match', after }).expect(400);
    expect(body.errors).toEqual({ after: 'After needs a sort by date' });
    await board.http.get('/api/jobs').query({ q: 'cook', after }).expect(200);
  });
});

describe('suggestions', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());

  it('keeps an answer with suggestions below 2 kB and omits long titles [JOB-48]', async () => {
    const long = Array.from({ length: 8 }, (_none, number) => '\u4e00'.repeat(58) + ` ${number}`);
    const titles = [...long.map((title) => ({ title })), { title: '\u4e00'.repeat(61) }];
    await storeJobs(
      board,
      titles.map((job) => ({ ...job, companyName: job.title, place: job.title })),
    );
    const { text, body } = await board.http.get('/api/jobs/suggestions').query({ q: '\u4e00' }).expect(200);
    expect(body.suggestions.titles.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_000);
    expect(text).not.toContain('\u4e00'.repeat(61));
  });
});
