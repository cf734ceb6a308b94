import { addDays, dayAt } from '@skybil/shared';
import { validate } from '@jsonresume/schema';
import { unzipSync } from 'fflate';
import { newCompany, newJob, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { apply, follow, sendResume } from '../../../test/documents.js';
import { expectFailure } from '../../../test/failure.js';
import { FilesRepository } from '../../platform/files/files.repository.js';

type Headers = Record<string, string>;

describe('GET /api/users/data.zip', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  const ask = (headers: Headers) =>
    board.http
      .get('/api/users/data.zip')
      .set(headers)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      });
  async function download(headers: Headers) {
    const answer = await ask(headers).expect(200);
    const files = Object.entries(unzipSync(answer.body as Buffer)).map(
      ([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')] as const,
    );
    const texts = new Map(files);
    const json = (name: string) => JSON.parse(Buffer.from(texts.get(name) ?? '', 'latin1').toString());
    return { answer, texts, data: json('data.json'), resume: json('resume.json') };
  }
  /** Applied with a certificate, and with a resume that has been replaced since. */
  async function applicant() {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    await sendResume(board, seeker, 'older resume');
    await apply(board, seeker, await newJob(board, company, { kind: 'remote' }), 'certificate of Ada');
    await sendResume(board, seeker, 'newer resume');
    return { seeker, company };
  }

  it('contains profile, applications, saved jobs, mails, newsletter and sessions of this seeker only [PRIVACY-1]', async () => {
    const [{ seeker, company }, other] = [await applicant(), await newSeeker(board)];
    const saved = await newJob(board, company, { title: 'Miller' });
    await board.http.put(`/api/users/saved-jobs/${saved}`).set(seeker.headers).expect(200);
    const subscribed = { user_type: 'jobseeker', email: seeker.email };
    await board.http.post('/api/newsletter').send(subscribed).expect(200);
    const contact = { phone: '+234 803 123 4567', phoneShared: true };
    await board.http.post('/api/users/phone').set(seeker.headers).send(contact).expect(200);
    const { data, answer } = await download(seeker.headers);
    expect(data).toMatchObject({
      profile: { id: seeker.id, firstName: 'Adaeze', email: seeker.email, formerEmails: [], ...contact },
      applications: [{ kind: 'remote', status: 'Pending', jobId: { title: 'Backend Engineer' } }],
      savedJobs: [{ jobId: saved, title: 'Miller', kind: 'job', savedAt: expect.any(String) }],
      newsletter: [{ email: seeker.email, userType: 'jobseeker', status: 'pending' }],
      sessions: [{ device: expect.any(String) }],
      viewedBy: [],
    });
    expect(data.mails).toContainEqual(
      expect.objectContaining({ to: seeker.email, template: 'newsletter-confirm' }),
    );
    expect(JSON.stringify(data)).not.toContain(other.email);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'private, no-store',
    });
  });

  it('contains the mails to an e-mail that the seeker wants [PRIVACY-1]', async () => {
    const seeker = await newSeeker(board);
    const wanted = { email: 'wanted@newmail.example', password: PASSWORD };
    await board.http.post('/api/auth/change-email').set(seeker.headers).send(wanted).expect(200);
    const { data } = await download(seeker.headers);
    expect(data.mails).toContainEqual(
      expect.objectContaining({ to: wanted.email, template: 'email-change' }),
    );
  });

  it('contains each stored file once, and names its use', async () => {
    const { seeker } = await applicant();
    const { data, texts } = await download(seeker.headers);
    const [application] = data.applications;
    expect(texts.get(data.resume)).toContain('newer resume');
    expect(texts.get(application.resume)).toContain('older resume');
    expect(texts.get(application.certificate)).toContain('certificate of Ada');
    expect([...texts.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3);
  });

  it('lists which company viewed which document, and when [PRIVACY-1]', async () => {
    const { seeker, company } = await applicant();
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    await follow(board, body.applications[0].userId.resume);
    const name = (await board.http.get('/api/company/company').set(company.headers)).body.company.name;
    const { data } = await download(seeker.headers);
    expect(data.viewedBy).toEqual([{ company: name, what: 'resume', at: expect.any(String) }]);
    expect(data.applications[0].viewedAt).toEqual(expect.any(String));
  });

  it('contains interviews, with the answer and the phone number [PRIVACY-1]', async () => {
    const { seeker, company } = await applicant();
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const id = body.applications[0]._id;
    const terms = { day: addDays(dayAt(Date.now()), 7), time: '14:30', video: true, note: 'Ask for Bola' };
    await board.http
      .post('/api/company/interviews')
      .set(company.headers)
      .send({ ids: [id], ...terms })
      .expect(200);
    const answer = { id, sequence: 0, answer: 'yes', phone: '0803 123 4567' };
    await board.http.post('/api/users/answer-interview').set(seeker.headers).send(answer).expect(200);
    const { data } = await download(seeker.headers);
    expect(data.applications[0].interview).toMatchObject({
      note: 'Ask for Bola',
      answer: 'yes',
      phone: '0803 123 4567',
    });
  });

  it('contains a resume in a standard format [PRIVACY-1]', async () => {
    const { seeker } = await applicant();
    const { resume } = await download(seeker.headers);
    expect(resume).toMatchObject({
      basics: { name: expect.stringMatching(/^Adaeze Okafor/), email: seeker.email },
      certificates: [{ name: 'degree', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      meta: { version: 'v1.0.0' },
    });
    const problems = await new Promise((resolve) => validate(resume, resolve));
    expect(problems).toBeNull();
  });

  it('omits a file that was deleted in the meantime', async () => {
    const { seeker } = await applicant();
    jest.spyOn(board.app.get(FilesRepository, { strict: false }), 'byId').mockResolvedValueOnce(null);
    const { texts } = await download(seeker.headers);
    expect([...texts.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(2);
  });

  it('allows three downloads a day per seeker [PRIVACY-1]', async () => {
    const [{ headers }, other] = [await newSeeker(board), await newSeeker(board)];
    for (let count = 0; count < 3; count += 1) await ask(headers).expect(200);
    const refused = await board.http.get('/api/users/data.zip').set(headers);
    expectFailure(refused, 429, 'too_many_requests');
    await ask(other.headers).expect(200);
  });
});
