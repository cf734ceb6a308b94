import { companySuspended, jobHidden } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { readText } from '../../commands/import/read-file.js';
import { ImportService } from '../../commands/import/import.service.js';
import { UnclaimedCompaniesService } from '../companies/unclaimed-companies.service.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobsService } from './jobs.service.js';

type Company = Awaited<ReturnType<typeof newCompany>>;
const SUPPORT = 'help@board.example';
const WHY = 'It asks for money';
const SUSPENDED = companySuspended(WHY, SUPPORT);
const HIDDEN = jobHidden(WHY, SUPPORT);

describe('JobModerationService', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', SUPPORT_EMAIL: SUPPORT });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const get = (path: string, headers = {}) => board.http.get(`/api/${path}`).set(headers);
  const post = (path: string, { headers }: Pick<Company, 'headers'>, body: object) =>
    board.http.post(`/api/company/${path}`).set(headers).send(body);
  const put = (company: Company, id: string, visible?: boolean) =>
    board.http
      .put(`/api/company/jobs/${id}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, title: 'Edited', visible });
  const titles = async () => {
    const { body } = await get('jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
  };
  const own = async ({ headers }: Company) =>
    (await get('company/list-jobs', headers).expect(200)).body.jobsData;

  async function hide(id: string): Promise<void> {
    const job = await board.app.get(JobsService).byId(id);
    if (job) await board.app.get(JobModerationService).hide(job, WHY);
  }
  async function restore(id: string): Promise<void> {
    const job = await board.app.get(JobsService).byId(id);
    if (job) await board.app.get(JobModerationService).restore(job);
  }
  async function suspend(id: string, why: string | undefined = WHY): Promise<void> {
    await board.app.get(CompaniesService).setSuspended(id, why);
    await board.app.get(JobModerationService).applyStatus(id);
  }
  async function lift(id: string): Promise<void> {
    await board.app.get(CompaniesService).setSuspended(id, undefined);
    await board.app.get(JobModerationService).applyStatus(id);
  }

  describe('a hidden job', () => {
    let company: Company;
    let id: string;
    beforeEach(async () => {
      company = await newCompany(board);
      id = await newJob(board, company, { title: 'Cook' });
      await newJob(board, company, { title: 'Taster' });
      await hide(id);
    });

    it('is absent from lists, counts and facets, has no page and accepts no application [JOB-16]', async () => {
      expect(await titles()).toEqual(['Taster']);
      expect((await get('jobs').expect(200)).body.total).toBe(1);
      const { body } = await get('jobs/facets').expect(200);
      expect(body.facets.kind).toEqual([
        { value: 'job', count: 1 },
        { value: 'remote', count: 0 },
      ]);
      expectFailure(await get(`jobs/${id}`), 404, 'not_found');
      const seeker = await newSeeker(board);
      await uploadResume(board, seeker);
      const refused = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: id });
      expectFailure(refused, 404, 'not_found');
    });

    it('is shown to its company as not visible, with the reason and a contact', async () => {
      const jobs = await own(company);
      expect(jobs).toMatchObject([
        { title: 'Taster', visible: true },
        { visible: false, hiddenByOperator: HIDDEN },
      ]);
      expect(jobs[0]).not.toHaveProperty('hiddenByOperator');
      const asked = async (visible: boolean) => {
        const filter = encodeURIComponent(JSON.stringify({ visible }));
        return (await get(`company/jobs?filter=${filter}`, company.headers).expect(200)).body.data;
      };
      expect((await asked(true)).map(({ title }: { title: string }) => title)).toEqual(['Taster']);
      expect((await asked(false)).map(({ title }: { title: string }) => title)).toEqual(['Cook']);
      const { body } = await get('company/stats', company.headers).expect(200);
      expect(body.stats.jobs).toMatchObject({ visible: 1, hidden: 1 });
    });

    it.each([
      ['says so', { visible: true }],
      ['turns it', {}],
    ])(
      'cannot be shown by a company that %s, and the message gives the reason [JOB-16]',
      async (_, change) => {
        const refused = await post('change-visibility', company, { id, ...change });
        expectFailure(refused, 409, 'job_hidden');
        expect(refused.body.message).toBe(HIDDEN);
        expect(await titles()).toEqual(['Taster']);
      },
    );

    it('can be edited but not shown by an edit', async () => {
      expectFailure(await put(company, id, true), 409, 'job_hidden');
      const { body } = await put(company, id, false).expect(200);
      expect(body.data).toMatchObject({ title: 'Edited', visible: false, hiddenByOperator: HIDDEN });
      await put(company, id).expect(200);
      expect(await titles()).toEqual(['Taster']);
    });

    it('returns to its company’s earlier choice when it is restored [JOB-16]', async () => {
      const other = await newJob(board, company, { title: 'Clerk' });
      await post('change-visibility', company, { id: other, visible: false }).expect(200);
      await hide(other);
      await post('change-visibility', company, { id, visible: false }).expect(200);
      await restore(id);
      await restore(other);
      expect(await titles()).toEqual(['Cook', 'Taster']);
    });

    it('stays hidden when its company is suspended and restored', async () => {
      await suspend(company.id);
      await lift(company.id);
      expect(await titles()).toEqual(['Taster']);
    });

    it('of a suspended company is listed again only after the suspension ends', async () => {
      await suspend(company.id);
      await restore(id);
      expect(await titles()).toEqual([]);
      await lift(company.id);
      expect(await titles()).toEqual(['Cook', 'Taster']);
    });
  });

  it('stores a reason that looks like a database operator literally', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company);
    const content = { ...JOB_CONTENT, title: '$visible', salary: '$listed' };
    await board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(content).expect(200);
    expect(await own(company)).toMatchObject([{ title: '$visible', salary: '$listed' }]);
  });

  describe('a suspended company', () => {
    let company: Company;
    let shown: string;
    let hiddenByIt: string;
    beforeEach(async () => {
      company = await newCompany(board);
      shown = await newJob(board, company, { title: 'Cook' });
      hiddenByIt = await newJob(board, company, { title: 'Taster', kind: 'remote' });
      await post('change-visibility', company, { id: hiddenByIt, visible: false }).expect(200);
      await newJob(board, await newCompany(board), { title: 'Miller' });
      await suspend(company.id);
    });

    it('has no listed job until the suspension ends, and then all its visible jobs [JOB-17]', async () => {
      expect(await titles()).toEqual(['Miller']);
      expectFailure(await get(`jobs/${shown}`), 404, 'not_found');
      await lift(company.id);
      expect(await titles()).toEqual(['Cook', 'Miller']);
    });

    it('can sign in and read the reason, a contact, its jobs and its applicants [JOB-17]', async () => {
      const login = { email: company.email, password: PASSWORD };
      const { body } = await board.http.post('/api/company/login').send(login).expect(200);
      expect(body.company.suspended).toBe(SUSPENDED);
      const headers = { token: body.token as string };
      expect((await get('company/company', headers).expect(200)).body.company.suspended).toBe(SUSPENDED);
      expect(await own({ ...company, headers })).toHaveLength(2);
      await get('company/applicants', headers).expect(200);
    });

    it('reads no reason after the suspension ends', async () => {
      await lift(company.id);
      const { body } = await get('company/company', company.headers).expect(200);
      expect(body.company).not.toHaveProperty('suspended');
    });

    it('cannot post a job, and the message gives the reason [JOB-17]', async () => {
      for (const path of ['post-job', 'jobs']) {
        const refused = await post(path, company, JOB_CONTENT);
        expectFailure(refused, 409, 'company_suspended');
        expect(refused.body.message).toBe(SUSPENDED);
      }
      expect(await own(company)).toHaveLength(2);
    });

    it('can hide and edit jobs but not show them', async () => {
      for (const change of [
        { id: hiddenByIt, visible: true },
        { id: hiddenByIt },
        { id: shown, visible: true },
      ])
        expectFailure(await post('change-visibility', company, change), 409, 'company_suspended');
      expectFailure(await put(company, hiddenByIt, true), 409, 'company_suspended');
      await put(company, shown, true).expect(200);
      await post('change-visibility', company, { id: shown }).expect(200);
      expect((await own(company)).map(({ visible }: { visible: boolean }) => visible)).toEqual([
        false,
        false,
      ]);
      expect(await titles()).toEqual(['Miller']);
    });

    describe('with imported adverts', () => {
      let imported: string;
      const bring = (title: string) => {
        const csv = `title,company,url\n${title},Hill Clinic,https://a.example/${title}\n`;
        const [jobs, companies] = [ImportedJobsService, UnclaimedCompaniesService] as const;
        const imports = new ImportService(board.app.get(jobs), board.app.get(companies));
        return imports.run(readText(csv, 'adverts.csv'));
      };
      beforeEach(async () => {
        await bring('Clerk');
        imported = String(
          (await board.connection.collection('companies').findOne({ name: 'Hill Clinic' }))?._id,
        );
        await suspend(imported);
      });

      it('has its new adverts listed only after the suspension ends [JOB-17]', async () => {
        await bring('Nurse');
        await bring('Clerk');
        expect(await titles()).toEqual(['Miller']);
        await lift(imported);
        expect(await titles()).toEqual(['Clerk', 'Miller', 'Nurse']);
      });

      it('has no advert listed even for a moment', async () => {
        jest.spyOn(board.app.get(JobModerationService), 'recheckSuspended').mockResolvedValue();
        await bring('Nurse');
        expect(await titles()).toEqual(['Miller']);
      });

      it('has no advert listed that was being imported when it was suspended', async () => {
        jest.spyOn(board.app.get(CompaniesService), 'suspendedIds').mockResolvedValueOnce([]);
        await bring('Nurse');
        expect(await titles()).toEqual(['Miller']);
      });
    });

    it('is held by the next start if the suspension was interrupted', async () => {
      await board.connection.collection('jobs').updateMany({ title: 'Cook' }, { $set: { shown: true } });
      await board.app.get(JobModerationService).reconcile();
      expect(await board.connection.collection('jobs').countDocuments({ shown: true })).toBe(1);
    });
  });

  it('does not list a job that is being posted during the suspension [JOB-17]', async () => {
    const company = await newCompany(board);
    const companies = board.app.get(CompaniesService);
    const status = companies.status.bind(companies);
    jest.spyOn(companies, 'status').mockImplementationOnce(async (id) => {
      const asked = await status(id);
      await suspend(company.id);
      return asked;
    });
    await newJob(board, company, { title: 'Overtaken' });
    expect(await titles()).toEqual([]);
  });
});

describe('with MODERATION=on', () => {
  it('lists no job of a suspended company that verifies its e-mail', async () => {
    const board = await startBoard({ MODERATION: 'on' });
    try {
      const company = await newCompany(board, { proven: false });
      await newJob(board, company);
      await board.app.get(CompaniesService).setSuspended(company.id, WHY);
      const moderation = board.app.get(JobModerationService);
      await board.connection.collection('companies').updateOne({}, { $set: { emailProvenAt: new Date() } });
      await board.connection.transaction((session) => moderation.onEmailProven(company.id, 'link', session));
      await moderation.afterEmailProven(company.id, 'link');
      expect((await board.http.get('/api/jobs').expect(200)).body.total).toBe(0);
    } finally {
      await board.close();
    }
  });
});
