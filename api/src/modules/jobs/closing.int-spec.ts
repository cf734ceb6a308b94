import { addDays, dayAt, LIMITS, MESSAGES, startOfDay } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { ClosingRepository } from './closing.repository.js';
import { ClosingService } from './closing.service.js';
import type { Job } from './job.schema.js';

const DAY_MS = 86_400_000;
const inDays = (days: number) => addDays(dayAt(Date.now()), days);
/** The first moment after a day. */
const after = (day: string) => startOfDay(addDays(day, 1));

describe('the end of a job', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
  });

  const jobs = () => board.connection.model<Job>('Job');
  const post = (change: object) =>
    board.http
      .post('/api/company/post-job')
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...change });
  const put = (id: string, change: object) =>
    board.http
      .put(`/api/company/jobs/${id}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...change });
  const close = (id: string, body: object = { as: 'filled' }, by = company) =>
    board.http.post(`/api/company/jobs/${id}/close`).set(by.headers).send(body);
  const reopen = (id: string, body: object = {}) =>
    board.http.post(`/api/company/jobs/${id}/reopen`).set(company.headers).send(body);
  const one = async (id: string) => (await board.http.get(`/api/jobs/${id}`).expect(200)).body.job;
  const total = async () => (await board.http.get('/api/jobs?page=1').expect(200)).body.total as number;
  const run = (now: number) => board.app.get(ClosingService).run(now);

  describe('on its closing date', () => {
    it('is 30 days ahead unless the company names a day [CLOSE-1]', async () => {
      expect(await one(await newJob(board, company))).toMatchObject({ closingDate: inDays(30) });
      const named = await newJob(board, company, { closingDate: inDays(90) });
      expect(await one(named)).toMatchObject({ closingDate: inDays(90) });
      expect(await one(await newJob(board, company, { closingDate: '' }))).toMatchObject({
        closingDate: inDays(30),
      });
    });

    it.each([
      ['yesterday', inDays(-1), /^Closing date must be a day from /],
      ['91 days ahead', inDays(91), /^Closing date must be a day from /],
      ['no day of the calendar', '2026-02-30', /^Closing date must be a day such as /],
      ['a number', 20261231, /^Closing date must be a day such as /],
    ])('may not be %s [CLOSE-1]', async (_, closingDate, sentence) => {
      const refused = await post({ closingDate });
      expectFailure(refused, 400, 'bad_input');
      expect(refused.body.errors.closingDate).toMatch(sentence);
      expect(await jobs().countDocuments()).toBe(0);
    });

    it('changes with a PUT that names another day, and with no other [CLOSE-1]', async () => {
      const id = await newJob(board, company, { closingDate: inDays(10) });
      await put(id, { title: 'Cook' }).expect(200);
      expect(await one(id)).toMatchObject({ title: 'Cook', closingDate: inDays(10) });
      const { body } = await put(id, { closingDate: inDays(20) }).expect(200);
      expect(body.data).toMatchObject({ closingDate: inDays(20) });
      expectFailure(await put(id, { closingDate: inDays(-1) }), 400, 'bad_input');
      expect(await one(id)).toMatchObject({ closingDate: inDays(20) });
    });

    it('stays open until midnight in the country, and is closed then [CLOSE-2]', async () => {
      const day = inDays(3);
      const id = await newJob(board, company, { closingDate: day });
      await run(after(day) - 1);
      expect([await total(), (await one(id)).closedAs]).toEqual([1, undefined]);
      await run(after(day));
      expect(await total()).toBe(0);
      expect(await one(id)).toMatchObject({ closedAs: 'ended', closedOn: day });
    });

    it('is closed also while it is hidden, so that it is not listed when it is shown [CLOSE-2]', async () => {
      const day = inDays(3);
      const id = await newJob(board, company, { closingDate: day });
      const show = (visible: boolean) =>
        board.http.post('/api/company/change-visibility').set(company.headers).send({ id, visible });
      await show(false).expect(200);
      await run(after(day));
      await show(true).expect(200);
      expect([await total(), (await one(id)).closedAs]).toEqual([0, 'ended']);
    });

    it('closes every due job in batches, whatever two copies do at once [CLOSE-2]', async () => {
      const day = inDays(-2);
      const many = Array.from({ length: 1_203 }, () => ({ closingDate: day }));
      await storeJobs(board, [...many, { title: 'Baker', closingDate: inDays(1) }]);
      await Promise.all([run(Date.now()), run(Date.now())]);
      expect(await jobs().countDocuments({ closedAs: 'ended', listed: false, shown: true })).toBe(1_203);
      expect(await total()).toBe(1);
    });

    it('leaves a job open that is given a later day at the same moment [CLOSE-2]', async () => {
      const id = await newJob(board, company, { closingDate: inDays(3) });
      const closing = board.app.get(ClosingRepository);
      const end = closing.end.bind(closing);
      jest.spyOn(closing, 'end').mockImplementationOnce(async (...given) => {
        await put(id, { closingDate: inDays(20) }).expect(200);
        return end(...given);
      });
      await run(after(inDays(3)));
      expect(await one(id)).toMatchObject({ closingDate: inDays(20) });
      expect((await one(id)).closedAs).toBeUndefined();
    });
  });

  describe('that its company closes', () => {
    it.each(['filled', 'not-filled', 'withdrawn'])(
      'as %s leaves the lists and keeps its page [CLOSE-5]',
      async (as) => {
        const id = await newJob(board, company);
        const { body } = await close(id, { as }).expect(200);
        expect(body).toMatchObject({ message: MESSAGES.jobClosedNow, data: { closedAs: as } });
        expect(await total()).toBe(0);
        expect(await one(id)).toMatchObject({ closedAs: as, closedOn: dayAt(Date.now()) });
      },
    );

    it('takes no applications any more [CLOSE-3]', async () => {
      const seeker = await newSeeker(board);
      await uploadResume(board, seeker);
      const id = await newJob(board, company);
      await close(id).expect(200);
      const refused = await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: id });
      expectFailure(refused, 409, 'job_closed');
      expect(refused.body.message).toBe(MESSAGES.jobClosed);
    });

    it('is closed once, and by its own company only [CLOSE-5]', async () => {
      const id = await newJob(board, company);
      expectFailure(await close(id, { as: 'filled' }, await newCompany(board)), 404, 'not_found');
      const answers = await Promise.all([close(id, { as: 'filled' }), close(id, { as: 'withdrawn' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expectFailure(await close(id, { as: 'ended' }), 400, 'bad_input');
      expectFailure(await close(id, {}), 400, 'missing_details');
      expectFailure(await put(id, { closingDate: inDays(20) }), 409, 'job_closed');
      await put(id, { title: 'Cook' }).expect(200);
      expect(await total()).toBe(0);
    });

    it('is opened again with its address and applicants, for 30 days or until a given day [CLOSE-5]', async () => {
      const id = await newJob(board, company, { closingDate: inDays(2) });
      expectFailure(await reopen(id), 400, 'bad_input');
      await close(id).expect(200);
      expectFailure(await reopen(id, { closingDate: inDays(91) }), 400, 'bad_input');
      const { body } = await reopen(id).expect(200);
      expect(body).toMatchObject({ message: MESSAGES.jobReopened, data: { closingDate: inDays(30) } });
      expect(body.data).not.toHaveProperty('closedAs');
      expect(await total()).toBe(1);
      await close(id).expect(200);
      await reopen(id, { closingDate: inDays(1) }).expect(200);
      expect(await one(id)).toMatchObject({ closingDate: inDays(1) });
    });

    it('is not opened again by a suspended company [CLOSE-5]', async () => {
      const id = await newJob(board, company);
      await close(id).expect(200);
      await board.connection.collection('companies').updateMany({}, { $set: { suspended: 'A scam.' } });
      expectFailure(await reopen(id), 409, 'company_suspended');
    });
  });

  it('has a page for 90 days, and none after that until it is opened again [CLOSE-4]', async () => {
    const id = await newJob(board, company);
    await close(id).expect(200);
    const closedAt = (await jobs().findById(id))?.closedAt?.getTime() ?? 0;
    await run(closedAt + LIMITS.closedPageDays * DAY_MS);
    await one(id);
    await run(closedAt + LIMITS.closedPageDays * DAY_MS + 1);
    await board.http.get(`/api/jobs/${id}`).expect(404);
    await reopen(id).expect(200);
    expect(await one(id)).toMatchObject({ closingDate: inDays(30) });
  });

  it('is shown to a seeker who saved the job [CLOSE-4]', async () => {
    const seeker = await newSeeker(board);
    const id = await newJob(board, company);
    await board.http.put(`/api/users/saved-jobs/${id}`).set(seeker.headers).expect(200);
    await close(id).expect(200);
    const { body } = await board.http.get('/api/users/saved-jobs').set(seeker.headers).expect(200);
    expect(body).toMatchObject({ savedJobs: [{ _id: id, closed: true }] });
    const { body: stored } = await board.http.get(`/api/jobs/listed?ids=${id}`).expect(200);
    expect(stored.jobs).toMatchObject([{ _id: id, closedAs: 'filled' }]);
  });

  it('finds the jobs that are due with an index [CLOSE-2]', async () => {
    const plan = await board.connection
      .collection('jobs')
      .find({ closedAs: null, closingDate: { $lt: inDays(0) } })
      .sort({ closingDate: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('next-to-close');
  });
});
