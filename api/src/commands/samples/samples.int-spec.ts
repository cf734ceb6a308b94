import { PDFDocument } from '@cantoo/pdf-lib';
import { getConnectionToken } from '@nestjs/mongoose';
import {
  APPLICATION_STATUSES,
  EMPLOYMENT_TYPES,
  JOB_CATEGORIES,
  JOB_KINDS,
  JOB_LEVELS,
  JOB_LOCATIONS,
  LIMITS,
  NATIONWIDE,
  SAMPLE_ACCOUNTS,
  WORLDWIDE,
} from '@skybil/shared';
import type { Connection } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ReceivedApplicationDto } from '../../modules/applications/dto/application.dto.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import { SAMPLE_APPLICATIONS, SAMPLE_SEEKERS } from './content/people.js';
import { SamplesService } from './samples.service.js';

const DAY_MS = 86_400_000;

describe('SamplesService', () => {
  let board: TestBoard;
  let samples: SamplesService;
  let db: Connection;
  let loads: boolean[];
  const now = new Date();

  beforeAll(async () => {
    board = await startBoard();
    samples = board.app.get(SamplesService);
    db = board.app.get<Connection>(getConnectionToken());
    loads = await Promise.all([samples.loadOnFirstRun(now), samples.loadOnFirstRun(now)]);
    await board.listed();
  });
  afterAll(() => board.close());

  /** Title of the PDF behind a link. */
  async function titleOf(link: string): Promise<string | undefined> {
    const { pathname, search } = new URL(link);
    const { body } = await board.http.get(pathname + search).expect(200);
    return (await PDFDocument.load(body as Buffer)).getTitle();
  }
  const all = async () => {
    const jobs = await board.http.get('/api/jobs').expect(200);
    const remote = await board.http.get('/api/remotejobs').expect(200);
    return [...jobs.body.jobs, ...remote.body.skybiljobs] as (Record<string, string> & {
      states?: string[];
      openTo?: string[];
    })[];
  };

  it('loads the samples once, even when two processes start at the same time', async () => {
    expect([...loads].sort()).toEqual([false, true]);
    expect(await samples.loadOnFirstRun()).toBe(false);
    expect(await db.collection('companies').countDocuments()).toBe(12);
  });

  it('describes each sample company', async () => {
    const stored = await db.collection('companies').find().toArray();
    for (const { _id, name } of stored) {
      const { body } = await board.http.get(`/api/companies/${String(_id)}`).expect(200);
      expect(body.company).toEqual(
        expect.objectContaining({ name, about: expect.any(String), website: expect.any(String) }),
      );
      expect(JOB_LOCATIONS).toContain(body.company.location);
    }
  });

  it('covers every category, state, level, kind and employment type, dated over the last weeks', async () => {
    const jobs = await all();
    const values = (field: string) => new Set(jobs.map((job) => job[field]));
    expect(values('category')).toEqual(new Set(JOB_CATEGORIES));
    expect(new Set(jobs.flatMap((job) => job.states ?? []))).toEqual(new Set(JOB_LOCATIONS));
    expect(values('location')).toContain(NATIONWIDE);
    expect(values('level')).toEqual(new Set(JOB_LEVELS));
    expect(values('kind')).toEqual(new Set(JOB_KINDS));
    expect(values('currency')).toEqual(new Set(['NGN', 'USD']));
    expect(values('employmentType')).toEqual(new Set([undefined, ...EMPLOYMENT_TYPES]));
    expect(values('payPeriod')).toEqual(new Set([undefined, 'day', 'week', 'month']));
    expect(jobs.flatMap((job) => job.openTo ?? [])).toEqual(expect.arrayContaining(['NG', WORLDWIDE]));
    expect(jobs.length).toBeGreaterThanOrEqual(30);
    const ages = jobs.map(({ date = '' }) => (Date.now() - Date.parse(date)) / 86_400_000);
    expect(Math.min(...ages)).toBeLessThan(1);
    expect(Math.max(...ages)).toBeLessThan(30);
  });

  it('gives each job its own description within the limits', async () => {
    const jobs = await all();
    expect(new Set(jobs.map((job) => job.description)).size).toBe(jobs.length);
    for (const { title = '', description = '', excerpt } of jobs) {
      expect(title).toMatch(/\w{2}/);
      expect(title.length).toBeLessThanOrEqual(LIMITS.titleCharacters);
      expect(description).toMatch(/^<p>.{40,}/);
      expect(excerpt).toMatch(/\w{2}/);
    }
  });

  it('lets the sample recruiter sign in and find applicants in every state, for both kinds of job', async () => {
    const { body } = await board.http
      .post('/api/company/login')
      .send({ email: 'recruiter@demo.example', password: SAMPLE_ACCOUNTS.password })
      .expect(200);
    const found = await board.http.get('/api/company/applicants').set({ token: body.token }).expect(200);
    const applications = found.body.applications as Record<string, string>[];
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    expect(new Set(applications.map(({ kind }) => kind))).toEqual(new Set(JOB_KINDS));
    expect(applications.filter(({ kind }) => kind === 'remote').every(({ certificate }) => certificate)).toBe(
      true,
    );
  });

  it('lets the sample seeker sign in, with a stored resume and sent applications', async () => {
    const { body } = await board.http
      .post('/api/auth/sign-in')
      .send({ email: 'seeker@demo.example', password: SAMPLE_ACCOUNTS.password })
      .expect(200);
    const headers = { authorization: `Bearer ${body.token}` };
    const { resume } = body.user as { resume: string };
    const file = await board.http.get(resume.slice(resume.indexOf('/api/'))).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    const sent = await board.http.get('/api/users/applications').set(headers).expect(200);
    const remote = await board.http.get('/api/users/remote-applications').set(headers).expect(200);
    expect([sent.body.applications.length, remote.body.applications.length]).toEqual([3, 2]);
  });

  it('stores the applications of the sample table, decided or pending, with their seekers’ documents', async () => {
    const signedIn = await board.http
      .post('/api/company/login')
      .send({ email: 'recruiter@demo.example', password: SAMPLE_ACCOUNTS.password })
      .expect(200);
    const { body } = await board.http
      .get('/api/company/applicants')
      .set({ token: signedIn.body.token })
      .expect(200);
    const rows = body.applications as ReceivedApplicationDto[];
    const said = rows.map(({ userId, jobId, status }) => `${userId?.name}, ${jobId?.title}: ${status}`);
    const wanted = SAMPLE_APPLICATIONS.map(({ seeker, job, status }) => {
      const { firstName, lastName } = SAMPLE_SEEKERS.find(({ key }) => key === seeker) ?? {};
      return `${firstName} ${lastName}, ${job}: ${status}`;
    });
    expect([...said].sort()).toEqual([...wanted].sort());
    for (const { userId, certificate, kind } of rows) {
      expect(await titleOf(userId?.resume ?? '')).toBe(`Resume of ${userId?.name}`);
      expect(certificate ? await titleOf(certificate) : undefined).toBe(
        kind === 'remote' ? 'Certificate of completion' : undefined,
      );
    }
  });

  it('dates applications as their table says, before and after the decision', async () => {
    const stored = await db.collection('applications').find().sort({ date: -1 }).toArray();
    const days = (date: unknown) => Math.round((now.getTime() - (date as Date).getTime()) / (DAY_MS / 2)) / 2;
    expect(stored.map(({ date }) => days(date))).toEqual(
      SAMPLE_APPLICATIONS.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b),
    );
    for (const { status, date, decidedAt } of stored) {
      expect([status, decidedAt && days(decidedAt)]).toEqual([
        status,
        status === 'Pending' ? undefined : days(date) / 2,
      ]);
    }
    const [company] = await db.collection('companies').find().toArray();
    const [user] = await db.collection('users').find().toArray();
    expect([days(company?.createdAt), days(user?.createdAt)]).toEqual([60, 30]);
  });

  it('lets nobody else sign in', async () => {
    const withPassword = { passwordHash: { $exists: true } };
    expect(await db.collection('companies').distinct('email', withPassword)).toEqual([
      'recruiter@demo.example',
    ]);
    expect(await db.collection('users').distinct('email', withPassword)).toEqual(['seeker@demo.example']);
    expect(await db.collection('users').distinct('signInEmail')).toEqual(['seeker@demo.example']);
  });

  it('shows each job with the work mode of its kind', async () => {
    for (const { kind, nature } of await all())
      expect([kind, nature]).toEqual([kind, kind === 'remote' ? 'Remote' : '']);
  });

  it('throws when the database fails', async () => {
    const empty = jest
      .spyOn(board.app.get(UnclaimedCompaniesService), 'isBoardEmpty')
      .mockResolvedValueOnce(true);
    const run = jest
      .spyOn(board.app.get(Transactions), 'run')
      .mockRejectedValueOnce(new Error('the database is away'));
    await expect(samples.loadOnFirstRun()).rejects.toThrow('the database is away');
    for (const spy of [empty, run]) spy.mockRestore();
  });

  it('shows a logo for each company', async () => {
    const jobs = (await all()) as unknown as { companyId: { image: string } }[];
    const images = [...new Set(jobs.map(({ companyId }) => companyId.image))];
    expect(images).toHaveLength(12);
    for (const image of images) {
      const logo = await board.http.get(image.slice(image.indexOf('/api/'))).expect(200);
      expect(logo.headers['content-type']).toBe('image/webp');
    }
  });
});
