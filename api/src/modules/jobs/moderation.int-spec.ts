import {
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { serveShells } from '../../../test/pages.js';
import { Settings } from '../../platform/config/settings.js';
import { EmailProofLinks } from '../accounts/email-proof-links.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationService } from './job-moderation.service.js';

type Company = Awaited<ReturnType<typeof newCompany>>;

async function proveByLink(board: TestBoard, { id }: Company): Promise<void> {
  const token = await board.app.get(EmailProofLinks).make({ kind: 'company', id });
  await board.http.post('/api/email-proof/confirm').send({ token }).expect(200);
}

async function proveByReset(board: TestBoard, { email }: Company): Promise<void> {
  await board.http.post('/api/company/send-reset-otp').send({ email }).expect(200);
  const code = async () => {
    const { body } = await board.http.get('/api/dev/mails').query({ to: email }).expect(200);
    return /code for a new password: (\d{6})/.exec(JSON.stringify(body))?.[1];
  };
  await eventually(async () => expect(await code()).toBeDefined(), 5_000);
  const reset = { email, otp: await code(), newPassword: 'Wet-season-2026' };
  await board.http.post('/api/company/reset-password').send(reset).expect(200);
}

async function titles(board: TestBoard): Promise<string[]> {
  const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
  return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
}

async function own(board: TestBoard, { headers }: Company): Promise<Record<string, boolean>> {
  const { body } = await board.http.get('/api/company/list-jobs').set(headers).expect(200);
  const jobs = body.jobsData as { title: string; visible: boolean }[];
  return Object.fromEntries(jobs.map(({ title, visible }) => [title, visible]));
}

describe('with MODERATION=on', () => {
  let board: TestBoard;
  let removeShells: () => void;
  beforeAll(async () => {
    board = await startBoard({ MODERATION: 'on', RATE_LIMITS: 'off' });
    removeShells = serveShells(board);
  });
  afterAll(async () => {
    await board.close();
    removeShells();
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const show = (company: Company, id: string, visible?: boolean) =>
    board.http.post('/api/company/change-visibility').set(company.headers).send({ id, visible }).expect(200);

  it('shows a job of an unverified company to that company only [JOB-15]', async () => {
    const company = await newCompany(board, { proven: false });
    const id = await newJob(board, company, { title: 'Lamplighter' });
    expect(await titles(board)).toEqual([]);
    expect((await board.http.get('/api/jobs').expect(200)).body.total).toBe(0);
    expectFailure(await board.http.get(`/api/jobs/${id}`), 404, 'not_found');
    await board.http.get(`/apply-job/${id}`).set('accept', 'text/html').expect(404);
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const refused = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: id });
    expectFailure(refused, 404, 'not_found');
    expect(await own(board, company)).toEqual({ Lamplighter: true });
    const held = async () =>
      (await board.http.get('/api/company/company').set(company.headers)).body.company.jobsHeld as boolean;
    expect(await held()).toBe(true);
    await proveByLink(board, company);
    expect(await held()).toBe(false);
  });

  it('does not list the job, whatever the company does with it', async () => {
    const company = await newCompany(board, { proven: false });
    const id = await newJob(board, company, { title: 'Lamplighter' });
    for (const visible of [true, undefined, undefined]) {
      await show(company, id, visible);
      expect(await titles(board)).toEqual([]);
    }
    const content = {
      title: 'Miller',
      description: '<p>x</p>',
      location: 'Lagos',
      salary: '1',
      visible: true,
    };
    const whole = { ...content, category: 'Programming', level: 'Senior level' };
    await board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(whole).expect(200);
    expect(await titles(board)).toEqual([]);
    expect(await own(board, company)).toEqual({ Miller: true });
  });

  it('lists the visible jobs, and no others, at once after verification by the link [JOB-15]', async () => {
    const [company, other] = [
      await newCompany(board, { proven: false }),
      await newCompany(board, { proven: false }),
    ];
    await newJob(board, company, { title: 'Shown' });
    await show(company, await newJob(board, company, { title: 'Hidden' }), false);
    await newJob(board, other, { title: 'Another’s' });
    await proveByLink(board, company);
    expect(await titles(board)).toEqual(['Shown']);
    await newJob(board, company, { title: 'Later' });
    expect(await titles(board)).toEqual(['Later', 'Shown']);
  });

  it('lists a job that is being posted during the verification', async () => {
    const company = await newCompany(board, { proven: false });
    const companies = board.app.get(CompaniesService);
    const status = companies.status.bind(companies);
    jest.spyOn(companies, 'status').mockImplementationOnce(async (id) => {
      const asked = await status(id);
      await proveByLink(board, company);
      return asked;
    });
    await newJob(board, company, { title: 'Overtaken' });
    expect(await titles(board)).toEqual(['Overtaken']);
  });

  it('lists jobs of a verified company at once', async () => {
    await newJob(board, await newCompany(board), { title: 'Baker' });
    expect(await titles(board)).toEqual(['Baker']);
  });

  it('corrects stored jobs at the start after a change of the setting [JOB-15]', async () => {
    const company = await newCompany(board, { proven: false });
    await newJob(board, company, { title: 'Lamplighter' });
    await newJob(board, await newCompany(board), { title: 'Baker' });
    const stored = async () => board.connection.collection('jobs').countDocuments({ listed: true });
    const moderation = board.app.get(JobModerationService);
    jest.replaceProperty(board.app.get(Settings), 'MODERATION', 'off');
    await moderation.reconcile();
    expect(await stored()).toBe(2);
    jest.restoreAllMocks();
    await moderation.reconcile();
    expect(await stored()).toBe(1);
  });
});

describe.each(['on', 'off'])('with MODERATION=%s', (MODERATION) => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ MODERATION });
  });
  beforeEach(() => board.clear());
  afterAll(() => board.close());

  it('publishes no job of a stranger when the owner verifies the e-mail by a reset [JOB-15]', async () => {
    const company = await newCompany(board, { proven: false });
    await newJob(board, company, { title: 'A stranger’s' });
    await proveByReset(board, company);
    expect(await titles(board)).toEqual([]);
    const login = { email: company.email, password: 'Wet-season-2026' };
    const { body } = await board.http.post('/api/company/login').send(login).expect(200);
    const owner = { ...company, headers: { token: body.token as string } };
    expect(await own(board, owner)).toEqual({ 'A stranger’s': false });
    await newJob(board, owner, { title: 'The owner’s' });
    expect(await titles(board)).toEqual(['The owner’s']);
  });

  it('hides no job after a reset of a verified e-mail', async () => {
    const company = await newCompany(board);
    await newJob(board, company, { title: 'Baker' });
    await proveByReset(board, company);
    expect(await titles(board)).toEqual(['Baker']);
  });
});

describe('with MODERATION=off', () => {
  it('lists a job at once', async () => {
    const board = await startBoard();
    try {
      await newJob(board, await newCompany(board, { proven: false }), { title: 'Baker' });
      expect(await titles(board)).toEqual(['Baker']);
    } finally {
      await board.close();
    }
  });
});
