import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import {
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf, pdfs } from '../../../test/pdfs.js';
import { storeJobs } from '../../../test/stored-jobs.js';

const PDF = { filename: 'degree.pdf', contentType: 'application/pdf' };
const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';
type Headers = Record<string, string>;

describe('applying', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let bare: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let remoteId: string;
  let hiddenId: string;
  let importedId: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker, bare] = await Promise.all([newCompany(board), newSeeker(board), newSeeker(board)]);
    await uploadResume(board, seeker);
    const companyId = new Types.ObjectId(company.id);
    jobId = await newJob(board, company);
    remoteId = await newJob(board, company, { kind: 'remote' });
    [hiddenId = '', importedId = ''] = await storeJobs(board, [
      { companyId, visible: false },
      { sourceUrl: 'https://source.example/1', sourceName: 'Source' },
    ]);
  });

  const applyTo = (id: string, headers: Headers = seeker.headers) =>
    board.http.post('/api/users/apply').set(headers).send({ jobId: id });
  const applyByForm = (id: string, headers: Headers = seeker.headers) =>
    board.http.post('/api/users/apply').set(headers).field('jobId', id);
  const stored = (id: string) =>
    board.connection.collection('applications').countDocuments({ jobId: new Types.ObjectId(id) });
  const certificates = () => board.connection.collection('files').countDocuments({ purpose: 'certificate' });

  describe('with POST /api/users/apply-remote', () => {
    const applyRemotely = (headers: Headers = seeker.headers) =>
      board.http.post('/api/users/apply-remote').set(headers);

    it('accepts the certificate [CALL-7]', async () => {
      const request = applyRemotely().field('jobId', remoteId).attach('certificate', makePdf(), PDF);
      const { body } = await request.expect(200);
      expect(body).toEqual({ success: true, message: MESSAGES.applied });
      expect([await stored(remoteId), await certificates()]).toEqual([1, 1]);
    });

    it('rejects an on-site job, a missing certificate and a signed-out visitor', async () => {
      expectFailure(await applyRemotely().send({ jobId: remoteId }), 400, 'certificate_required');
      const form = (id: string, headers?: Headers) => applyRemotely(headers).field('jobId', id);
      expectFailure(await form(jobId).attach('certificate', makePdf(), PDF), 400, 'wrong_kind');
      expectFailure(await form(remoteId), 400, 'certificate_required');
      expectFailure(await form(remoteId, {}), 401, 'unauthorized');
      expect([await stored(jobId), await stored(remoteId), await certificates()]).toEqual([0, 0, 0]);
    });
  });

  it('checks sign-in, job, source, resume, earlier application, documents, in this order [APPLY-1]', async () => {
    const signedOut = await applyTo(UNKNOWN_ID, {});
    expectFailure(signedOut, 401, 'unauthorized');
    expect(signedOut.body.message).toBe('Login to apply for jobs');
    const signedOutForm = await applyByForm(remoteId, {});
    expect([signedOutForm.status, signedOutForm.body.message]).toEqual([401, 'Login to apply for jobs']);

    for (const id of [UNKNOWN_ID, hiddenId]) {
      const response = await applyTo(id, bare.headers);
      expectFailure(response, 404, 'not_found');
      expect(response.body.message).toBe(MESSAGES.jobNotFound);
    }
    expectFailure(await applyTo(importedId, bare.headers), 409, 'apply_at_source');

    for (const id of [jobId, remoteId]) {
      const response = await applyTo(id, bare.headers);
      expectFailure(response, 409, 'resume_required');
      expect(response.body.message).toBe('Upload resume to apply');
    }

    const withoutCertificate = await applyTo(remoteId);
    expectFailure(withoutCertificate, 400, 'certificate_required');
    expect(withoutCertificate.body.message).toBe('Upload your  certificate to apply');
    expect(withoutCertificate.body.errors).toEqual({ certificate: 'Upload your  certificate to apply' });
    expectFailure(await applyByForm(remoteId), 400, 'certificate_required');
    expectFailure(await applyByForm(jobId).attach('certificate', makePdf(), PDF), 400, 'wrong_kind');
    expectFailure(await applyByForm(jobId), 400, 'wrong_kind');
    expect(await stored(jobId)).toBe(0);
    expect(await certificates()).toBe(0);
  });

  it.each([
    ['no PDF', Buffer.from('GIF89a'), PDF, 415, 'unsupported_type'],
    ['another ending', makePdf(), { ...PDF, filename: 'degree.doc' }, 415, 'unsupported_type'],
    ['an empty file', Buffer.alloc(0), PDF, 400, 'bad_input'],
    ['a PDF with a script', pdfs.withOpenAction(), PDF, 422, 'pdf_unreadable'],
  ] as const)('a certificate that is %s leaves nothing', async (_, bytes, file, status, code) => {
    expectFailure(await applyByForm(remoteId).attach('certificate', bytes, file), status, code);
    expect(await stored(remoteId)).toBe(0);
    expect(await certificates()).toBe(0);
  });

  it('requires the id of a job', async () => {
    expectFailure(
      await board.http.post('/api/users/apply').set(seeker.headers).send({}),
      400,
      'missing_details',
    );
    expectFailure(await applyTo('7'), 400, 'bad_input');
  });

  it('answers 409 Already Applied to a second application, for both kinds and any documents', async () => {
    await applyTo(jobId).expect(200);
    await applyByForm(remoteId).attach('certificate', makePdf(), PDF).expect(200);
    for (const again of [
      applyTo(jobId),
      applyByForm(remoteId).attach('certificate', makePdf(), PDF),
      applyTo(remoteId),
    ]) {
      const response = await again;
      expectFailure(response, 409, 'already_applied');
      expect(response.body.message).toBe('Already Applied');
    }
    expect(await certificates()).toBe(1);
  });

  it('stores one application and one file for 50 parallel requests to a remote job [APPLY-3]', async () => {
    const id = await newJob(board, company, { kind: 'remote' });
    const before = await certificates();
    const answers = await Promise.all(
      Array.from(
        { length: 50 },
        async () => (await applyByForm(id).attach('certificate', makePdf(), PDF)).status,
      ),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(49);
    expect(await stored(id)).toBe(1);
    expect(await certificates()).toBe(before + 1);
    const { body } = await board.http.get(`/api/remotejobs/${id}`).expect(200);
    expect(body.skybiljob.applicants).toBe(1);
  }, 60_000);

  it('stores one application for 50 parallel requests to an on-site job', async () => {
    const id = await newJob(board, company);
    const answers = await Promise.all(Array.from({ length: 50 }, async () => (await applyTo(id)).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(49);
    expect(await stored(id)).toBe(1);
  }, 60_000);

  it('keeps the resume as it was when the application was sent [APPLY-6]', async () => {
    const applicant = await newSeeker(board);
    await uploadResume(board, applicant);
    const id = await newJob(board, company);
    await applyTo(id, applicant.headers).expect(200);
    const resumeSent = async (): Promise<string> => {
      const { body } = await board.http
        .get('/api/company/applications')
        .query({ filter: JSON.stringify({ jobId: id }) })
        .set(company.headers)
        .expect(200);
      return new URL(body.data[0].userId.resume).pathname;
    };
    const before = await resumeSent();
    await uploadResume(board, applicant);
    expect(await resumeSent()).toBe(before);
    const { body } = await board.http.get('/api/users/user').set(applicant.headers);
    expect(new URL(body.user.resume).pathname).not.toBe(before);
  });

  it('uses a resume that another process has just stored, despite the cache [APPLY-6]', async () => {
    const users = board.connection.collection('users');
    for (const at of [jobId, await newJob(board, company), await newJob(board, company)]) {
      await board.http.get('/api/users/user').set(seeker.headers).expect(200);
      const resumeFileId = new Types.ObjectId().toHexString();
      await users.updateOne({ _id: new Types.ObjectId(seeker.id) }, { $set: { resumeFileId } });
      await applyTo(at).expect(200);
      const sent = await board.connection
        .collection('applications')
        .findOne({ jobId: new Types.ObjectId(at) });
      expect(sent?.resumeFileId).toBe(resumeFileId);
    }
  });

  it('returns job, company, applicant, status and date to the seeker', async () => {
    await applyTo(jobId).expect(200);
    const { body: own } = await board.http.get('/api/company/company').set(company.headers).expect(200);
    const { name, image } = own.company;
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    expect(body.applications).toEqual([
      {
        _id: expect.any(String),
        kind: 'job',
        jobId: { _id: jobId, title: 'Backend Engineer', location: 'Lagos' },
        companyId: { _id: company.id, name, image },
        userId: {
          _id: seeker.id,
          name: expect.any(String),
          image: expect.stringContaining('/api/initials/'),
          resume: expect.stringContaining('/api/files/'),
          resumeBytes: expect.any(Number),
        },
        status: 'Pending',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  it('lists both kinds together, newest first, right after they were sent [APPLY-41]', async () => {
    await applyTo(jobId).expect(200);
    await applyByForm(remoteId).attach('certificate', makePdf(), PDF).expect(200);
    const { body } = await board.http.get('/api/users/all-applications').set(seeker.headers).expect(200);
    expect(body.applications.map(({ kind }: { kind: string }) => kind)).toEqual(['remote', 'job']);
  });

  it('lists a seeker’s own applications only, newest first, each kind in its list', async () => {
    const applicant = await newSeeker(board);
    await uploadResume(board, applicant);
    const ids = [await newJob(board, company), await newJob(board, company)];
    for (const id of ids) await applyTo(id, applicant.headers).expect(200);
    const own = await board.http.get('/api/users/applications').set(applicant.headers).expect(200);
    expect(own.body.applications.map((one: { jobId: { _id: string } }) => one.jobId._id)).toEqual(
      ids.reverse(),
    );
    const remote = await board.http.get('/api/users/remote-applications').set(applicant.headers).expect(200);
    expect(remote.body.applications).toEqual([]);
  });
});
