import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { CompaniesService } from '../companies/companies.service.js';

describe('GET /api/companies/:id', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', MODERATION: 'on' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
  });

  const ask = (id = company.id) => board.http.get(`/api/companies/${id}`);
  const setOf = (id: string, change: object) =>
    board.connection.model('Job').updateOne({ _id: id }, { $set: change });
  async function expectMissing(id = company.id): Promise<void> {
    const answer = await ask(id);
    expectFailure(answer, 404, 'not_found');
    expect(answer.body.message).toBe(MESSAGES.companyNotFound);
    expect(answer.text).not.toContain('Haulage');
  }

  it('shows what the company says about itself, since when it is here, and how many jobs are open [COMPANY-1]', async () => {
    const facts = { about: 'We move goods.', website: 'https://eko.example', location: 'Kano' };
    const { body: own } = await board.http.post('/api/company/profile').set(company.headers).send(facts);
    await newJob(board, company);
    await newJob(board, company, { kind: 'remote' });
    await setOf(await newJob(board, company), { visible: false, listed: false });
    const { body } = await ask(company.id.toUpperCase()).expect(200);
    const since = body.company.since as string;
    expect(body).toEqual({
      success: true,
      message: MESSAGES.ok,
      company: {
        _id: company.id,
        name: own.data.name,
        image: own.data.image,
        ...facts,
        since: expect.any(String) as string,
        openJobs: 2,
      },
    });
    expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60_000);
  });

  it('leaves out what is empty, and the date of a company that an import made [COMPANY-1]', async () => {
    const made = new Types.ObjectId();
    const row = {
      name: 'Kano Looms',
      nameLower: 'kano looms',
      tokenVersion: 0,
      about: '',
      createdAt: new Date(),
    };
    await board.connection.collection('companies').insertOne({ _id: made, ...row });
    await storeJobs(board, [{ companyId: made }]);
    const { body } = await ask(made.toHexString()).expect(200);
    expect(Object.keys(body.company)).toEqual(['_id', 'name', 'image', 'openJobs']);
  });

  it('stays after the company has closed its last job [COMPANY-1]', async () => {
    const id = await newJob(board, company);
    await board.http.post('/api/company/change-visibility').set(company.headers).send({ id }).expect(200);
    expect((await ask().expect(200)).body.company.openJobs).toBe(0);
  });

  it('is 404 for an unknown company and one without a job [COMPANY-1]', async () => {
    await expectMissing();
    await expectMissing('f'.repeat(24));
    expectFailure(await ask('eko'), 400, 'bad_input');
  });

  it('is 404 while the company is suspended or has to verify its e-mail [COMPANY-1]', async () => {
    await newJob(board, company);
    await ask().expect(200);
    await board.app.get(CompaniesService, { strict: false }).setSuspended(company.id, 'They called');
    await expectMissing();
    const unproven = await newCompany(board, { proven: false });
    await newJob(board, unproven);
    await expectMissing(unproven.id);
  });

  it.each([{ hiddenByOperator: 'It asks for money' }, { language: 'spa' }, { heldByCheck: true }])(
    'is 404 if somebody else keeps its only job off the board: %o [COMPANY-1]',
    async (change) => {
      const id = await newJob(board, company);
      await setOf(id, { ...change, listed: false });
      board.app.get(PublicCache).clear();
      await expectMissing();
    },
  );

  it('answers from the cache, and anew when a job is closed [JOB-12]', async () => {
    const id = await newJob(board, company);
    const first = await ask().expect(200);
    await ask().set('if-none-match', String(first.headers['etag'])).expect(304);
    await board.http.post('/api/company/change-visibility').set(company.headers).send({ id }).expect(200);
    expect((await ask().expect(200)).body.company.openJobs).toBe(0);
  });
});
