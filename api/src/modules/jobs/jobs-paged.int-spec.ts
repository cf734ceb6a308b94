import { JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import { Types } from 'mongoose';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { JobDto } from './dto/job.dto.js';

const PAGED = ['asOf', 'jobs', 'limit', 'message', 'page', 'success', 'total', 'totalRelation'];
const COMPANY = new Types.ObjectId();
const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

/** From the oldest to the newest. The last three are remote, hidden, and imported with an unknown location. */
const JOBS = [
  { title: 'Backend Engineer', location: 'Lagos', category: 'Programming', level: 'Senior level' },
  { title: 'Frontend Engineer', location: 'Abuja', category: 'Programming', level: 'Beginner level' },
  { title: 'Data Analyst', location: 'Lagos', category: 'Data Science', level: 'Beginner level' },
  { title: 'Network ENGINEER', location: 'Akwa Ibom', category: 'Networking', level: 'Intermediate level' },
  {
    title: 'Brand Manager',
    location: 'Oyo',
    category: 'Marketing',
    level: 'Senior level',
    companyId: COMPANY,
  },
  {
    title: 'Sales Manager',
    location: 'Edo',
    category: 'Marketing',
    level: 'Senior level',
    companyId: COMPANY,
  },
  { title: 'Designer', location: 'Lagos', category: 'Designing', level: 'Beginner level' },
  {
    title: 'Cloud Engineer',
    location: 'Lagos',
    category: 'Programming',
    level: 'Senior level',
    kind: 'remote',
  },
  { title: 'Hidden Engineer', visible: false },
  { title: 'Ward Nurse', location: 'Ibadan North', category: '', level: '', currency: '' },
] as const;

describe('GET /api/jobs, paged form', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
    await storeJobs(board, JOBS);
  });

  async function titles(query: string): Promise<string[]> {
    const { body } = await board.http.get(`/api/jobs?${query}`).expect(200);
    const rows: JobDto[] = body.jobs;
    expect(body.total).toBe(rows.length);
    return rows.map((job) => job.title);
  }

  it.each([
    'page=1',
    'limit=6',
    'title=',
    'title=engineer',
    'location=lagos',
    'category=Programming',
    'locations=Lagos',
    'level=Senior%20level',
    `company=${COMPANY.toHexString()}`,
    'sort=-date',
    'sort=date',
    'kind=job',
    'kind=all',
    'asOf=2026-05-24T20:46:34.035Z',
  ])('answers the paged form for %s', async (query) => {
    const { body } = await board.http.get(`/api/jobs?${query}`).expect(200);
    expect(Object.keys(body).sort()).toEqual(PAGED);
    expect(body).toMatchObject({ page: 1, limit: 6, totalRelation: 'eq' });
    expect(body.jobs.length).toBeGreaterThan(0);
    for (const row of body.jobs) {
      expect(row).not.toHaveProperty('description');
      expect(row.excerpt).toBe('Build payment services with us.');
    }
  });

  it('answers the bare form without a known parameter', async () => {
    const { body } = await board.http.get('/api/jobs?utm_source=whatsapp').expect(200);
    expect(Object.keys(body).sort()).toEqual(['jobs', 'message', 'success', 'total']);
    expect(body.jobs[0]).toMatchObject({
      description: '<p>Build payment services with us.</p>',
      excerpt: 'Build payment services with us.',
    });
  });

  it('returns six jobs per page, newest first, with the total [JOB-3]', async () => {
    const first = await board.http.get('/api/jobs?page=1').expect(200);
    const second = await board.http.get('/api/jobs?page=2').expect(200);
    const onSite = JOBS.filter((job) => !('kind' in job) && !('visible' in job)).map((job) => job.title);
    const shown = [...first.body.jobs, ...second.body.jobs].map((job: JobDto) => job.title);
    expect(first.body.jobs).toHaveLength(6);
    expect(shown).toEqual(onSite.reverse());
    expect(second.body).toMatchObject({ page: 2, limit: 6, total: 8, totalRelation: 'eq' });
  });

  it('returns an empty page past the end', async () => {
    const { body } = await board.http.get('/api/jobs?page=3').expect(200);
    expect(body).toMatchObject({ jobs: [], page: 3, total: 8 });
  });

  it.each([
    ['title=engineer', ['Network ENGINEER', 'Frontend Engineer', 'Backend Engineer']],
    ['title=ENGINEER', ['Network ENGINEER', 'Frontend Engineer', 'Backend Engineer']],
    ['title=gin', ['Network ENGINEER', 'Frontend Engineer', 'Backend Engineer']],
    ['title=k%20e', ['Network ENGINEER']],
    ['title=br', ['Brand Manager']],
    ['title=%20%20designer%20', ['Designer']],
    ['title=hidden', []],
    ['location=iba', ['Ward Nurse']],
    ['location=A%20IBOM', ['Network ENGINEER']],
    ['location=nowhere', []],
    ['category=Marketing', ['Sales Manager', 'Brand Manager']],
    ['category=marketing', ['Sales Manager', 'Brand Manager']],
    ['category=Networking&category=Designing', ['Designer', 'Network ENGINEER']],
    ['locations=Oyo&locations=Edo&locations=Ekiti', ['Sales Manager', 'Brand Manager']],
    ['locations=Ekiti', []],
    ['level=Intermediate%20level', ['Network ENGINEER']],
    ['level=Senior%20level&category=Marketing', ['Sales Manager', 'Brand Manager']],
    ['title=engineer&locations=Lagos&locations=Abuja', ['Frontend Engineer', 'Backend Engineer']],
    ['title=engineer&location=lag&level=Senior%20level&category=Programming', ['Backend Engineer']],
    ['location=lag&locations=Abuja', []],
    [`company=${COMPANY.toHexString()}`, ['Sales Manager', 'Brand Manager']],
    [`company=${UNKNOWN_ID}`, []],
    ['kind=remote', ['Cloud Engineer']],
    ['kind=job&title=cloud', []],
    ['kind=all&title=engineer&locations=Lagos', ['Cloud Engineer', 'Backend Engineer']],
    ['sort=date&category=Programming', ['Backend Engineer', 'Frontend Engineer']],
    ['sort=-date&category=Programming', ['Frontend Engineer', 'Backend Engineer']],
  ])('filters %s to %j [JOB-4]', async (query, expected) => {
    expect(await titles(`limit=100&${query}`)).toEqual(expected);
  });

  it('pages remote jobs as `skybiljobs`', async () => {
    const { body } = await board.http.get('/api/remotejobs?title=engineer&limit=2').expect(200);
    expect(Object.keys(body).sort()).toEqual(
      PAGED.map((key) => (key === 'jobs' ? 'skybiljobs' : key)).sort(),
    );
    expect(body.skybiljobs).toMatchObject([{ title: 'Cloud Engineer', kind: 'remote' }]);
    const { body: bare } = await board.http.get('/api/remotejobs?kind=job').expect(200);
    expect(Object.keys(bare).sort()).toEqual(['message', 'skybiljobs', 'success', 'total']);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=one', 'page'],
    ['page=', 'page'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['category=Cooking', 'category'],
    ['category=Programming&category=Cooking', 'category'],
    ['locations=Ibadan', 'locations'],
    ['level=Expert', 'level'],
    ['company=1', 'company'],
    ['sort=title', 'sort'],
    ['kind=both', 'kind'],
    ['asOf=yesterday', 'asOf'],
    ['after=7', 'after'],
    [`after=${UNKNOWN_ID}`, 'after'],
    [`title=${'x'.repeat(101)}`, 'title'],
    ['page=101&limit=100', 'page'],
    ['page=1667', 'page'],
    ['page=10001&limit=1', 'page'],
  ])('rejects %s and names the field', async (query, field) => {
    const response = await board.http.get(`/api/jobs?${query}`);
    expectFailure(response, 400, 'bad_input');
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('allows pages up to job 10,000', async () => {
    for (const query of ['page=100&limit=100', 'page=1666', 'page=10000&limit=1']) {
      const { body } = await board.http.get(`/api/jobs?${query}`).expect(200);
      expect(body.jobs).toEqual([]);
    }
  });
});

describe('GET /api/jobs/facets', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
    await storeJobs(board, JOBS);
  });

  const LISTS = {
    category: JOB_CATEGORIES,
    locations: JOB_LOCATIONS,
    level: JOB_LEVELS,
    kind: ['job', 'remote'],
  } as const;
  type Dimension = keyof typeof LISTS;

  it.each([
    {},
    { title: ['engineer'] },
    { category: ['Programming', 'Marketing'] },
    { locations: ['Lagos'], level: ['Senior level'] },
    { kind: ['job'], title: ['er'] },
    { location: ['lagos'], category: ['Programming'] },
    { title: ['nothing of the kind'] },
    { company: [COMPANY.toHexString()] },
  ] as Record<string, string[]>[])('count what each box would give under %j [JOB-4]', async (chosen) => {
    const asked = (change: Record<string, string[]> = {}): URLSearchParams =>
      new URLSearchParams(
        Object.entries({ ...chosen, ...change }).flatMap(([key, values]) =>
          values.map((value): [string, string] => [key, value]),
        ),
      );
    const { body } = await board.http.get(`/api/jobs/facets?${asked().toString()}`).expect(200);
    expect(Object.keys(body).sort()).toEqual(['facets', 'message', 'success']);
    expect(Object.keys(body.facets).sort()).toEqual(['category', 'kind', 'level', 'locations']);
    for (const dimension of Object.keys(LISTS) as Dimension[]) {
      const counts: { value: string; count: number }[] = body.facets[dimension];
      expect(counts.map(({ value }) => value)).toEqual([...LISTS[dimension]]);
      for (const { value, count } of counts) {
        const query = asked({ kind: chosen['kind'] ?? ['all'], [dimension]: [value] });
        const { body: list } = await board.http.get(`/api/jobs?${query.toString()}`).expect(200);
        expect([dimension, value, list.total]).toEqual([dimension, value, count]);
      }
    }
  });
});
