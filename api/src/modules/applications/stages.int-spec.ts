import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('the stages of applications', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seekers: Awaited<ReturnType<typeof newSeeker>>[];
  let ids: string[];

  beforeAll(async () => {
    board = await sharedBoard();
    seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
  });
  beforeEach(async () => {
    company = await newCompany(board);
    const jobId = await newJob(board, company);
    ids = await storeApplications(
      board,
      seekers.map(({ id: userId }) => ({ jobId, companyId: company.id, userId })),
    );
  });

  const rows = () => board.connection.collection('applications');
  const change = (id: string | undefined, fields: object) =>
    rows().updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });
  const post = (path: string, body: object, headers = company.headers) =>
    board.http.post(`/api/company/${path}`).set(headers).send(body);
  const move = (id: string | undefined, stage: string) => post('change-stage', { id, stage });
  const get = async (path: string, query: Record<string, unknown> = {}) => {
    const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
    const { body } = await board.http
      .get(`/api/company/${path}`)
      .query(Object.fromEntries(texts))
      .set(company.headers)
      .expect(200);
    return body;
  };
  const stageOf = async (id: string | undefined): Promise<string> =>
    (await get(`applications/${id}`)).data.stage;
  const listed = async (query: Record<string, unknown>): Promise<string[]> =>
    (await get('applications', query)).data.map(({ _id }: ReceivedApplicationDto) => _id);

  it('lead to the short list, and back [STAGE-2]', async () => {
    expect(await stageOf(ids[0])).toBe('received');
    expect((await move(ids[0], 'shortlisted').expect(200)).body.message).toBe(MESSAGES.stageChanged);
    expect(await stageOf(ids[0])).toBe('shortlisted');
    await move(ids[0], 'viewed').expect(200);
    expect(await stageOf(ids[0])).toBe('viewed');
  });

  it('let one of two moves at the same time succeed [STAGE-2]', async () => {
    const answers = await Promise.all([move(ids[0], 'shortlisted'), move(ids[0], 'shortlisted')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuse a move after the decision, and name both stages [STAGE-2]', async () => {
    await change(ids[0], { status: 'Accepted' });
    const response = await move(ids[0], 'shortlisted');
    expectFailure(response, 409, 'wrong_stage');
    expect(response.body.message).toBe('An application cannot move from decided to shortlisted.');
  });

  it('refuse an unknown stage [STAGE-2]', async () => {
    const response = await move(ids[0], 'hired');
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors.stage).toBe('Stage must be one of: viewed, shortlisted');
  });

  it('of another company’s applications are like those of missing ones [DECIDE-1]', async () => {
    const other = await newCompany(board);
    for (const id of [ids[0], UNKNOWN_ID]) {
      const response = await post('change-stage', { id, stage: 'shortlisted' }, other.headers);
      expectFailure(response, 404, 'not_found');
    }
    expect(await stageOf(ids[0])).toBe('received');
  });

  it('change for many at once, with a result for each [STAGE-2]', async () => {
    await change(ids[1], { status: 'Rejected' });
    const { body } = await post('change-stages', { ids, stage: 'shortlisted' }).expect(200);
    expect(body.results.map(({ success }: { success: boolean }) => success)).toEqual([true, false, true]);
    const tooMany = await post('change-stages', { ids: Array(101).fill(ids[0]), stage: 'shortlisted' });
    expectFailure(tooMany, 400, 'bad_input');
    expect(Object.keys(tooMany.body.errors)).toEqual(['ids']);
  });

  it('come back when a rejection is undone [STAGE-1]', async () => {
    await move(ids[0], 'shortlisted').expect(200);
    await post('change-status', { id: ids[0], status: 'Rejected' }).expect(200);
    expect(await stageOf(ids[0])).toBe('decided');
    await post('undo-rejections', { ids: [ids[0]] }).expect(200);
    expect(await stageOf(ids[0])).toBe('shortlisted');
  });

  it('filter the list, and are counted [STAGE-3]', async () => {
    await change(ids[0], { viewedAt: new Date() });
    await change(ids[1], { status: 'Accepted', viewedAt: new Date() });
    const none = { received: 0, viewed: 0, shortlisted: 0, interview: 0, decided: 0 };
    expect((await get('stage-counts')).counts).toEqual({ ...none, received: 1, viewed: 1, decided: 1 });
    expect((await get('stage-counts', { filter: { status: 'Accepted' } })).counts).toEqual({
      ...none,
      decided: 1,
    });
    for (const [stage, id] of [
      ['viewed', ids[0]],
      ['decided', ids[1]],
      ['received', ids[2]],
    ])
      expect(await listed({ filter: { stage } })).toEqual([id]);
    await move(ids[0], 'shortlisted').expect(200);
    expect(await listed({ filter: { stage: 'shortlisted' } })).toEqual([ids[0]]);
    expect(await listed({ filter: { stage: 'viewed' } })).toEqual([]);
  });

  it('go with filters by day and name, and a sorting by name [STAGE-3]', async () => {
    const users = board.connection.collection('users');
    const names = ['Zainab', 'ade', 'Bola'];
    for (const [at, seeker] of seekers.entries())
      await users.updateOne({ _id: new Types.ObjectId(seeker.id) }, { $set: { firstName: names[at] } });
    // 23:30 on 3 March and 00:30 on 4 March in Lagos
    await change(ids[0], { date: new Date('2026-03-03T22:30:00Z') });
    await change(ids[1], { date: new Date('2026-03-03T23:30:00Z') });
    await change(ids[2], { date: new Date('2026-03-05T12:00:00Z') });
    expect(await listed({ filter: { dateTo: '2026-03-03' } })).toEqual([ids[0]]);
    expect(await listed({ filter: { dateFrom: '2026-03-04', dateTo: '2026-03-04' } })).toEqual([ids[1]]);
    expect(await listed({ filter: { name: 'zain' } })).toEqual([ids[0]]);
    expect(await listed({ filter: { name: 'engineer' } })).toEqual([]);
    expect(await listed({ sort: ['name', 'ASC'] })).toEqual([ids[1], ids[2], ids[0]]);
    expect(await listed({ sort: ['name', 'DESC'], range: [1, 1] })).toEqual([ids[2]]);
    expect(await listed({ sort: ['name', 'ASC'], filter: { q: 'ade' } })).toEqual([ids[1]]);
    // its name is not shown, so it must not be found or sorted by it
    await change(ids[1], { former: true });
    expect(await listed({ filter: { name: 'ade' } })).toEqual([]);
    expect(await listed({ sort: ['name', 'ASC'] })).toEqual([ids[2], ids[1], ids[0]]);
  });

  it.each(['2026-02-30', 'yesterday', ''.padEnd(20, '1')])('refuse the day %s [STAGE-3]', async (day) => {
    const response = await board.http
      .get('/api/company/applications')
      .query({ filter: JSON.stringify({ dateFrom: day }) })
      .set(company.headers);
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors.filter).toBe('dateFrom must be a day such as 2026-11-21');
  });

  describe('and the private note', () => {
    const note = 'Spoke on the phone.\nCan start in March.';
    const save = (text: string, id = ids[0], headers = company.headers) =>
      post(`applications/${id}/private-note`, { note: text }, headers);

    it('is kept for the company, and removed by an empty text [STAGE-4]', async () => {
      await save(note).expect(200);
      expect((await get(`applications/${ids[0]}`)).data.privateNote).toBe(note);
      await save(' ').expect(200);
      expect((await get(`applications/${ids[0]}`)).data).not.toHaveProperty('privateNote');
    });

    it('never reaches the seeker [STAGE-4]', async () => {
      await save(note).expect(200);
      const { headers } = seekers[0] as (typeof seekers)[number];
      const { text } = await board.http.get('/api/users/applications').set(headers).expect(200);
      expect(text).not.toContain('Spoke on the phone');
    });

    it('has at most 1,000 characters [STAGE-4]', async () => {
      const response = await save('a'.repeat(1001));
      expectFailure(response, 400, 'bad_input');
      expect(response.body.errors.note).toBe('Note may have at most 1000 characters');
    });

    it('of another company’s application cannot be written [DECIDE-1]', async () => {
      const other = await newCompany(board);
      expectFailure(await save(note, ids[0], other.headers), 404, 'not_found');
    });
  });
});
