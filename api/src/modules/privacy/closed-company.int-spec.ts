import sharp from 'sharp';
import { MESSAGES } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  PASSWORD,
  startBoard,
  type TestBoard,
} from '../../../test/board.js';
import { busySeeker } from '../../../test/busy-seeker.js';
import { expectFailure } from '../../../test/failure.js';
import { sendRegistration } from '../../../test/registrations.js';
import { mentionsOf } from '../../../test/mentions.js';
import { SecondFactorRepository } from '../accounts/second-factor/second-factor.repository.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { JobsRepository } from '../jobs/jobs.repository.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import { ErasureService } from './erasure.service.js';

describe('closing a company account', () => {
  let board: TestBoard;
  let erasures: ErasureService;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    erasures = board.app.get(ErasureService);
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const close = (headers: Record<string, string>, password = PASSWORD) =>
    board.http.post('/api/company/close').set(headers).send({ password });
  const countsOf = ({ erased }: ReceiptDto) =>
    Object.fromEntries(erased.map(({ kind, count }) => [kind, count]));
  const filesLeft = () => board.connection.collection('files').countDocuments();
  const register = async () => {
    const email = 'owner@haulage.example';
    const { body } = await board.http
      .post('/api/company/register')
      .field({ name: 'Eko Haulage', email, password: PASSWORD })
      .attach(
        'image',
        await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        { filename: 'logo.png', contentType: 'image/png' },
      )
      .expect(200);
    return { headers: { token: body.token as string }, id: body.company._id as string, email };
  };

  it('removes its jobs from every list at once, and its logo, sessions and e-mail [PRIVACY-2]', async () => {
    const company = await register();
    const id = await newJob(board, company);
    const { body } = await close(company.headers).expect(200);
    expect(countsOf(body.receipt)).toMatchObject({ profile: 1, jobs: 1, logo: 1, sessions: 1 });
    expect(body.receipt.kept.map(({ period }: { period: string }) => period)).toEqual(['12 months']);
    const list = await board.http.get('/api/jobs').expect(200);
    expect(list.body.jobs).toEqual([]);
    expectFailure(await board.http.get(`/api/jobs/${id}`), 404, 'not_found');
    expectFailure(await board.http.get('/api/company/company').set(company.headers), 401, 'unauthorized');
    expect(await filesLeft()).toBe(0);
    expect(await mentionsOf(board, [company.email])).toEqual([]);
    await register();
  });

  it('removes its certificate, and says so in the receipt [VERIFIED-3]', async () => {
    const company = await newCompany(board);
    await sendRegistration(board, company);
    expect(await filesLeft()).toBe(1);
    const { body } = await close(company.headers).expect(200);
    expect(countsOf(body.receipt)).toMatchObject({ documents: 1 });
    expect(await filesLeft()).toBe(0);
  });

  it('returns a receipt that counts hidden jobs too [PRIVACY-6]', async () => {
    const company = await newCompany(board);
    await newJob(board, company);
    const hidden = { id: await newJob(board, company), visible: false };
    await board.http.post('/api/company/change-visibility').set(company.headers).send(hidden).expect(200);
    const { body } = await close(company.headers).expect(200);
    expect(countsOf(body.receipt)).toMatchObject({ jobs: 2 });
  });

  it('leaves its id only in applications and in the security log', async () => {
    const { company } = await busySeeker(board);
    await board.app
      .get(SecondFactorRepository, { strict: false })
      .begin({ kind: 'company', id: company.id }, 'a secret');
    await close(company.headers).expect(200);
    expect(await mentionsOf(board, [company.id])).toEqual(['applications', 'securitylog']);
  });

  it('leaves applications in the seeker’s list, without the company’s name', async () => {
    const { seeker, company } = await busySeeker(board);
    await close(company.headers).expect(200);
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    expect(body.applications).toMatchObject([{ jobId: null, companyId: null, status: expect.any(String) }]);
  });

  it('requires the password again', async () => {
    const { headers } = await newCompany(board);
    const refused = await close(headers, 'Wrong-password-1');
    expectFailure(refused, 400, 'wrong_password');
    expect(refused.body.errors).toEqual({ password: MESSAGES.wrongCurrentPassword });
    await board.http.get('/api/company/company').set(headers).expect(200);
  });

  it('resumes by itself after an interruption', async () => {
    const company = await register();
    await newJob(board, company);
    jest
      .spyOn(board.app.get(CompanyJobsService), 'eraseOfCompany')
      .mockRejectedValueOnce(new Error('killed'));
    await close(company.headers).expect(200);
    await erasures.resume(new Date(Date.now() + 3_600_000));
    expect((await board.http.get('/api/jobs').expect(200)).body.jobs).toEqual([]);
    expect(await mentionsOf(board, [company.email])).toEqual([]);
    expect(await filesLeft()).toBe(0);
  });

  it('leaves no job that is being posted at the same moment', async () => {
    const company = await newCompany(board);
    const jobs = board.app.get(CompanyJobsService);
    const post = jobs.post.bind(jobs);
    jest.spyOn(jobs, 'post').mockImplementationOnce(async (...given) => {
      await close(company.headers).expect(200);
      return post(...given);
    });
    const late = await board.http.post('/api/company/jobs').set(company.headers).send(JOB_CONTENT);
    expectFailure(late, 401, 'unauthorized');
    expect(await board.connection.collection('jobs').countDocuments()).toBe(0);
  });

  it('leaves no job if the board stops while one is being posted [PRIVACY-9]', async () => {
    const company = await newCompany(board);
    const [jobs, stored] = [board.app.get(CompanyJobsService), board.app.get(JobsRepository)];
    const [post, insert] = [jobs.post.bind(jobs), stored.insert.bind(stored)];
    jest.spyOn(jobs, 'post').mockImplementationOnce(async (...given) => {
      await close(company.headers).expect(200);
      return post(...given);
    });
    jest.spyOn(stored, 'insert').mockImplementation(async (...given) => {
      await insert(...given);
      throw new Error('killed');
    });
    const late = await board.http.post('/api/company/jobs').set(company.headers).send(JOB_CONTENT);
    expect(late.body.success).toBe(false);
    expect(await board.connection.collection('jobs').countDocuments()).toBe(0);
  });
});
