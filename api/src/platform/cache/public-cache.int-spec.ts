import { MESSAGES } from '@skybil/shared';
import { mongo, Types } from 'mongoose';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { streamOfChanges } from '../../../test/streams.js';
import { JobsRepository } from '../../modules/jobs/jobs.repository.js';
import { PublicCache } from './public-cache.js';

const ETAG = /^W\/"[\w-]{20,}"$/;

describe('public answers of the API', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;
  let remoteId: string;
  let addresses: string[];

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company);
    remoteId = await newJob(board, company, { kind: 'remote' });
    addresses = [
      '/api/jobs',
      '/api/jobs?page=1',
      '/api/jobs/facets',
      `/api/jobs/${jobId}`,
      '/api/remotejobs',
      '/api/remotejobs?limit=3',
      `/api/remotejobs/${remoteId}`,
    ];
    await eventually(() => expect(isCached('/api/jobs')).resolves.toBe(true), 5_000);
  });
  afterEach(() => jest.restoreAllMocks());

  async function etagOf(address: string): Promise<string> {
    const response = await board.http.get(address).expect(200);
    expect(response.headers['etag']).toMatch(ETAG);
    return response.headers['etag'] ?? '';
  }

  /** Whether a request puts its answer into the cache. */
  async function isCached(address: string): Promise<boolean> {
    const cache = board.app.get(PublicCache);
    cache.clear();
    await board.http.get(address).expect(200);
    return cache.size > 0;
  }

  /** Expects new answers in the first request after a change that this board makes. */
  async function expectNews(change: () => Promise<unknown>, affected: string[] = addresses): Promise<void> {
    const before = new Map<string, string>();
    for (const address of addresses) before.set(address, await etagOf(address));
    await change();
    for (const address of affected) {
      expect([address, await etagOf(address)]).not.toEqual([address, before.get(address)]);
    }
  }

  /** Expects new answers within seconds of a change that another process makes in the database. */
  async function expectNewsSoon(
    change: (db: mongo.Db) => Promise<unknown>,
    affected: string[],
  ): Promise<void> {
    const other = await mongo.MongoClient.connect(process.env['MONGODB_URI'] ?? '');
    const before = new Map<string, string>();
    for (const address of affected) before.set(address, await etagOf(address));
    await change(other.db());
    await other.close();
    await eventually(async () => {
      for (const address of affected) expect(await etagOf(address)).not.toBe(before.get(address));
    }, 5_000);
  }

  it('carry an ETag, and a request with that ETag gets 304 without a body', async () => {
    for (const address of addresses) {
      // the change stream may still report the setup between two requests
      await eventually(async () => {
        const first = await board.http.get(address).expect(200);
        const etag = first.headers['etag'] ?? '';
        expect(etag).toMatch(ETAG);
        expect(first.headers['cache-control']).toBe('public, no-cache');
        const again = await board.http.get(address).set('if-none-match', etag);
        expect([address, again.status, again.text, again.headers['etag']]).toEqual([address, 304, '', etag]);
      }, 5_000);
      await board.http.get(address).set('if-none-match', '"older"').expect(200);
    }
  });

  it('are sent from the cache, byte for byte the same, until something changes [JOB-12]', async () => {
    const repository = board.app.get(JobsRepository, { strict: false });
    await eventually(async () => {
      const first = await board.http.get('/api/jobs?limit=4').expect(200);
      const asked = jest.spyOn(repository, 'listedAmong').mockClear();
      const again = await board.http.get('/api/jobs?limit=4').expect(200);
      expect(again.text).toBe(first.text);
      expect(asked).not.toHaveBeenCalled();
    }, 5_000);
  });

  it('are sent compressed from the second request on, with the same ETag', async () => {
    const description = `<p>${'Build payment services with us. '.repeat(100)}</p>`;
    const address = `/api/remotejobs/${await newJob(board, company, { kind: 'remote', description })}`;
    await eventually(async () => {
      const plain = await board.http.get(address).set('accept-encoding', 'identity').expect(200);
      const small = await board.http.get(address).set('accept-encoding', 'gzip').expect(200);
      expect(small.headers['content-encoding']).toBe('gzip');
      for (const { headers } of [plain, small]) expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(small.headers['etag']).toBe(plain.headers['etag']);
      expect(small.text).toBe(plain.text);
    }, 5_000);
  });

  it('are cached separately for each query', async () => {
    const both = await board.http.get('/api/jobs?kind=all').expect(200);
    const remote = await board.http.get('/api/jobs?kind=remote').expect(200);
    expect([both.body.total, remote.body.total]).toEqual([2, 1]);
  });

  it('are sent for GET only, and other methods get 405', async () => {
    expect(await isCached('/api/jobs')).toBe(true);
    for (const method of ['post', 'put', 'delete'] as const)
      expectFailure(await board.http[method]('/api/jobs'), 405, 'method_not_allowed');
  });

  it('are not cached when they are failures', async () => {
    const address = '/api/jobs/665f1c2e9b3e4a0012ab34cd';
    board.app.get(PublicCache).clear();
    const failure = await board.http.get(address).expect(404);
    expect(failure.headers['cache-control']).toBe('no-store');
    expect(board.app.get(PublicCache).size).toBe(0);
  });

  it('are not cached on a route whose answer depends on the signed-in seeker', async () => {
    const seeker = await newSeeker(board);
    const appliedTo = await newJob(board, company);
    await storeApplications(board, [{ jobId: appliedTo, companyId: company.id, userId: seeker.id }]);
    const address = `/api/jobs/${jobId}/related`;
    const idsFor = async (headers: Record<string, string>) => {
      const response = await board.http.get(address).set(headers).expect(200);
      expect(response.headers['cache-control']).toBe('no-store');
      return response.body.jobs.map((job: { _id: string }) => job._id);
    };
    board.app.get(PublicCache).clear();
    expect(await idsFor(seeker.headers)).toEqual([]);
    expect(await idsFor({})).toEqual([appliedTo]);
    expect(await idsFor(seeker.headers)).toEqual([]);
    expect(board.app.get(PublicCache).size).toBe(0);
  });

  it('change when a job is posted', async () => {
    const lists = ['/api/jobs', '/api/jobs?page=1', '/api/jobs/facets'];
    await expectNews(() => newJob(board, company, { title: 'Second job' }), lists);
  });

  it('change when a job is edited', async () => {
    const edit = { ...JOB_CONTENT, title: 'Backend Engineer II' };
    const affected = ['/api/jobs', '/api/jobs?page=1', `/api/jobs/${jobId}`];
    await expectNews(
      () => board.http.put(`/api/company/jobs/${jobId}`).set(company.headers).send(edit).expect(200),
      affected,
    );
  });

  it('change when a job is hidden and shown', async () => {
    const flip = () =>
      board.http
        .post('/api/company/change-visibility')
        .set(company.headers)
        .send({ id: remoteId })
        .expect(200);
    await expectNews(flip, ['/api/remotejobs', '/api/remotejobs?limit=3', '/api/jobs/facets']);
    await board.http.get(`/api/remotejobs/${remoteId}`).expect(404, new RegExp(MESSAGES.jobNotFound));
    await flip();
    await board.http.get(`/api/remotejobs/${remoteId}`).expect(200);
  });

  it('change when a company changes its name', async () => {
    const affected = addresses.filter((address) => !address.endsWith('facets'));
    const rename = () =>
      board.http.post('/api/company/profile').set(company.headers).send({ name: 'Eko Motors' }).expect(200);
    await expectNews(rename, affected);
  });

  it('change when a seeker applies', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const apply = () => board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await expectNews(apply, ['/api/jobs', '/api/jobs?page=1', `/api/jobs/${jobId}`]);
    const { body } = await board.http.get(`/api/jobs/${jobId}`);
    expect(body.job.applicants).toBe(1);
  });

  it('change when another process imports a job', () =>
    expectNewsSoon(() => storeJobs(board, [{ title: 'Imported' }]), ['/api/jobs', '/api/jobs?page=1']));

  it('change when another process edits a job', () =>
    expectNewsSoon(
      (db) => db.collection('jobs').updateOne({ _id: new Types.ObjectId(jobId) }, { $set: { salary: '1' } }),
      ['/api/jobs', `/api/jobs/${jobId}`],
    ));

  it('change when another process renames a company', () =>
    expectNewsSoon(
      (db) => db.collection('companies').updateOne({}, { $set: { name: 'Eko Rail' } }),
      ['/api/jobs', '/api/remotejobs'],
    ));

  it('change when another process erases applications', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await expectNewsSoon(
      (db) => db.collection('applications').deleteMany({}),
      ['/api/jobs', `/api/jobs/${jobId}`],
    );
  });

  it('change when another process removes a job', () =>
    expectNewsSoon(
      (db) => db.collection('jobs').deleteOne({ _id: new Types.ObjectId(jobId) }),
      ['/api/jobs', '/api/jobs/facets'],
    ));

  it('are cached once for a question, whatever the order of its parameters [JOB-36]', async () => {
    const repository = board.app.get(JobsRepository, { strict: false });
    const ways = [
      '/api/jobs?level=Senior+level&level=Beginner+level&title=engineer',
      '/api/jobs?title=engineer&level=Beginner%20level&level=Senior%20level',
      '/api/jobs?x=1&title=engineer&level=Senior+level&level=Beginner+level',
    ];
    await eventually(async () => {
      await board.http.get(`${ways[0]}`).expect(200);
      const asked = jest.spyOn(repository, 'listedAmong').mockClear();
      const [first, ...others] = await Promise.all(ways.map((way) => board.http.get(way).expect(200)));
      expect(others.map(({ text }) => text)).toEqual([first?.text, first?.text]);
      expect(asked).not.toHaveBeenCalled();
    }, 5_000);
  });

  it('are not cached after the change stream breaks until it is open again [JOB-12]', async () => {
    const cache = board.app.get(PublicCache);
    await streamOfChanges(board).close();
    expect(cache.size).toBe(0);
    expect(await isCached('/api/jobs')).toBe(false);
    await eventually(() => expect(isCached('/api/jobs')).resolves.toBe(true), 5_000);
    await expectNewsSoon(() => storeJobs(board, [{}]), ['/api/jobs']);
  });
});
