import { LIMITS, MESSAGES } from '@skybil/shared';
import { decode } from 'html-entities';
import { Secret, TOTP } from 'otpauth';
import {
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { serveShells } from '../../../test/pages.js';
import { makePdf } from '../../../test/pdfs.js';
import { Settings } from '../../platform/config/settings.js';
import { SIGN_INS, UPLOADS } from '../../platform/contract/route/limit-rules.js';
import { LimitsService } from '../../platform/limits/limits.service.js';

const PDF = { filename: 'papers.pdf', contentType: 'application/pdf' };
const RICH_TEXT = Buffer.from('{\\rtf1 Ada Obi}');
const HOME = { 'sec-fetch-site': 'same-origin' };

describe('the apply form from a browser without script', () => {
  let board: TestBoard;
  let restore: () => void;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;
  let remoteId: string;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
    restore = serveShells(board);
    company = await newCompany(board);
    [jobId, remoteId] = [await newJob(board, company), await newJob(board, company, { kind: 'remote' })];
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  beforeEach(async () => {
    seeker = await newSeeker(board);
    for (const written of ['applications', 'counters', 'files'])
      await board.connection.collection(written).deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const send = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = HOME,
  ) => {
    const request = board.http.post(`/forms/apply/${path}`).set(headers);
    return request.field({ email: seeker.email, password: PASSWORD, ...fields });
  };
  const applications = () => board.connection.collection('applications').countDocuments();
  const sessions = () => board.connection.collection('sessions').countDocuments({ kind: 'seeker' });
  const shown = ({ text }: { text: string }) => decode(text);
  const leadsTo = (path: string) => ({ location: path });

  it('sends the resume on file, redirects to "Sent" and leaves no session [SITE-53]', async () => {
    await uploadResume(board, seeker);
    const before = await sessions();
    const { headers } = await send(`job/${jobId}`).expect(303);
    expect(headers).toMatchObject(leadsTo(`/apply/job/${jobId}?note=sent`));
    expect([await applications(), await sessions()]).toEqual([1, before]);
  });

  it('stores a new resume and sends it with a certificate [SITE-53]', async () => {
    const { headers } = await send(`remote/${remoteId}`)
      .attach('resume', makePdf('resume'), PDF)
      .attach('certificate', makePdf('degree'), PDF)
      .expect(303);
    expect(headers).toMatchObject(leadsTo(`/apply/remote/${remoteId}?note=sent`));
    const purposes = await board.connection.collection('files').distinct('purpose');
    expect(purposes.sort()).toEqual(['certificate', 'resume']);
  });

  it('keeps the e-mail and not the password when the password is wrong, and leaves no session [SITE-53]', async () => {
    const before = await sessions();
    const answer = await send(`job/${jobId}`, { password: 'not-this-one' }).expect(401);
    expect(shown(answer)).toContain(`"password":"${MESSAGES.invalidCredentials}"`);
    expect(shown(answer)).toContain(`"email":"${seeker.email}"`);
    expect(shown(answer)).not.toContain('not-this-one');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await sessions()).toBe(before);
  });

  it('says at the field which document is missing, and ends the session [SITE-53]', async () => {
    const before = await sessions();
    expect(shown(await send(`job/${jobId}`).expect(409))).toContain(`"resume":"${MESSAGES.uploadResume}"`);
    await uploadResume(board, seeker);
    const answer = await send(`remote/${remoteId}`).expect(400);
    expect(shown(answer)).toContain(`"certificate":"${MESSAGES.uploadCertificate}"`);
    expect([await applications(), await sessions()]).toEqual([0, before]);
  });

  it('holds the application of an unproven e-mail, and says so [SITE-53] [APPLY-21]', async () => {
    jest.replaceProperty(board.app.get(Settings), 'MODERATION', 'on');
    seeker = await newSeeker(board, { proven: false });
    await uploadResume(board, seeker);
    const { headers } = await send(`job/${jobId}`).expect(303);
    expect(headers).toMatchObject(leadsTo(`/apply/job/${jobId}?note=held`));
    expect(await board.connection.collection('applications').countDocuments({ held: true })).toBe(1);
  });

  it('asks for the code of a person with two-step sign-in, and takes it [SITE-53] [SIGN-21]', async () => {
    const call = (path: string, body: object) =>
      board.http.post(`/api/auth/${path}`).set(seeker.headers).send(body).expect(200);
    const { body: begun } = await call('begin-second-factor', { password: PASSWORD });
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    const { body: confirmed } = await call('confirm-second-factor', { code });
    await uploadResume(board, seeker);
    const asked = shown(await send(`job/${jobId}`).expect(401));
    expect(asked).toContain(`"code":"${MESSAGES.secondFactorNeeded}"`);
    expect(asked).toContain('"needsCode":true');
    const wrong = shown(await send(`job/${jobId}`, { code: 'aaaa-bbbb-cccc' }).expect(400));
    expect(wrong).toContain(`"code":"${MESSAGES.secondFactorWrong}"`);
    expect(await applications()).toBe(0);
    await send(`job/${jobId}`, { code: confirmed.recoveryCodes[0] }).expect(303);
    expect(await applications()).toBe(1);
  });

  it('says which file is too large, or that both are together [FILE-1]', async () => {
    const large = Buffer.alloc(LIMITS.pdfBytes + 1, '%PDF-1.4 ');
    const half = large.subarray(0, LIMITS.pdfBytes / 2 + 50_000);
    const one = await send(`remote/${remoteId}`).attach('certificate', large, PDF).expect(413);
    expect(shown(one)).toContain(`"certificate":"${MESSAGES.fileTooLarge}"`);
    const both = send(`remote/${remoteId}`).attach('resume', half, PDF).attach('certificate', half, PDF);
    expect(shown(await both.expect(413))).toContain(`"form":"${MESSAGES.filesTooLarge}"`);
    expect(await applications()).toBe(0);
  });

  it('answers an upload of any size, and leaves room for the next one [FILE-1] [BUDGET-1]', async () => {
    const huge = Buffer.alloc(30_000_000);
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(`remote/${remoteId}`).attach('certificate', huge, PDF).expect(413);
      expect(shown(answer)).toMatch(/too large/);
    }
    await uploadResume(board, seeker);
    await send(`remote/${remoteId}`).attach('certificate', makePdf(), PDF).expect(303);
  });

  it('says what is missing in a form without fields, and survives a broken one [SITE-53]', async () => {
    const at = () => board.http.post(`/forms/apply/job/${jobId}`).set(HOME);
    const empty = await at().type('multipart/form-data; boundary=x').send('--x--\r\n').expect(400);
    expect(shown(empty)).toContain('"email":"Email is required"');
    expect(shown(empty)).toContain('"password":"Password is required"');
    expect(shown(await at().expect(400))).toContain('"email":"Email is required"');
    for (const broken of ['--x\r\ncontent-disposition: form', 'not a form', '--x\r\n\r\n\r\n--x--']) {
      const answer = await at().type('multipart/form-data; boundary=x').send(broken).expect(400);
      expect(shown(answer)).toContain('"errors":{');
    }
    await at().type('multipart/form-data').send('x').expect(400);
    await at().type('form').send({ email: seeker.email, password: PASSWORD }).expect(415);
    await send(`job/${jobId}`, { 'email[$ne]': '' }).expect(400);
    expect(await applications()).toBe(0);
  });

  it('takes an empty file input as no file', async () => {
    await uploadResume(board, seeker);
    await send(`job/${jobId}`)
      .attach('resume', Buffer.alloc(0), { filename: '', contentType: 'application/octet-stream' })
      .expect(303);
  });

  it('says how to make a PDF of a text document [FILE-10]', async () => {
    const answer = await send(`job/${jobId}`).attach('resume', RICH_TEXT, { filename: 'cv.rtf' }).expect(415);
    expect(shown(answer)).toMatch(/"resume":"[^"]*open it in Word/);
  });

  it('sends once when two arrive at once, and says so to the other [SITE-53]', async () => {
    await uploadResume(board, seeker);
    const answers = await Promise.all([send(`job/${jobId}`), send(`job/${jobId}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(answers.map(shown).join()).toContain(`"form":"${MESSAGES.alreadyApplied}"`);
    expect(await applications()).toBe(1);
  });

  it('stores each application under the seeker who signed in', async () => {
    const other = await newSeeker(board);
    for (const one of [seeker, other]) {
      await uploadResume(board, one);
      await send(`job/${jobId}`, { email: one.email }).expect(303);
    }
    const sent = await board.connection.collection('applications').find().toArray();
    expect(sent.map(({ userId }) => String(userId))).toEqual([seeker.id, other.id]);
  });

  it('leads to the page of a job that is closed', async () => {
    const closed = await newJob(board, company);
    await board.http
      .post('/api/company/change-visibility')
      .set(company.headers)
      .send({ id: closed, visible: false })
      .expect(200);
    await uploadResume(board, seeker);
    const { headers } = await send(`job/${closed}`).expect(303);
    expect(headers).toMatchObject(leadsTo(`/apply/job/${closed}`));
    await board.http.get(`/apply/job/${closed}`).expect(404);
  });

  it.each(['cross-site', 'same-site'])(
    'is refused from a page of another origin (%s) [SITE-51]',
    async (from) => {
      await uploadResume(board, seeker);
      await send(`job/${jobId}`, {}, { 'sec-fetch-site': from }).expect(400);
      expect(await applications()).toBe(0);
    },
  );

  it('counts as a sign-in from the IP address', async () => {
    const from = { ...HOME, 'x-forwarded-for': '203.0.113.78' };
    for (let count = 0; count < SIGN_INS[0].limit; count += 1)
      await board.http.post('/api/auth/sign-in').set(from).send({});
    const answer = await send(`job/${jobId}`, {}, from).expect(429);
    expect(shown(answer)).toContain(MESSAGES.tooManyRequests);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts each file as an upload of the seeker, and nothing without a file', async () => {
    await uploadResume(board, seeker);
    const use = jest.spyOn(board.app.get(LimitsService), 'use');
    await send(`job/${jobId}`).expect(303);
    const uploads = () =>
      use.mock.calls.filter(([who, rule]) => who === seeker.id && rule === UPLOADS).length;
    expect(uploads()).toBe(0);
    await send(`remote/${remoteId}`)
      .attach('resume', makePdf(), PDF)
      .attach('certificate', makePdf(), PDF)
      .expect(303);
    expect(uploads()).toBe(2);
  });

  it('has a page that search engines do not index', async () => {
    const { text } = await board.http.get(`/apply/job/${jobId}`).expect(200);
    expect(text).toContain('<meta name="robots" content="noindex');
  });
});
