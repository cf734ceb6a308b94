import { serveShells } from '../../../test/pages.js';
import { expectFailure } from '../../../test/failure.js';
import { declaredAccess } from '../../../test/routes.js';
import { newSeeker, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { Types } from 'mongoose';
import { JobModerationRepository } from './job-moderation.repository.js';
import type { Job } from './job.schema.js';

/** Every public route with jobs, and the addresses requested here. */
const ASKED: Record<string, string[]> = {
  'GET /api/jobs': [
    '/api/jobs',
    '/api/jobs?page=1&limit=50',
    '/api/jobs?kind=all&page=1&limit=50',
    '/api/jobs?title=lamplighter',
    '/api/jobs?kind=all&location=lag',
    '/api/jobs?kind=all&locations=Lagos&category=Programming&level=Senior level',
    '/api/jobs?kind=all&company=:company',
    '/api/jobs?kind=all&after=:listed&sort=date',
  ],
  'GET /api/jobs/facets': [],
  'GET /api/jobs/suggestions': ['/api/jobs/suggestions?q=lamp'],
  'GET /api/jobs/listed': ['/api/jobs/listed?ids=:held,:listed,:heldRemote'],
  'GET /api/jobs/:id': ['/api/jobs/:held'],
  'GET /api/jobs/:id/similar': ['/api/jobs/:listed/similar', '/api/jobs/:held/similar'],
  'GET /api/jobs/:id/related': ['/api/jobs/:listed/related', '/api/jobs/:held/related'],
  'GET /api/remotejobs': ['/api/remotejobs', '/api/remotejobs?page=1', '/api/remotejobs?title=lamplighter'],
  'GET /api/remotejobs/:id': ['/api/remotejobs/:heldRemote'],
  'GET /api/remotejobs/:id/similar': [
    '/api/remotejobs/:listedRemote/similar',
    '/api/remotejobs/:heldRemote/similar',
  ],
  'GET /api/remotejobs/:id/related': [
    '/api/remotejobs/:listedRemote/related',
    '/api/remotejobs/:heldRemote/related',
  ],
};

/** Requests for one job, or for jobs by their ids. They use `shown`, all others use `listed`. */
const BY_ID = /^\/api\/(remote)?jobs\/(:held(Remote)?$|listed\?)/;

describe('a visible job that is not public', () => {
  let board: TestBoard;
  let ids: Record<string, string>;
  let removeShells: () => void;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    removeShells = serveShells(board);
    const held = { title: 'Lamplighter', visible: true, shown: false };
    const [first = '', second = ''] = await storeJobs(board, [held, { ...held, kind: 'remote' }]);
    const [job] = await board.connection.model<Job>('Job').find({ _id: first });
    const companyId = job?.companyId as Types.ObjectId;
    await board.connection.model('Job').updateMany({}, { companyId });
    const closed = { title: 'Chandler', closedAs: 'filled' as const, closedAt: new Date(), listed: false };
    const [third = '', fourth = '', fifth = '', sixth = ''] = await storeJobs(board, [
      { title: 'Baker', companyId },
      { title: 'Miller', kind: 'remote', companyId },
      { ...closed, companyId },
      { ...closed, kind: 'remote', companyId },
    ]);
    ids = {
      held: first,
      heldRemote: second,
      listed: third,
      listedRemote: fourth,
      closed: fifth,
      closedRemote: sixth,
      company: String(companyId),
    };
  });
  afterAll(async () => {
    await board.close();
    removeShells();
  });

  const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');

  it('is requested from every public route of jobs [JOB-10]', () => {
    const routes = [...declaredAccess(board.app)]
      .filter(([route, access]) => /^GET \/api\/(remote)?jobs/.test(route) && access !== 'company')
      .map(([route]) => route);
    expect(routes.sort()).toEqual(Object.keys(ASKED).sort());
  });

  it.each(Object.values(ASKED).flat())('is absent from %s [JOB-10]', async (path) => {
    const { text, status } = await board.http.get(addressOf(path));
    expect([200, 404]).toContain(status);
    expect(text.toLowerCase()).not.toContain('lamplighter');
    for (const id of [ids.held, ids.heldRemote]) expect(text).not.toContain(id);
  });

  it.each(Object.values(ASKED).flat())(
    'is in %s if it is closed and asked for by its id only [JOB-10]',
    async (path) => {
      const { text } = await board.http.get(
        addressOf(path.replaceAll(':held', ':closed').replace(/lamp(lighter)?/, 'chandler')),
      );
      expect(text.includes('Chandler')).toBe(BY_ID.test(path));
    },
  );

  it('is not counted [JOB-10]', async () => {
    const { body } = await board.http.get('/api/jobs/facets?kind=all').expect(200);
    const sums = Object.values(body.facets as Record<string, { count: number }[]>).map((values) =>
      values.reduce((sum, { count }) => sum + count, 0),
    );
    expect(sums).toEqual([2, 2, 2, 2]);
    const { body: bare } = await board.http.get('/api/jobs').expect(200);
    expect(bare.total).toBe(1);
  });

  it('has no page [JOB-10]', async () => {
    for (const [page, status] of [
      [`/apply-job/${ids.held}`, 404],
      [`/apply-job/${ids.listed}`, 200],
    ] as const) {
      const { text } = await board.http.get(page).set('accept', 'text/html').expect(status);
      expect(text).not.toContain('Lamplighter');
    }
  });

  it('stays unlisted in another language when its company or the operator shows it again [JOB-54]', async () => {
    const { held = '', company = '' } = ids;
    const jobs = board.connection.model<Job>('Job');
    await jobs.updateOne({ _id: held }, { language: 'spa' });
    const moderation = board.app.get(JobModerationRepository, { strict: false });
    await moderation.restore(held, false);
    await moderation.setHeld([company], false);
    expect(await jobs.findById(held)).toMatchObject({ visible: true, shown: false, listed: false });
    await jobs.updateOne({ _id: ids.heldRemote }, { shown: false, listed: false });
    // setHeld listed the remote job for a moment, and the lists may have seen it
    await board.listed();
  });

  it('accepts no application [JOB-10]', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const refused = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: ids.held });
    expectFailure(refused, 404, 'not_found');
  });
});
