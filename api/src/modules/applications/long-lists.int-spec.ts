import { Types } from 'mongoose';
import { newCompany, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { storeJobs } from '../../../test/stored-jobs.js';

const someId = () => new Types.ObjectId().toHexString();

/** The day of an application is its index, so the oldest one is beyond the limit. */
describe('1,001 applications', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });

  const rows = (count: number, make: () => { companyId: string; userId: string; kind?: 'job' | 'remote' }) =>
    Array.from({ length: count }, () => ({ jobId: someId(), ...make() }));

  it('are listed and exported up to the newest 1,000', async () => {
    const company = await newCompany(board);
    const ids = await storeApplications(
      board,
      rows(1_001, () => ({ companyId: company.id, userId: someId() })),
    );
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const listed = (body.applications as { _id: string }[]).map(({ _id }) => _id);
    expect(listed).toEqual(ids.slice(1).reverse());
    const { text } = await board.http.get('/api/company/applications.csv').set(company.headers).expect(200);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 1_000);
  });

  it('to 1,000 jobs are all found by a word of the titles', async () => {
    const company = await newCompany(board);
    const companyId = new Types.ObjectId(company.id);
    const jobs = await storeJobs(
      board,
      Array.from({ length: 1_000 }, () => ({ companyId, title: 'Cook' })),
    );
    await storeApplications(
      board,
      jobs.map((jobId) => ({ jobId, companyId: company.id, userId: someId() })),
    );
    const filter = JSON.stringify({ q: 'cook' });
    const search = board.http.get('/api/company/applications').query({ filter });
    expect((await search.set(company.headers).expect(200)).body.total).toBe(1_000);
  });

  it.each([
    ['job', 'applications'],
    ['remote', 'remote-applications'],
  ] as const)('of a seeker to jobs of the kind %s are listed up to 1,000, the newest', async (kind, list) => {
    const seeker = await newSeeker(board);
    const ids = await storeApplications(
      board,
      rows(1_001, () => ({ companyId: someId(), userId: seeker.id, kind })),
    );
    const { body } = await board.http.get(`/api/users/${list}`).set(seeker.headers).expect(200);
    const listed = (body.applications as { _id: string }[]).map(({ _id }) => _id);
    expect(listed).toEqual(ids.slice(1).reverse());
  });
});
