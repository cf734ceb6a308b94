import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { apply, fileIdOf, follow, sendResume } from '../../../test/documents.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

/** Ada sends the same resume to three jobs of one company. */
describe('opening one of several applications with the same resume', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  async function arrange() {
    const [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    await sendResume(board, seeker, 'resume of Ada');
    const jobIds = [
      await newJob(board, company),
      await newJob(board, company),
      await newJob(board, company),
    ] as const;
    for (const jobId of jobIds) await apply(board, seeker, jobId);
    const own = async (jobId: string) => {
      const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
      const all = body.applications as { jobId: { _id: string }; status: string; viewedAt?: string }[];
      return all.find((one) => one.jobId._id === jobId);
    };
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const received = (jobId: string): { _id: string; userId: { resume: string } } =>
      body.applications.find((one: { jobId: { _id: string } }) => one.jobId._id === jobId);
    const decide = (jobId: string, status: string) =>
      board.http
        .post('/api/company/change-status')
        .set(company.headers)
        .send({ id: received(jobId)._id, status })
        .expect(200);
    return { company, jobIds, own, received, decide };
  }

  it('marks that one as viewed, and neither a pending nor a rejected one beside it [LOG-2]', async () => {
    const { jobIds, own, received, decide } = await arrange();
    const [opened, pending, rejected] = jobIds;
    await decide(rejected, 'Rejected');
    expect((await follow(board, received(opened).userId.resume)).status).toBe(200);
    expect((await own(opened))?.viewedAt).toEqual(expect.any(String));
    expect(await own(pending)).not.toHaveProperty('viewedAt');
    expect(await own(rejected)).not.toHaveProperty('viewedAt');
    expect(await own(rejected)).toMatchObject({ status: 'Rejected' });
  });

  it('counts an applicant as new until a document is opened or the applicant is decided [CONSOLE-41]', async () => {
    const { company, jobIds, received, decide } = await arrange();
    const [opened, decided, waiting] = jobIds;
    const counts = async () => {
      const { body } = await board.http.get('/api/company/jobs').set(company.headers).expect(200);
      const jobs = body.data as { _id: string; applicants: number; newApplicants: number }[];
      return [opened, decided, waiting].map((id) => {
        const job = jobs.find(({ _id }) => _id === id);
        return [job?.applicants, job?.newApplicants];
      });
    };
    expect(await counts()).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    await follow(board, received(opened).userId.resume);
    await decide(decided, 'Accepted');
    expect(await counts()).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it.each(['Accepted', 'Rejected'])('keeps the status %s when that one is opened', async (status) => {
    const { jobIds, own, received, decide } = await arrange();
    const [decided] = jobIds;
    await decide(decided, status);
    await follow(board, received(decided).userId.resume);
    expect(await own(decided)).toMatchObject({ status });
  });

  it('logs the opened one only [LOG-2]', async () => {
    const { jobIds, received } = await arrange();
    const [opened, ...others] = jobIds;
    await follow(board, received(opened).userId.resume);
    const eventsOf = async (jobId: string) =>
      (await board.app.get(SecurityLog).about({ application: received(jobId)._id }, 9)).length;
    expect(await eventsOf(opened)).toBe(1);
    for (const jobId of others) expect(await eventsOf(jobId)).toBe(0);
  });

  it('refuses a link whose application was replaced by another one', async () => {
    const { jobIds, own, received } = await arrange();
    const [opened, other] = jobIds;
    const link = received(opened).userId.resume;
    expect(fileIdOf(link)).toBe(fileIdOf(received(other).userId.resume));
    const altered = link.replace(received(opened)._id, received(other)._id);
    expect(altered).not.toBe(link);
    expect((await follow(board, altered)).status).toBe(404);
    expect(await own(other)).not.toHaveProperty('viewedAt');
  });
});
