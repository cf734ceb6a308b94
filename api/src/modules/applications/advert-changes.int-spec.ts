import { addDays, dayAt, formatDay } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
} from '../../../test/board.js';
import { storeApplications } from '../../../test/stored-applications.js';

const DAY_MS = 86_400_000;

describe('a changed advert', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    jobId = await newJob(board, company);
  });

  const apply = (date = new Date(Date.now() - DAY_MS)) =>
    storeApplications(board, [{ jobId, companyId: company.id, userId: seeker.id, date }]);
  const put = (change: object) =>
    board.http
      .put(`/api/company/jobs/${jobId}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...change })
      .expect(200);
  const post = (path: string, body: object) =>
    board.http.post(`/api/company/jobs/${jobId}/${path}`).set(company.headers).send(body).expect(200);
  async function row() {
    const { body } = await board.http.get('/api/users/all-applications').set(seeker.headers).expect(200);
    return body.applications[0];
  }
  const changes = async () => (await row()).advert.changes as { fact: string; now: string }[];

  it('shows an earlier applicant what changed in the advert, and what it says now [APPLY-44]', async () => {
    await apply();
    const closingDate = addDays(dayAt(Date.now()), 60);
    await put({ closingDate });
    await put({ closingDate, place: 'Ikeja', salary: '₦300,000 - 350,000' });
    const [first, second, third] = await changes();
    expect([first, second]).toEqual(
      expect.arrayContaining([
        { fact: 'pay', at: expect.any(String), now: '₦300,000 – 350,000 a month' },
        { fact: 'place', at: expect.any(String), now: 'Ikeja, Lagos' },
      ]),
    );
    expect(third).toEqual({ fact: 'closingDate', at: expect.any(String), now: formatDay(closingDate) });
  });

  it('says nothing to those who apply later, or after a change of other facts [APPLY-44]', async () => {
    await apply(new Date(Date.now() + DAY_MS));
    await put({ place: 'Ikeja' });
    expect(await changes()).toEqual([]);
    await board.connection.collection('applications').updateMany({}, { $set: { date: new Date() } });
    await put({ place: 'Ikeja', title: 'Head Baker' });
    expect(await changes()).toEqual([]);
  });

  it('says nothing when it is closed and opened again [APPLY-44]', async () => {
    await apply();
    await post('close', { as: 'filled' });
    expect((await row()).advert).toMatchObject({
      closedAs: 'filled',
      closedOn: dayAt(Date.now()),
      changes: [],
    });
    await post('reopen', {});
    expect(await changes()).toEqual([]);
  });

  it('is null when the job is gone [APPLY-7]', async () => {
    await apply();
    await board.connection.collection('jobs').deleteMany({});
    expect((await row()).advert).toBeNull();
  });

  it('adds nothing to the calls of one kind [APPLY-44]', async () => {
    await apply();
    await put({ place: 'Ikeja' });
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    expect(body.applications[0]).not.toHaveProperty('advert');
  });
});
