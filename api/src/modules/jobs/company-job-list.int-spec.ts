import { Types } from 'mongoose';
import { newCompany, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { JobDto } from './dto/job.dto.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('GET /api/company/jobs', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let ids: string[];

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
    const companyId = new Types.ObjectId(company.id);
    ids = await storeJobs(board, [
      { companyId, title: 'Backend Engineer', location: 'Lagos' },
      { companyId, title: 'Accountant', location: 'Abuja', category: 'Management', level: 'Beginner level' },
      { companyId, title: 'QA Engineer', location: 'Oyo', visible: false },
      { companyId, title: 'Cloud Engineer', location: 'Lagos', kind: 'remote' },
      { title: 'Engineer of somebody else' },
    ]);
  });

  async function list(query: Record<string, unknown> = {}, headers = company.headers) {
    const texts = Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
    const response = await board.http
      .get(`/api/company/jobs?${new URLSearchParams(texts).toString()}`)
      .set(headers)
      .expect(200);
    const { data, total } = response.body as { data: JobDto[]; total: number };
    expect(Object.keys(response.body).sort()).toEqual(['data', 'message', 'success', 'total']);
    return { titles: data.map((job) => job.title), total, range: response.headers['content-range'] };
  }

  it('returns the company’s jobs of both kinds, hidden jobs included, newest first', async () => {
    expect(await list()).toEqual({
      titles: ['Cloud Engineer', 'QA Engineer', 'Accountant', 'Backend Engineer'],
      total: 4,
      range: 'jobs 0-3/4',
    });
  });

  it.each([
    [
      ['title', 'ASC'],
      ['Accountant', 'Backend Engineer', 'Cloud Engineer', 'QA Engineer'],
    ],
    [
      ['title', 'DESC'],
      ['QA Engineer', 'Cloud Engineer', 'Backend Engineer', 'Accountant'],
    ],
    [
      ['date', 'ASC'],
      ['Backend Engineer', 'Accountant', 'QA Engineer', 'Cloud Engineer'],
    ],
    [
      ['location', 'ASC'],
      ['Accountant', 'Backend Engineer', 'Cloud Engineer', 'QA Engineer'],
    ],
    [
      ['visible', 'ASC'],
      ['QA Engineer', 'Backend Engineer', 'Accountant', 'Cloud Engineer'],
    ],
    [
      ['kind', 'DESC'],
      ['Cloud Engineer', 'QA Engineer', 'Accountant', 'Backend Engineer'],
    ],
  ])('sorts by %j', async (sort, titles) => {
    expect((await list({ sort })).titles).toEqual(titles);
  });

  it.each([
    [[0, 1], ['Cloud Engineer', 'QA Engineer'], 'jobs 0-1/4'],
    [[2, 3], ['Accountant', 'Backend Engineer'], 'jobs 2-3/4'],
    [[3, 9], ['Backend Engineer'], 'jobs 3-3/4'],
    [[8, 9], [], 'jobs */4'],
  ])('returns the rows %j with Content-Range', async (range, titles, contentRange) => {
    expect(await list({ range })).toEqual({ titles, total: 4, range: contentRange });
  });

  it.each([
    [{ q: 'ENGIN' }, ['Cloud Engineer', 'QA Engineer', 'Backend Engineer']],
    [{ q: 'qa' }, ['QA Engineer']],
    [{ q: 'a' }, ['QA Engineer', 'Accountant', 'Backend Engineer']],
    [{ q: '.*' }, []],
    [{ kind: 'remote' }, ['Cloud Engineer']],
    [{ visible: false }, ['QA Engineer']],
    [{ visible: true, location: 'Lagos' }, ['Cloud Engineer', 'Backend Engineer']],
    [{ category: 'Management' }, ['Accountant']],
    [{ level: 'Beginner level', q: 'acc' }, ['Accountant']],
    [{ location: 'Lag' }, []],
    [{ id: [UNKNOWN_ID] }, []],
    [{ id: UNKNOWN_ID }, []],
  ])('filters %j to %j', async (filter, titles) => {
    expect(await list({ filter })).toMatchObject({ titles, total: titles.length });
  });

  it('filters by any state of a job, with nationwide jobs in each [CONSOLE-29]', async () => {
    const other = await newCompany(board);
    const companyId = new Types.ObjectId(other.id);
    await storeJobs(board, [
      { companyId, title: 'Nationwide', location: 'Nigeria', visible: false },
      { companyId, title: 'In both', location: 'Lagos', states: ['Lagos', 'Oyo'] },
      { companyId, title: 'Of an older version', location: 'Oyo' },
      { companyId, title: 'Elsewhere', location: 'Accra' },
    ]);
    const inLocation = async (location: string, filter = {}) =>
      (await list({ filter: { location, ...filter } }, other.headers)).titles;
    expect(await inLocation('Oyo')).toEqual(['Of an older version', 'In both', 'Nationwide']);
    expect(await inLocation('Oyo', { visible: false })).toEqual(['Nationwide']);
    expect(await inLocation('Kano')).toEqual(['Nationwide']);
    expect(await inLocation('Nigeria')).toEqual(['Nationwide']);
    expect(await inLocation('Accra')).toEqual(['Elsewhere']);
  });

  it('returns jobs by id for getMany, but never another company’s', async () => {
    const { titles } = await list({ filter: { id: [ids[0], ids[3], ids[4]] } });
    expect(titles).toEqual(['Cloud Engineer', 'Backend Engineer']);
  });

  it.each([
    ['sort', '["applicants","ASC"]'],
    ['range', '[5,1]'],
    ['filter', '{"companyId":"665f1c2e9b3e4a0012ab34cd"}'],
    ['filter', '{"title":{"$ne":""}}'],
    ['filter', '{"id":["1"]}'],
  ])('rejects %s=%s', async (key, value) => {
    const response = await board.http
      .get('/api/company/jobs')
      .query({ [key]: value })
      .set(company.headers);
    expectFailure(response, 400, 'bad_input');
    expect(Object.keys(response.body.errors)).toEqual([key]);
  });

  it('returns one job by id in `data`', async () => {
    const { body } = await board.http.get(`/api/company/jobs/${ids[2]}`).set(company.headers).expect(200);
    expect(Object.keys(body).sort()).toEqual(['data', 'message', 'success']);
    expect(body.data).toMatchObject({ _id: ids[2], title: 'QA Engineer', visible: false });
  });
});
