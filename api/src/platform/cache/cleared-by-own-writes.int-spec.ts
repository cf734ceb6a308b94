import { silentLog } from '../../../test/security-log.js';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  ONE_COPY,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { streamOfChanges, streamOfLists } from '../../../test/streams.js';
import { eventually } from '../../../test/eventually.js';
import { readText } from '../../commands/import/read-file.js';
import { ClaimService } from '../../commands/import/claim.service.js';
import { ImportService } from '../../commands/import/import.service.js';
import { Transactions } from '../database/transactions.js';
import { ApplicationsRepository } from '../../modules/applications/applications.repository.js';
import { ApplicationsService } from '../../modules/applications/applications.service.js';
import { CompaniesRepository } from '../../modules/companies/companies.repository.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { ImportedJobsService } from '../../modules/jobs/imported-jobs.service.js';
import { BoardChanges } from './board-changes.js';
import { PublicCache } from './public-cache.js';

/** The change streams are silenced, so that only the board itself can clear its cache. */
describe('the cache of a board whose change stream is silent', () => {
  let board: TestBoard;
  let cache: PublicCache;
  let changes: BoardChanges;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' }, ONE_COPY);
    cache = board.app.get(PublicCache);
    changes = board.app.get(BoardChanges);
    await eventually(async () => {
      await board.http.get('/api/jobs').expect(200);
      expect(cache.size).toBeGreaterThan(0);
    }, 5_000);
    for (const stream of [streamOfChanges(board), streamOfLists(board)]) stream.removeAllListeners('change');
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company);
  });

  /** Expects the change to clear the cache. */
  async function expectCleared(change: () => Promise<unknown>): Promise<void> {
    const addresses = ['/api/jobs', `/api/jobs/${jobId}`, '/api/jobs/facets', '/api/remotejobs'];
    // nothing is cached while a stream that the database ended is reopened
    await eventually(async () => {
      cache.clear();
      for (const address of addresses) await board.http.get(address).expect(200);
      expect(cache.size).toBe(addresses.length);
    }, 5_000);
    await change();
    expect(cache.size).toBe(0);
  }
  const post = (route: string, body: object) => () =>
    board.http.post(`/api/${route}`).set(company.headers).send(body).expect(200);

  it('is not cleared by requests that only read', async () => {
    // retry, because nothing is cached while the stream is reopened
    await eventually(async () => {
      cache.clear();
      await board.http.get('/api/jobs').expect(200);
      expect(cache.size).toBe(1);
      await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
      await board.http.get('/api/jobs?page=9').expect(200);
      expect(cache.size).toBe(2);
    }, 5_000);
  });

  it('is cleared by post-job', () => expectCleared(post('company/post-job', JOB_CONTENT)));
  it('is cleared when a job is posted from the console', () =>
    expectCleared(post('company/jobs', JOB_CONTENT)));
  it('is cleared when a job is edited', () =>
    expectCleared(() =>
      board.http.put(`/api/company/jobs/${jobId}`).set(company.headers).send(JOB_CONTENT).expect(200),
    ));
  it('is cleared when a job is hidden', () =>
    expectCleared(() => post('company/change-visibility', { id: jobId })()));
  it('is cleared when a company changes its name', () =>
    expectCleared(post('company/profile', { name: 'Eko Motors' })));

  it('shows a job in the lists as soon as it is posted, until it is hidden', async () => {
    const list = async () => {
      const { body } = await board.http.get('/api/jobs').expect(200);
      return { total: body.total as number, ids: (body.jobs as JobDto[]).map(({ _id }) => _id) };
    };
    const posted = await newJob(board, company);
    expect(await list()).toEqual({ total: 2, ids: [posted, jobId] });
    await post('company/change-visibility', { id: posted })();
    expect(await list()).toEqual({ total: 1, ids: [jobId] });
  });

  it('shows a job in the lists as soon as it is imported', async () => {
    const advert = readText('title,company,url\nCook,Kitchen,https://a.example/1\n', 'a.csv');
    const [jobs, companies] = [board.app.get(ImportedJobsService), board.app.get(UnclaimedCompaniesService)];
    await new ImportService(jobs, companies).run(advert);
    const { body } = await board.http.get('/api/jobs?title=cook').expect(200);
    expect(body.total).toBe(1);
  });

  it('is cleared when a seeker applies and when that seeker is erased', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    await expectCleared(() =>
      board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200),
    );
    await expectCleared(() => board.app.get(ApplicationsService).eraseOfSeeker(seeker.id));
    const { body } = await board.http.get(`/api/jobs/${jobId}`).expect(200);
    expect(body.job.applicants).toBe(0);
  });

  it('shows a new applicant at once when the job id was sent in capitals', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const applicants = async () =>
      (await board.http.get(`/api/jobs/${jobId}`).expect(200)).body.job.applicants as number;
    expect(await applicants()).toBe(0);
    await board.http
      .post('/api/users/apply')
      .set(seeker.headers)
      .send({ jobId: jobId.toUpperCase() })
      .expect(200);
    expect(await applicants()).toBe(1);
  });

  it('does not keep an old answer that is read between the notification and the write', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const address = `/api/jobs/${jobId}`;
    const ask = async () => (await board.http.get(address).expect(200)).body.job as JobDto;
    const [applications, companies] = [
      board.app.get(ApplicationsRepository),
      board.app.get(CompaniesRepository),
    ];
    const [notify, insert, erase, update] = [
      changes.notify.bind(changes),
      applications.insert.bind(applications),
      applications.eraseOfSeeker.bind(applications),
      companies.update.bind(companies),
    ];
    let asked: Promise<unknown> = Promise.resolve();
    jest.spyOn(changes, 'notify').mockImplementation((...what) => {
      notify(...what);
      asked = ask();
    });
    const then = <T>(write: () => Promise<T>) => asked.then(write);
    jest.spyOn(applications, 'insert').mockImplementation((...row) => then(() => insert(...row)));
    jest.spyOn(applications, 'eraseOfSeeker').mockImplementation((id) => then(() => erase(id)));
    jest.spyOn(companies, 'update').mockImplementation((...change) => then(() => update(...change)));

    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId }).expect(200);
    await asked;
    expect((await ask()).applicants).toBe(1);
    await board.app.get(ApplicationsService).eraseOfSeeker(seeker.id);
    await asked;
    expect((await ask()).applicants).toBe(0);
    await post('company/profile', { name: 'Eko Motors' })();
    await asked;
    expect((await ask()).companyId.name).toBe('Eko Motors');
  });

  it('is cleared when an imported company is claimed', async () => {
    const [jobs, companies] = [board.app.get(ImportedJobsService), board.app.get(UnclaimedCompaniesService)];
    const advert = readText('title,company,url\nCook,Kitchen,https://a.example/1\n', 'a.csv');
    await new ImportService(jobs, companies).run(advert);
    const id = (await companies.find('Kitchen')) ?? '';
    const claims = new ClaimService(companies, jobs, board.app.get(Transactions), changes, silentLog);
    await expectCleared(() => claims.claim(id, 'cook@kitchen.example'));
  });
});
