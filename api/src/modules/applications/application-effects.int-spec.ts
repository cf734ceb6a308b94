import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { apply, sendResume } from '../../../test/documents.js';
import { makePdf } from '../../../test/pdfs.js';
import { UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { APPLICATION } from './application.schema.js';
import { ApplicationsService } from './applications.service.js';
import { ReceivedApplicationsRepository } from './received-applications.repository.js';

type Stored = Record<string, unknown> & { _id: Types.ObjectId };

describe('a stored application', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let ada: Awaited<ReturnType<typeof newSeeker>>;
  let bola: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await board.clear();
    [company, ada, bola] = await Promise.all([newCompany(board), newSeeker(board), newSeeker(board)]);
  });

  const rows = async (filter: object = {}) =>
    (await board.connection.collection('applications').find(filter).toArray()) as unknown as Stored[];
  /** Without the receipt, because the mail worker changes it a moment later. */
  const lasting = async (filter: object = {}) =>
    (await rows(filter)).map((row) => ({ ...row, receipt: undefined }));
  const fileIds = async () =>
    (await board.connection.collection('files').find().toArray()).map(({ _id }) => String(_id)).sort();
  const applicants = async (jobId: string): Promise<number> =>
    (await board.http.get(`/api/jobs/${jobId}`).expect(200)).body.job.applicants;
  const decide = (id: string, status: string) =>
    board.http.post('/api/company/change-status').set(company.headers).send({ id, status });

  it('is Pending, with seeker, job, company and the current time', async () => {
    const { id: resumeFileId } = await sendResume(board, ada, 'resume');
    const jobId = await newJob(board, company);
    const before = Date.now();
    await apply(board, ada, jobId);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toEqual({
      _id: expect.any(Types.ObjectId),
      kind: 'job',
      jobId: new Types.ObjectId(jobId),
      companyId: new Types.ObjectId(company.id),
      userId: new Types.ObjectId(ada.id),
      resumeFileId,
      status: 'Pending',
      receipt: expect.any(String),
      date: expect.any(Date),
    });
    expect((row?.date as Date).getTime()).toBeGreaterThanOrEqual(before);
    expect((row?.date as Date).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('has the certificate of a remote job', async () => {
    await sendResume(board, ada, 'resume');
    await apply(board, ada, await newJob(board, company, { kind: 'remote' }), 'certificate');
    const [row] = await rows();
    const document = await board.connection
      .collection('files')
      .findOne({ _id: new Types.ObjectId(String(row?.certificateFileId)) });
    expect(row).toMatchObject({ kind: 'remote', status: 'Pending' });
    expect(document).toMatchObject({
      purpose: 'certificate',
      name: 'degree.pdf',
      contentType: 'application/pdf',
    });
  });

  it('has the time of the decision', async () => {
    await sendResume(board, ada, 'resume');
    await apply(board, ada, await newJob(board, company));
    await apply(board, ada, await newJob(board, company));
    const [decided, other] = await lasting();
    const before = Date.now();
    await decide(String(decided?._id), 'Rejected').expect(200);
    const [after] = await rows({ status: 'Rejected' });
    expect(after?._id).toEqual(decided?._id);
    expect((after?.decidedAt as Date).getTime()).toBeGreaterThanOrEqual(before);
    expect(await lasting({ status: 'Pending' })).toEqual([other]);
  });

  it('removes the job from the related jobs of its seeker only', async () => {
    await sendResume(board, ada, 'resume');
    const [shown, applied] = [await newJob(board, company), await newJob(board, company)];
    await apply(board, ada, applied);
    const related = async (headers: Record<string, string>) => {
      const { body } = await board.http.get(`/api/jobs/${shown}/related`).set(headers).expect(200);
      return (body.jobs as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await related(ada.headers)).toEqual([]);
    expect(await related(bola.headers)).toEqual([applied]);
  });

  it('is erased with its seeker, with documents and counts, and others stay', async () => {
    const jobId = await newJob(board, company);
    const remoteId = await newJob(board, company, { kind: 'remote' });
    await sendResume(board, bola, 'resume of Bola');
    await apply(board, bola, jobId);
    await apply(board, bola, remoteId, 'certificate of Bola');
    const [left, leftFiles] = [await lasting(), await fileIds()];
    await sendResume(board, ada, 'first resume of Ada');
    await apply(board, ada, jobId);
    const { id: onProfile } = await sendResume(board, ada, 'second resume of Ada');
    await apply(board, ada, await newJob(board, company, { kind: 'remote' }), 'certificate of Ada');
    expect(await applicants(jobId)).toBe(2);
    const [decided] = await rows({ userId: new Types.ObjectId(ada.id) });
    await decide(String(decided?._id), 'Accepted').expect(200);

    await sendResume(board, ada, 'third resume of Ada');
    await board.app.get(ApplicationsService).eraseOfSeeker(ada.id);
    expect(await lasting()).toEqual(left);
    const files = await fileIds();
    expect(files).not.toContain(onProfile);
    expect(files).toHaveLength(leftFiles.length + 1);
    expect(files).toEqual(expect.arrayContaining(leftFiles));
    expect(await applicants(jobId)).toBe(1);
  });

  it('does not exist if the database fails, and the seeker gets an error', async () => {
    await sendResume(board, ada, 'resume');
    const remoteId = await newJob(board, company, { kind: 'remote' });
    jest
      .spyOn(board.connection.model(APPLICATION).collection, 'insertOne')
      .mockRejectedValueOnce(new Error('the database is away'));
    const failed = await board.http
      .post('/api/users/apply')
      .set(ada.headers)
      .field('jobId', remoteId)
      .attach('certificate', makePdf(), 'degree.pdf');
    expectFailure(failed, 500, 'internal');
    expect(await rows()).toEqual([]);
  });

  it('is rejected with a certificate after 60 uploads in a day, but not without one', async () => {
    await sendResume(board, ada, 'resume');
    for (let uploads = 1; uploads < 60; uploads += 1) {
      await board.app.get(LimitsService).use(ada.id, UPLOADS);
    }
    const remoteId = await newJob(board, company, { kind: 'remote' });
    const refused = await board.http
      .post('/api/users/apply')
      .set(ada.headers)
      .field('jobId', remoteId)
      .attach('certificate', makePdf(), 'degree.pdf');
    expectFailure(refused, 429, 'too_many_requests');
    await apply(board, ada, await newJob(board, company));
    await sendResume(board, bola, 'resume');
    await apply(board, bola, remoteId, 'certificate');
  });

  it('has no result of its own if the server fails during a decision on many', async () => {
    await sendResume(board, ada, 'resume');
    await apply(board, ada, await newJob(board, company));
    const ids = (await rows()).map(({ _id }) => String(_id));
    jest
      .spyOn(board.app.get(ReceivedApplicationsRepository), 'decide')
      .mockRejectedValueOnce(new Error('the database is away'));
    const many = { ids, status: 'Accepted' };
    const failed = await board.http.post('/api/company/change-statuses').set(company.headers).send(many);
    expectFailure(failed, 500, 'internal');
    const { body } = await board.http
      .post('/api/company/change-statuses')
      .set(company.headers)
      .send(many)
      .expect(200);
    expect(body).toEqual({
      success: true,
      message: 'OK',
      results: [{ id: ids[0], success: true, message: MESSAGES.statusChanged }],
    });
  });
});
