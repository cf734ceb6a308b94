import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { sendRegistration } from '../../../test/registrations.js';
import { Settings } from '../../platform/config/settings.js';
import { Transactions } from '../../platform/database/transactions.js';
import { CompanyRegistrationsService } from '../companies/company-registrations.service.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import { JobModerationService } from './job-moderation.service.js';

type Company = Awaited<ReturnType<typeof newCompany>>;

const WAITS = 'Not public yet: waiting for a check of your company';

describe('jobs of a company that nobody has checked', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ MODERATION: 'on', STAFF: 'on', RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const moderate = (value: Settings['MODERATION']) =>
    jest.replaceProperty(board.app.get(Settings), 'MODERATION', value);
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
  };
  async function decide(company: Company, state: 'verified' | 'refused', number: string): Promise<void> {
    const registrations = board.app.get(CompanyRegistrationsService);
    if (!(await registrations.sentBy(company.id))) await sendRegistration(board, company, { number });
    const sent = await registrations.sentBy(company.id);
    if (!sent) throw new Error('nothing is sent');
    await registrations.decide(sent, state === 'verified' ? { state } : { state, reason: 'Wrong.' });
    await board.app.get(JobModerationService).applyCheck(company.id, sent.name);
  }
  const rename = (company: Company, name: string) =>
    board.http.post('/api/company/profile').set(company.headers).send({ name }).expect(200);

  it('wait under the name of a well-known employer until it is verified, and say so [VERIFIED-6]', async () => {
    const company = await newCompany(board, { name: 'DANG0TE Group (Nigeria) Ltd' });
    const content = {
      title: 'Clerk',
      description: '<p>File letters.</p>',
      location: 'Lagos',
      salary: '90,000',
    };
    const { body } = await board.http
      .post('/api/company/post-job')
      .set(company.headers)
      .send({ ...content, category: 'Administration', level: 'Beginner level' })
      .expect(200);
    expect(body).toMatchObject({ message: WAITS, waitingFor: ['company'] });
    expect(await titles()).toEqual([]);
    await board.http.get(`/api/companies/${company.id}`).expect(404);
    await decide(company, 'verified', 'RC 1');
    expect(await titles()).toEqual(['Clerk']);
  });

  it('wait under a name like that of a verified company, also if they were there before [VERIFIED-6]', async () => {
    const real = await newCompany(board, { name: 'Kano Looms Ltd' });
    const imposter = await newCompany(board, { name: 'K\u0430no Looms' });
    await newJob(board, imposter, { title: 'Fake' });
    await newJob(board, real, { title: 'Real' });
    expect(await titles()).toEqual(['Fake', 'Real']);
    await decide(real, 'verified', 'RC 2');
    expect(await titles()).toEqual(['Real']);
    await decide(real, 'refused', 'RC 2');
    expect(await titles()).toEqual(['Fake', 'Real']);
  });

  it('wait after a new name, and are listed again after the old one [VERIFIED-6]', async () => {
    const company = await newCompany(board, { name: 'Eko Rail' });
    await newJob(board, company, { title: 'Guard' });
    await rename(company, 'MTN');
    expect(await titles()).toEqual([]);
    await rename(company, 'Eko Rail');
    expect(await titles()).toEqual(['Guard']);
  });

  it('wait with MODERATION=checked under any name, and are listed with the decision [VERIFIED-7]', async () => {
    moderate('checked');
    const company = await newCompany(board, { name: 'Eko Rail' });
    await newJob(board, company, { title: 'Guard' });
    expect(await titles()).toEqual([]);
    const begin = Date.now();
    await decide(company, 'verified', 'RC 3');
    expect(await titles()).toEqual(['Guard']);
    expect(Date.now() - begin).toBeLessThan(60_000);
  });

  it('are held or released by the next start with another MODERATION [VERIFIED-7]', async () => {
    const company = await newCompany(board, { name: 'Eko Rail' });
    await newJob(board, company, { title: 'Guard' });
    const start = async (value: Settings['MODERATION']) => {
      moderate(value);
      await board.app.get(JobModerationService).reconcile();
      await board.listed();
      return titles();
    };
    expect(await start('checked')).toEqual([]);
    expect(await start('on')).toEqual(['Guard']);
    expect(await start('off')).toEqual(['Guard']);
  });

  it('do not wait if an import made the company and nobody has claimed it yet [VERIFIED-6]', async () => {
    const company = await newCompany(board, { name: 'Dangote' });
    await newJob(board, company, { title: 'Clerk' });
    await board.connection.collection('companies').updateMany({}, { $unset: { email: 1 } });
    await board.app.get(JobModerationService).applyStatus(company.id);
    expect(await titles()).toEqual(['Clerk']);
    await board.app
      .get(Transactions)
      .run((unit) => board.app.get(ImportedJobsService).takeOver(company.id, unit));
    expect(await board.connection.collection('jobs').countDocuments({ listed: true })).toBe(0);
  });
});
