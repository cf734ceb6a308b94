import { addDays, dayAt, LIMITS, startOfDay } from '@skybil/shared';
import { Types } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { dayOf } from '../../../test/stored-jobs.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';
import { ReceivedApplicationsRepository } from './received-applications.repository.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('GET /api/company/applications', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let other: Awaited<ReturnType<typeof newCompany>>;
  let ids: string[];
  let engineerId: string;
  let lastNames: string[];

  beforeAll(async () => {
    board = await startBoard();
    [company, other] = await Promise.all([newCompany(board), newCompany(board)]);
    const seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
    const [ada = '', bola = '', chidi = ''] = seekers.map((seeker) => seeker.id);
    lastNames = [];
    for (const seeker of seekers) {
      const { body } = await board.http.get('/api/users/user').set(seeker.headers);
      lastNames.push(body.user.lastName);
    }
    engineerId = await newJob(board, company, { title: 'Backend Engineer' });
    const designerId = await newJob(board, company, { title: 'Remote Designer', kind: 'remote' });
    await newJob(board, company, {});
    const hidden = await newJob(board, company, { title: 'Hidden' });
    await board.http
      .post('/api/company/change-visibility')
      .set(company.headers)
      .send({ id: hidden })
      .expect(200);
    const companyId = company.id;
    ids = await storeApplications(board, [
      { jobId: engineerId, companyId, userId: ada },
      { jobId: designerId, companyId, userId: ada, kind: 'remote', status: 'Accepted' },
      { jobId: engineerId, companyId, userId: bola, status: 'Rejected' },
      { jobId: designerId, companyId, userId: chidi, kind: 'remote' },
      { jobId: await newJob(board, other), companyId: other.id, userId: ada },
    ]);
  });
  afterAll(() => board.close());

  const own = (...places: number[]): (string | undefined)[] => places.map((place) => ids[place]);

  async function list(query: Record<string, unknown> = {}) {
    const texts = Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
    const response = await board.http
      .get(`/api/company/applications?${new URLSearchParams(texts).toString()}`)
      .set(company.headers)
      .expect(200);
    const { data, total } = response.body as { data: ReceivedApplicationDto[]; total: number };
    expect(Object.keys(response.body).sort()).toEqual(['data', 'message', 'success', 'total']);
    return { ids: data.map((one) => one._id), total, range: response.headers['content-range'] };
  }

  it('returns all applications of the company only, newest first', async () => {
    expect(await list()).toEqual({ ids: own(3, 2, 1, 0), total: 4, range: 'applications 0-3/4' });
  });

  it('applies sort, range and filter', async () => {
    expect((await list({ sort: ['date', 'ASC'] })).ids).toEqual(own(0, 1, 2, 3));
    expect((await list({ sort: ['status', 'ASC'] })).ids).toEqual(own(1, 0, 3, 2));
    expect((await list({ sort: ['kind', 'DESC'] })).ids).toEqual(own(3, 1, 2, 0));
    expect(await list({ range: [1, 2] })).toEqual({ ids: own(2, 1), total: 4, range: 'applications 1-2/4' });
    expect(await list({ range: [9, 12] })).toEqual({ ids: [], total: 4, range: 'applications */4' });
  });

  it.each([
    [{ status: 'Pending' }, [3, 0]],
    [{ status: 'Accepted' }, [1]],
    [{ kind: 'job' }, [2, 0]],
    [{ kind: 'remote', status: 'Pending' }, [3]],
    [{ q: 'ENGINEER' }, [2, 0]],
    [{ q: 'adaeze' }, [3, 2, 1, 0]],
    [{ q: 'ADAEZE' }, [3, 2, 1, 0]],
    [{ q: '' }, [3, 2, 1, 0]],
    [{ q: 'adaeze', kind: 'job', status: 'Rejected' }, [2]],
    [{ q: 'design', status: 'Accepted' }, [1]],
    [{ q: 'nobody of that name' }, []],
    [{ jobId: UNKNOWN_ID }, []],
    [{ id: [UNKNOWN_ID] }, []],
  ])('filters %j to %j', async (filter, places) => {
    expect(await list({ filter })).toMatchObject({ ids: own(...places), total: places.length });
  });

  it('finds applications by job, by id and by the applicant’s name', async () => {
    expect((await list({ filter: { jobId: engineerId } })).ids).toEqual(own(2, 0));
    expect((await list({ filter: { id: [ids[0], ids[4]] } })).ids).toEqual(own(0));
    expect((await list({ filter: { q: lastNames[1] } })).ids).toEqual(own(2));
  });

  it('finds names with letters beyond ASCII, in any case', async () => {
    const [seeker, third] = await Promise.all([newSeeker(board), newCompany(board)]);
    const jobId = await newJob(board, third);
    const [id] = await storeApplications(board, [{ jobId, companyId: third.id, userId: seeker.id }]);
    const change = { $set: { firstName: 'Ọlá', lastName: 'O’Brien-(X)' } };
    await board.connection.collection('users').updateOne({ _id: new Types.ObjectId(seeker.id) }, change);
    for (const q of ['ỌLÁ', 'ọlá o’b', '-(x)']) {
      const found = board.http.get('/api/company/applications').query({ filter: JSON.stringify({ q }) });
      expect((await found.set(third.headers).expect(200)).body.data).toMatchObject([{ _id: id }]);
    }
  });

  it('searches names in the database, which returns only matching applicants', async () => {
    await board.connection.db?.setProfilingLevel('all');
    await list({ filter: { q: lastNames[1] } });
    await board.connection.db?.setProfilingLevel('off');
    const read = board.connection.collection('system.profile').find({ ns: /\.users$/, op: 'query' });
    const handedOut = (await read.toArray()).map(({ nreturned }) => nreturned as number);
    expect(handedOut.length).toBeGreaterThan(0);
    expect(Math.max(...handedOut)).toBe(1);
  });

  it('searches only the names of the company’s own applicants', async () => {
    const applicants = await board.app.get(ReceivedApplicationsRepository).applicantIds(other.id);
    expect(applicants).toHaveLength(1);
  });

  it.each([
    ['filter', '{"status":"Open"}'],
    ['filter', '{"kind":"all"}'],
    ['filter', '{"jobId":"1"}'],
    ['filter', '{"userId":"665f1c2e9b3e4a0012ab34cd"}'],
    ['filter', '{"status":{"$ne":"Pending"}}'],
    ['sort', '["userId","ASC"]'],
    ['range', '[0]'],
  ])('rejects %s=%s', async (key, value) => {
    const response = await board.http
      .get('/api/company/applications')
      .query({ [key]: value })
      .set(company.headers);
    expectFailure(response, 400, 'bad_input');
    expect(Object.keys(response.body.errors)).toEqual([key]);
  });

  it('returns one application in `data`', async () => {
    const { body } = await board.http
      .get(`/api/company/applications/${ids[1]}`)
      .set(company.headers)
      .expect(200);
    expect(Object.keys(body).sort()).toEqual(['data', 'message', 'success']);
    expect(body.data).toMatchObject({ _id: ids[1], kind: 'remote', status: 'Accepted' });
  });

  it('exports a CSV file with the e-mail of accepted applicants only', async () => {
    const response = await board.http.get('/api/company/applications.csv').set(company.headers).expect(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="applications.csv"');
    expect(response.headers['cache-control']).toBe('no-store');
    const [header, ...lines] = response.text.trimEnd().split('\r\n');
    expect(header).toBe(
      '\uFEFFApplicant,E-mail,Job,Kind,Location,Status,Date,Phone,Stage,Private note,Interview',
    );
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe(
      `Adaeze ${lastNames[0]},,Backend Engineer,On-site,Lagos,Pending,${dayOf(0).toISOString()},,received,,`,
    );
    expect(lines[2]).toMatch(
      /^Adaeze Okafor \d+,seeker\d+@test\.example,Remote Designer,Remote,Lagos,Accepted,/,
    );
    expect(response.text.match(/@/g)).toHaveLength(1);
  });

  it('counts applications and jobs', async () => {
    const { body } = await board.http.get('/api/company/stats').set(company.headers).expect(200);
    expect(body).toEqual({
      success: true,
      message: 'OK',
      stats: {
        jobs: { total: 4, visible: 3, hidden: 1 },
        applications: { Pending: 2, Accepted: 1, Rejected: 1, total: 4 },
        waiting: expect.any(Object),
      },
    });
    const { body: others } = await board.http.get('/api/company/stats').set(other.headers).expect(200);
    expect(others.stats.applications).toEqual({ Pending: 1, Accepted: 0, Rejected: 0, total: 1 });
  });

  it('counts who is new and who has waited over a week, by days of the country [CONSOLE-42]', async () => {
    const busy = await newCompany(board);
    const jobId = await newJob(board, busy);
    const aWeekAgo = addDays(dayAt(databaseNow()), -LIMITS.longWaitDays);
    const endOfThatDay = startOfDay(addDays(aWeekAgo, 1));
    const row = (more: object) => ({
      jobId,
      companyId: busy.id,
      userId: new Types.ObjectId().toHexString(),
      ...more,
    });
    await storeApplications(board, [
      row({ date: new Date(endOfThatDay - 1) }),
      row({ date: new Date(endOfThatDay), viewedAt: new Date() }),
      row({ date: new Date(endOfThatDay - 1), viewedAt: new Date() }),
      row({ date: new Date(endOfThatDay) }),
      row({ date: new Date(endOfThatDay) }),
      row({ date: dayOf(0), status: 'Rejected' }),
      row({ date: dayOf(0), status: 'Accepted' }),
      row({ date: dayOf(0), held: true }),
    ]);
    const { body } = await board.http.get('/api/company/stats').set(busy.headers).expect(200);
    expect(body.stats.waiting).toEqual({ new: 3, overAWeek: 2 });
  });
});
