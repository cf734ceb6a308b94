import { MESSAGES } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from './board.js';
import { CompaniesService } from '../src/modules/companies/companies.service.js';
import { JobModerationService } from '../src/modules/jobs/job-moderation.service.js';
import { eventually } from './eventually.js';
import { reportByThree } from './reporters.js';

/** The product allows one second. The rest is for a busy machine. */
const SOON_MS = 5_000;
const PAGE = '/api/jobs?kind=all&page=1&limit=6';
const FACETS = '/api/jobs/facets';

describe('two copies of the board on one database', () => {
  let here: TestBoard;
  let there: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    const env = { RATE_LIMITS: 'off', TRUST_PROXY_HOPS: '1' };
    here = await startBoard(env);
    const { DATA_DIR = '', MONGODB_URI = '' } = process.env;
    there = await startBoard({ ...env, DATA_DIR, MONGODB_URI });
  });
  afterAll(async () => {
    await there.app.close();
    await here.close();
  });
  beforeEach(async () => {
    await here.clear();
    await there.clear();
    company = await newCompany(here);
    jobId = await newJob(here, company);
    await seen(PAGE, ({ jobs }) => expect(jobs).toHaveLength(1));
    // The other copy caches these answers before the change arrives.
    for (const address of [PAGE, FACETS, `/api/jobs/${jobId}`]) await there.http.get(address).expect(200);
  });

  const seen = (
    address: string,
    expected: (body: Awaited<ReturnType<typeof ask>>['body']) => void,
  ): Promise<void> => eventually(async () => expected((await ask(address)).body), SOON_MS);
  async function ask(address: string) {
    return there.http.get(address);
  }
  /** The job has left lists, counts and its page. */
  async function gone(): Promise<void> {
    await seen(PAGE, ({ total }) => expect(total).toBe(0));
    await seen(FACETS, ({ facets }) => expect(facets.kind).toContainEqual({ value: 'job', count: 0 }));
    await seen(`/api/jobs/${jobId}`, ({ code }) => expect(code).toBe('not_found'));
  }
  const post = (route: string, body: object) =>
    here.http.post(`/api/company/${route}`).set(company.headers).send(body).expect(200);

  it('show each other’s jobs in lists, counts and details', async () => {
    const remote = await newJob(here, company, { kind: 'remote', title: 'Remote Cook', location: 'Abuja' });
    await seen(PAGE, ({ total }) => expect(total).toBe(2));
    await seen(FACETS, ({ facets }) => expect(facets.locations).toContainEqual({ value: 'Abuja', count: 1 }));
    await seen(`/api/remotejobs/${remote}`, ({ skybiljob }) => expect(skybiljob.title).toBe('Remote Cook'));
    await seen(`${PAGE}&title=cook`, ({ jobs }) => expect(jobs).toHaveLength(1));
  });

  it('show each other’s changes of a job, and hide jobs that the other one hid', async () => {
    await here.http
      .put(`/api/company/jobs/${jobId}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, title: 'Baker' })
      .expect(200);
    await seen(PAGE, ({ jobs }) => expect(jobs[0].title).toBe('Baker'));
    await seen(`/api/jobs/${jobId}`, ({ job }) => expect(job.title).toBe('Baker'));
    await post('change-visibility', { id: jobId });
    await seen(PAGE, ({ total }) => expect(total).toBe(0));
    await seen(`/api/jobs/${jobId}`, ({ code }) => expect(code).toBe('not_found'));
    await seen(FACETS, ({ facets }) => expect(facets.kind).toContainEqual({ value: 'job', count: 0 }));
  });

  it('count applications of the other copy, and show the company’s new name', async () => {
    const seeker = await newSeeker(here);
    await uploadResume(here, seeker);
    await here.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await post('profile', { name: 'Eko Motors' });
    for (const address of [PAGE, `/api/jobs/${jobId}`]) {
      await seen(address, ({ jobs, job }) =>
        expect(job ?? jobs[0]).toMatchObject({ applicants: 1, companyId: { name: 'Eko Motors' } }),
      );
    }
  });

  it('hide a job that three people reported at the other copy [REPORT-3]', async () => {
    await reportByThree(here, jobId);
    await gone();
  });

  it('show no job of a company that was suspended at the other copy', async () => {
    await here.app.get(CompaniesService).setSuspended(company.id, 'It asks for money');
    await here.app.get(JobModerationService).applyStatus(company.id);
    await gone();
    await seen(`/api/companies/${company.id}`, ({ code }) => expect(code).toBe('not_found'));
  });

  it('refuse a second application at the other copy', async () => {
    const seeker = await newSeeker(here);
    await uploadResume(here, seeker);
    const answers = await Promise.all(
      [here, there].map(({ http }) => http.post('/api/users/apply').set(seeker.headers).send({ jobId })),
    );
    expect(answers.map(({ body }) => body.message as string).sort()).toEqual(
      [MESSAGES.alreadyApplied, MESSAGES.applied].sort(),
    );
  });

  it('reject sessions that ended at the other copy', async () => {
    const seeker = await newSeeker(here);
    const calls = [
      () => there.http.get('/api/company/list-jobs').set(company.headers),
      () => there.http.get('/api/users/applications').set(seeker.headers),
    ];
    for (const call of [...calls, ...calls]) await call().expect(200);
    await post('sign-out-everywhere', {});
    await here.http.post('/api/auth/sign-out').set(seeker.headers).expect(200);
    for (const call of calls) {
      await eventually(async () => {
        await call().expect(401);
      }, SOON_MS);
    }
  });
});
