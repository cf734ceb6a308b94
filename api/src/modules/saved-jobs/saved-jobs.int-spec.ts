import { LIMITS, MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { SavedJobDto } from './dto/saved-job.dto.js';

type Account = { headers: Record<string, string>; id: string };
const PATH = '/api/users/saved-jobs';
const UNKNOWN = '665f1c2e9b3e4a0012ab34cd';

describe('saved jobs', () => {
  let board: TestBoard;
  let ada: Account;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [ada, company] = await Promise.all([newSeeker(board), newCompany(board)]);
  });
  afterEach(() => jest.restoreAllMocks());

  const save = (who: Account, id: string) => board.http.put(`${PATH}/${id}`).set(who.headers);
  const remove = (who: Account, id: string) => board.http.delete(`${PATH}/${id}`).set(who.headers);
  const join = (who: Account, ids: readonly string[]) => board.http.post(PATH).set(who.headers).send({ ids });
  const list = async (who: Account): Promise<SavedJobDto[]> =>
    (await board.http.get(PATH).set(who.headers).expect(200)).body.savedJobs;
  const idsOf = (rows: SavedJobDto[]) => rows.map(({ _id }) => _id);
  const show = (id: string, visible: boolean) =>
    board.http.post('/api/company/change-visibility').set(company.headers).send({ id, visible }).expect(200);
  const rowsKept = () => board.connection.collection('savedjobs').countDocuments();

  it('are listed for their seeker, both kinds, newest first, with title, company and location', async () => {
    const first = await newJob(board, company);
    const second = await newJob(board, company, { kind: 'remote', title: 'Data Analyst', location: 'Abuja' });
    await save(ada, first).expect(200);
    await save(ada, second).expect(200);
    expect(await list(ada)).toEqual([
      {
        _id: second,
        kind: 'remote',
        title: 'Data Analyst',
        company: expect.stringMatching(/^Eko Haulage/),
        location: 'Abuja',
        savedAt: expect.stringMatching(/Z$/),
        closed: false,
      },
      expect.objectContaining({ _id: first, kind: 'job', title: 'Backend Engineer' }),
    ]);
    expect(await list(await newSeeker(board))).toEqual([]);
  });

  it('can be saved and removed repeatedly, with an id in any case', async () => {
    const id = await newJob(board, company);
    for (const written of [id, id.toUpperCase(), id]) await save(ada, written).expect(200);
    expect(idsOf(await list(ada))).toEqual([id]);
    for (const written of [id.toUpperCase(), id]) await remove(ada, written).expect(200);
    await remove(ada, UNKNOWN).expect(200);
    expect(await list(ada)).toEqual([]);
  });

  it('cannot be removed by another person', async () => {
    const id = await newJob(board, company);
    await save(ada, id).expect(200);
    await remove(await newSeeker(board), id).expect(200);
    expect(idsOf(await list(ada))).toEqual([id]);
  });

  it('are shown as closed, with the stored title, while the job is off the board [SAVE-6]', async () => {
    const id = await newJob(board, company);
    await save(ada, id).expect(200);
    const change = { title: 'Secret title', location: 'Oyo', description: '<p>Secret</p>' };
    const url = `/api/company/jobs/${id}`;
    const { body } = await board.http.get(url).set(company.headers).expect(200);
    const { salary, category, level } = body.data;
    await show(id, false);
    await board.http
      .put(url)
      .set(company.headers)
      .send({ salary, category, level, ...change })
      .expect(200);
    const [closed] = await list(ada);
    expect(closed).toMatchObject({ title: 'Backend Engineer', location: 'Lagos', closed: true });
    await save(ada, id).expect(200);
    expect(await list(ada)).toEqual([closed]);
    await show(id, true);
    expect((await list(ada))[0]).toMatchObject({ title: 'Secret title', location: 'Oyo', closed: false });
  });

  it('treat a hidden job like an unknown one [SAVE-6]', async () => {
    const hidden = await newJob(board, company);
    await show(hidden, false);
    const answers = [await save(ada, hidden), await save(ada, UNKNOWN)];
    for (const answer of answers) expectFailure(answer, 404, 'not_found');
    const [one, other] = answers.map(({ body }) => ({ ...body, requestId: '' }));
    expect(one).toEqual(other);
    expect((await join(ada, [hidden, UNKNOWN]).expect(200)).body.savedJobs).toEqual([]);
    expect(await rowsKept()).toBe(0);
  });

  it('of two devices are merged [SAVE-1]', async () => {
    const [a = '', b = '', c = ''] = await storeJobs(board, [{}, {}, {}]);
    expect(idsOf((await join(ada, [a, b]).expect(200)).body.savedJobs)).toEqual([a, b]);
    const answer = await join(ada, [c.toUpperCase(), b, c]).expect(200);
    expect(idsOf(answer.body.savedJobs)).toEqual([c, a, b]);
    expect(idsOf(await list(ada))).toEqual([c, a, b]);
  });

  it(`are at most ${LIMITS.savedJobs}: one more is rejected, and a device adds as many as fit [SAVE-1]`, async () => {
    const ids = await storeJobs(
      board,
      Array.from({ length: LIMITS.savedJobs + 2 }, () => ({})),
    );
    const [next = '', last = '', ...most] = ids;
    await join(ada, most.slice(1)).expect(200);
    expect(idsOf((await join(ada, [next, last]).expect(200)).body.savedJobs)).toHaveLength(LIMITS.savedJobs);
    expect(idsOf(await list(ada))[0]).toBe(next);
    const refused = await save(ada, last);
    expectFailure(refused, 409, 'saved_jobs_full');
    expect(refused.body.message).toBe(MESSAGES.savedJobsFull);
    await save(ada, next).expect(200);
    await remove(ada, next).expect(200);
    await save(ada, last).expect(200);
  });

  it('stay within the limit if many are saved in parallel [SAVE-1]', async () => {
    const ids = await storeJobs(
      board,
      Array.from({ length: LIMITS.savedJobs + 8 }, () => ({})),
    );
    await join(ada, ids.slice(10)).expect(200);
    const answers = await Promise.all([
      ...ids.slice(0, 6).map((id) => save(ada, id)),
      join(ada, ids.slice(4, 10)),
    ]);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await rowsKept()).toBe(LIMITS.savedJobs);
  });

  it('have one row if two devices save the same job in parallel', async () => {
    const id = await newJob(board, company);
    const answers = await Promise.all([save(ada, id), join(ada, [id]), save(ada, id), join(ada, [id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rowsKept()).toBe(1);
  });

  it.each([
    ['none', {}],
    ['an empty list', { ids: [] }],
    ['no list', { ids: UNKNOWN }],
    ['what is no id', { ids: ['x'] }],
    ['an order to the database', { ids: [{ $ne: 1 }] }],
    ['too many', { ids: Array.from({ length: LIMITS.savedJobs + 1 }, () => UNKNOWN) }],
  ])('reject %s instead of ids', async (_, body) => {
    expect((await board.http.post(PATH).set(ada.headers).send(body)).status).toBe(400);
  });

  it('are erased with their seeker [SAVE-2]', async () => {
    const other = await newSeeker(board);
    const id = await newJob(board, company);
    await Promise.all([save(ada, id).expect(200), save(other, id).expect(200)]);
    const { body } = await board.http
      .post('/api/users/erase')
      .set(ada.headers)
      .send({ password: PASSWORD })
      .expect(200);
    expect(body.receipt.erased).toContainEqual({ kind: 'savedJobs', what: 'Saved jobs', count: 1 });
    const rows = await board.connection.collection('savedjobs').find().toArray();
    expect(rows.map(({ userId }) => String(userId))).toEqual([other.id]);
  });

  it('are erased with their company', async () => {
    const [theirs, others] = [await newJob(board, company), await newJob(board, await newCompany(board))];
    await join(ada, [theirs, others]).expect(200);
    const closing = board.http.post('/api/company/close').set(company.headers);
    await closing.send({ password: PASSWORD }).expect(200);
    expect(idsOf(await list(ada))).toEqual([others]);
  });

  it('do not remain if the seeker is erased at the same moment [SAVE-2]', async () => {
    const id = await newJob(board, company);
    const users = board.app.get(UsersService);
    const lock = users.lock.bind(users);
    jest.spyOn(users, 'lock').mockImplementationOnce(async (...given) => {
      const erase = board.http.post('/api/users/erase').set(ada.headers).send({ password: PASSWORD });
      await erase.expect(200);
      return lock(...given);
    });
    expectFailure(await save(ada, id), 401, 'unauthorized');
    expect(await rowsKept()).toBe(0);
  });

  it('do not remain if the company is erased at the same moment [SAVE-2]', async () => {
    const id = await newJob(board, company);
    const jobs = board.app.get(JobsService);
    const listed = jobs.shownAmong.bind(jobs);
    jest.spyOn(jobs, 'shownAmong').mockImplementationOnce(async (...given) => {
      const found = await listed(...given);
      const close = board.http.post('/api/company/close').set(company.headers).send({ password: PASSWORD });
      await close.expect(200);
      return found;
    });
    await save(ada, id).expect(200);
    expect(await rowsKept()).toBe(0);
  });

  describe('stored only on a device', () => {
    const ask = (ids: string) => board.http.get('/api/jobs/listed').query({ ids });

    it('are read by id: listed jobs with descriptions, in the order of the ids', async () => {
      const [first, second] = [
        await newJob(board, company),
        await newJob(board, company, { kind: 'remote' }),
      ];
      const hidden = await newJob(board, company);
      await show(hidden, false);
      const asked = [second, hidden, UNKNOWN, first.toUpperCase(), second].join(',');
      const { body } = await ask(asked).expect(200);
      expect(body.jobs).toEqual([
        expect.objectContaining({ _id: second, kind: 'remote', description: expect.stringMatching(/^<p>/) }),
        expect.objectContaining({ _id: first, kind: 'job', description: expect.stringMatching(/^<p>/) }),
      ]);
    });

    it.each([
      ['nothing', ''],
      ['what is no id', 'x'],
      ['a comma too many', `${UNKNOWN},`],
      ['too many', Array.from({ length: LIMITS.jobsByIds + 1 }, () => new Types.ObjectId()).join(',')],
    ])('cannot be read by %s', async (_, ids) => {
      expect((await ask(ids)).status).toBe(400);
    });
  });
});
