import { MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import type { Response } from 'supertest';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from './board.js';
import { resetCode } from './mails.js';
import { makePdf } from './pdfs.js';

const ID = /^[0-9a-f]{24}$/;
const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const PROVEN = { emailProven: true, jobsHeld: false, about: '', website: '', location: '' };
const FILE = /^http:\/\/localhost:3000\/api\/files\//;
const ABSOLUTE = /^http:\/\/localhost:3000\/api\//;

/** Calls of the original front ends, with their messages (CALL-1). */
describe('the calls of the original front ends', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let [jobId, remoteId] = ['', ''];

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    jobId = await newJob(board, company);
    remoteId = await newJob(board, company, { title: 'Remote Designer', kind: 'remote' });
  });

  /** Checks a success: its status, its message and the exact names of its other fields. */
  function expectSuccess(response: Response, message: string, fields: readonly string[]): void {
    expect([response.status, response.body.success, response.body.message]).toEqual([200, true, message]);
    expect(Object.keys(response.body).sort()).toEqual(['message', 'success', ...fields].sort());
  }

  const companyInside = () => ({
    _id: company.id,
    name: expect.any(String),
    image: expect.stringMatching(ABSOLUTE),
  });
  const applicantInside = () => ({
    _id: seeker.id,
    name: expect.stringContaining('Adaeze Okafor'),
    image: expect.stringMatching(ABSOLUTE),
    resume: expect.stringMatching(FILE),
    resumeBytes: expect.any(Number),
  });
  const companyItself = () => ({ ...companyInside(), email: company.email, applicantMails: true, ...PROVEN });
  const job = (change: object = {}) => ({
    ...JOB_CONTENT,
    _id: jobId,
    kind: 'job',
    excerpt: 'Build payment services with us.',
    ...{ nature: 'Remote', currency: 'NGN' },
    date: expect.stringMatching(ISO_UTC),
    closingDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    visible: true,
    applicants: 0,
    companyId: companyInside(),
    ...{ states: ['Lagos'], payMin: 250_000, payMax: 400_000, payPeriod: 'month' },
    ...change,
  });
  const post = (route: string, headers: Record<string, string>) => board.http.post(route).set(headers);
  const apply = () => post('/api/users/apply', seeker.headers).send({ jobId });
  const applyRemotely = () =>
    post('/api/users/apply', seeker.headers)
      .field('jobId', remoteId)
      .attach('certificate', makePdf(), { filename: 'degree.pdf', contentType: 'application/pdf' });
  /** Applies to the on-site job, then to the remote one. */
  async function applyToBoth(): Promise<void> {
    await uploadResume(board, seeker);
    await apply().expect(200);
    await applyRemotely().expect(200);
  }
  const remote = () => job({ _id: remoteId, title: 'Remote Designer', kind: 'remote' });

  it('GET /api/jobs returns on-site jobs as jobs [CALL-1]', async () => {
    const response = await board.http.get('/api/jobs');
    expectSuccess(response, 'OK', ['jobs', 'total']);
    expect(response.body.jobs).toEqual([job()]);
  });

  it('GET /api/jobs/{id} returns job', async () => {
    const response = await board.http.get(`/api/jobs/${jobId}`);
    expectSuccess(response, 'OK', ['job']);
    expect(response.body.job).toEqual(job());
  });

  it('GET /api/remotejobs returns remote jobs as skybiljobs [JOB-1]', async () => {
    const response = await board.http.get('/api/remotejobs');
    expectSuccess(response, 'OK', ['skybiljobs', 'total']);
    expect(response.body.skybiljobs).toEqual([remote()]);
  });

  it('GET /api/remotejobs/{id} returns skybiljob', async () => {
    const response = await board.http.get(`/api/remotejobs/${remoteId}`);
    expectSuccess(response, 'OK', ['skybiljob']);
    expect(response.body.skybiljob).toEqual(remote());
  });

  it('GET /api/company/company with the token header returns company', async () => {
    const response = await board.http.get('/api/company/company').set(company.headers);
    expectSuccess(response, 'OK', ['company']);
    expect(response.body.company).toEqual(companyItself());
  });

  it('GET /api/users/user as Bearer returns user, with an empty resume when there is none', async () => {
    const response = await board.http.get('/api/users/user').set(seeker.headers);
    expectSuccess(response, 'OK', ['user']);
    const { firstName, lastName, name } = response.body.user;
    expect(name).toBe(`${firstName} ${lastName}`);
    expect(response.body.user).toEqual({
      _id: expect.stringMatching(ID),
      firstName: 'Adaeze',
      lastName: expect.stringContaining('Okafor'),
      name: expect.any(String),
      email: seeker.email,
      ...{ emailProven: true, phoneShared: false, receipts: true },
      image: expect.stringMatching(ABSOLUTE),
      resume: '',
    });
  });

  it('GET /api/users/applications as Bearer returns an empty list of applications at first', async () => {
    const response = await board.http.get('/api/users/applications').set(seeker.headers);
    expectSuccess(response, 'OK', ['applications']);
    expect(response.body.applications).toEqual([]);
  });

  it('GET /api/users/remote-applications as Bearer returns an empty list of applications at first', async () => {
    const response = await board.http.get('/api/users/remote-applications').set(seeker.headers);
    expectSuccess(response, 'OK', ['applications']);
    expect(response.body.applications).toEqual([]);
  });

  it('POST /api/users/update-resume as Bearer takes a form with resume and returns a message', async () => {
    const response = await post('/api/users/update-resume', seeker.headers).attach('resume', makePdf(), {
      filename: 'cv.pdf',
      contentType: 'application/pdf',
    });
    expectSuccess(response, MESSAGES.resumeUpdated, []);
    const { body } = await board.http.get('/api/users/user').set(seeker.headers);
    expect(body.user.resume).toMatch(/^http:\/\/localhost:3000\/api\/files\/[0-9a-f]{24}\?v=.+&e=\d+&s=.+$/);
  });

  it('POST /api/users/apply as Bearer takes JSON for an on-site job and returns a message', async () => {
    await uploadResume(board, seeker);
    const response = await apply();
    expectSuccess(response, MESSAGES.applied, []);
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers);
    expect(body.applications).toEqual([
      {
        _id: expect.stringMatching(ID),
        kind: 'job',
        jobId: { _id: jobId, title: 'Backend Engineer', location: 'Lagos' },
        companyId: companyInside(),
        userId: applicantInside(),
        status: 'Pending',
        date: expect.stringMatching(ISO_UTC),
      },
    ]);
  });

  it('POST /api/users/apply as Bearer takes a form with jobId and certificate for a remote job [CALL-7]', async () => {
    await uploadResume(board, seeker);
    const response = await applyRemotely();
    expectSuccess(response, MESSAGES.applied, []);
    const { body } = await board.http.get('/api/users/remote-applications').set(seeker.headers);
    expect(body.applications).toEqual([
      expect.objectContaining({
        kind: 'remote',
        jobId: { _id: remoteId, title: 'Remote Designer', location: 'Lagos' },
        companyId: companyInside(),
        certificate: expect.stringMatching(FILE),
      }),
    ]);
  });

  it('POST /api/company/login takes email and password and returns company and token', async () => {
    const response = await board.http
      .post('/api/company/login')
      .send({ email: ` ${company.email.toUpperCase()} `, password: PASSWORD });
    expectSuccess(response, MESSAGES.loggedIn, ['company', 'token']);
    expect(response.body.company).toEqual(companyItself());
    await board.http.get('/api/company/company').set('token', response.body.token).expect(200);
  });

  it('POST /api/company/register takes a form with name, email, password and image and returns company and token [PERSON-5]', async () => {
    const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const response = await board.http
      .post('/api/company/register')
      .field({ name: 'Kano Looms', email: 'looms@test.example', password: PASSWORD })
      .attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
    expectSuccess(response, MESSAGES.companyRegistered, ['company', 'token']);
    expect(response.body.company).toEqual({
      _id: expect.stringMatching(ID),
      name: 'Kano Looms',
      image: expect.stringMatching(/^http:\/\/localhost:3000\/api\/logos\/[0-9a-f]{24}$/),
      email: 'looms@test.example',
      ...{ ...PROVEN, emailProven: false, applicantMails: true },
    });
  });

  it('POST /api/company/post-job takes the eight fields and returns a message, and the job’s id [CALL-1]', async () => {
    const content = { ...JOB_CONTENT, title: 'Accountant', nature: 'Remote', currency: 'USD' };
    const response = await post('/api/company/post-job', company.headers).send(content);
    expectSuccess(response, MESSAGES.jobPosted, ['jobId']);
    const { body } = await board.http.get('/api/jobs?title=accountant');
    expect(body.jobs).toMatchObject([{ _id: response.body.jobId }]);
  });

  it('GET /api/company/list-jobs returns jobs of both kinds as jobsData, newest first', async () => {
    await newJob(board, company, { title: 'Accountant' });
    await applyToBoth();
    const response = await board.http.get('/api/company/list-jobs').set(company.headers);
    expectSuccess(response, 'OK', ['jobsData']);
    const rows: { title: string; kind: string }[] = response.body.jobsData;
    expect(rows.map(({ title, kind }) => `${title}, ${kind}`)).toEqual([
      'Accountant, job',
      'Remote Designer, remote',
      'Backend Engineer, job',
    ]);
    expect(response.body.jobsData[2]).toEqual(job({ applicants: 1, newApplicants: 1 }));
  });

  it.each([
    ['an on-site', () => `/api/jobs/${jobId}`, () => jobId],
    ['a remote', () => `/api/remotejobs/${remoteId}`, () => remoteId],
  ])(
    'POST /api/company/change-visibility takes the id of %s job and returns a message',
    async (_, address, id) => {
      for (const status of [404, 200]) {
        const response = await post('/api/company/change-visibility', company.headers).send({ id: id() });
        expectSuccess(response, MESSAGES.visibilityUpdated, []);
        await board.http.get(address()).expect(status);
      }
    },
  );

  it('GET /api/company/applicants returns applications to both kinds of job, newest first', async () => {
    await applyToBoth();
    const response = await board.http.get('/api/company/applicants').set(company.headers);
    expectSuccess(response, 'OK', ['applications']);
    const received = {
      _id: expect.stringMatching(ID),
      companyId: companyInside(),
      userId: applicantInside(),
      ...{ status: 'Pending', stage: 'received' },
      date: expect.stringMatching(ISO_UTC),
    };
    expect(response.body.applications).toEqual([
      {
        ...received,
        kind: 'remote',
        jobId: { _id: remoteId, title: 'Remote Designer', location: 'Lagos' },
        certificate: expect.stringMatching(FILE),
        certificateBytes: expect.any(Number),
      },
      { ...received, kind: 'job', jobId: { _id: jobId, title: 'Backend Engineer', location: 'Lagos' } },
    ]);
  });

  it.each([
    ['on-site', 'Accepted', 'applications'],
    ['remote', 'Rejected', 'remote-applications'],
  ])('POST /api/company/change-status takes id and status of an %s application', async (_, status, list) => {
    await applyToBoth();
    const { body: before } = await board.http.get(`/api/users/${list}`).set(seeker.headers);
    const [{ _id: id }] = before.applications;
    const response = await post('/api/company/change-status', company.headers).send({ id, status });
    expectSuccess(response, MESSAGES.statusChanged, []);
    const { body: after } = await board.http.get(`/api/users/${list}`).set(seeker.headers);
    expect(after.applications[0].status).toBe(status);
  });

  it('POST /api/company/send-reset-otp and reset-password take email, otp and newPassword and return messages', async () => {
    const { email } = company;
    const asked = await board.http.post('/api/company/send-reset-otp').send({ email });
    expectSuccess(asked, MESSAGES.codeOnItsWay, []);
    const otp = await resetCode(board, email);
    expect(otp).toMatch(/^\d{6}$/);
    const newPassword = 'Okra-and-yam-9';
    const response = await board.http.post('/api/company/reset-password').send({ email, otp, newPassword });
    expectSuccess(response, MESSAGES.passwordReset, []);
    await board.http.post('/api/company/login').send({ email, password: PASSWORD }).expect(401);
    await board.http.post('/api/company/login').send({ email, password: newPassword }).expect(200);
  });
});
