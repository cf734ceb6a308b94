import { unzipSync } from 'fflate';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { MailService } from '../../platform/mail/mail.service.js';

const EMAIL = 'ada@both.example';

describe('erasing one of two accounts with the same e-mail', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(() => board.clear());

  const rows = (name: string) => board.connection.collection(name);
  const mailsAreOut = () =>
    eventually(async () => expect(await rows('outbox').countDocuments({ status: 'waiting' })).toBe(0), 5_000);
  /** Creates accounts of both kinds, each with a verified or unverified e-mail. */
  async function both({ seeker, company }: { seeker: boolean; company: boolean }) {
    const details = {
      firstName: 'Ada',
      lastName: 'Obi',
      name: 'Eko Haulage',
      email: EMAIL,
      password: PASSWORD,
    };
    const { body: ofSeeker } = await board.http.post('/api/auth/sign-up').send(details).expect(200);
    // an address gets one verification mail an hour
    await rows('counters').deleteMany({});
    const { body: ofCompany } = await board.http.post('/api/company/register').send(details).expect(200);
    const proven = { $set: { emailProvenAt: new Date() } };
    if (seeker) await rows('users').updateOne({}, proven);
    if (company) await rows('companies').updateOne({}, proven);
    await mailsAreOut();
    await rows('outbox').deleteMany({});
    return {
      seeker: { authorization: `Bearer ${ofSeeker.token}` },
      company: { token: ofCompany.token as string },
    };
  }
  const erase = (headers: Record<string, string>) =>
    board.http.post('/api/users/erase').set(headers).send({ password: PASSWORD }).expect(200);
  const close = (headers: Record<string, string>) =>
    board.http.post('/api/company/close').set(headers).send({ password: PASSWORD }).expect(200);
  async function subscribe(user_type: string): Promise<void> {
    await board.http.post('/api/newsletter').send({ user_type, email: EMAIL }).expect(200);
    await mailsAreOut();
  }
  const kindsOfMails = async () => (await rows('outbox').distinct('data.kind')).sort();

  it('erases its own mails and keeps those of the other account [PRIVACY-8]', async () => {
    const { seeker } = await both({ seeker: true, company: true });
    for (const kind of ['seeker', 'company'] as const)
      await board.app
        .get(MailService)
        .enqueue({ to: EMAIL, template: 'password-changed', data: { kind, name: 'Ada' } });
    const { body } = await erase(seeker);
    expect(await kindsOfMails()).toEqual(['company']);
    expect(body.receipt.erased).toContainEqual(expect.objectContaining({ kind: 'mails', count: 1 }));
  });

  it.each([
    ['jobseeker', 'seeker', 0],
    ['recruiter', 'seeker', 1],
    ['jobseeker', 'company', 1],
    ['recruiter', 'company', 0],
  ])(
    'newsletter for a %s, erasing the %s: %i subscriptions remain [PRIVACY-8]',
    async (userType, kind, left) => {
      const { seeker, company } = await both({ seeker: true, company: true });
      await subscribe(userType);
      const { body } = await (kind === 'seeker' ? erase(seeker) : close(company));
      expect(await rows('newsletter').countDocuments({ email: EMAIL })).toBe(left);
      expect(await rows('outbox').countDocuments({ 'data.kind': 'newsletter' })).toBe(left);
      const gone = body.receipt.erased.some((one: { kind: string }) => one.kind === 'newsletter');
      expect(gone).toBe(left === 0);
    },
  );

  it('erases every newsletter subscription if the other account is unverified', async () => {
    const { seeker } = await both({ seeker: true, company: false });
    await subscribe('recruiter');
    await erase(seeker);
    expect(await rows('newsletter').countDocuments({ email: EMAIL })).toBe(0);
  });

  it('neither shows nor erases the newsletter of an e-mail that the account has not verified [PRIVACY-8]', async () => {
    const { seeker } = await both({ seeker: false, company: true });
    await subscribe('jobseeker');
    const zip = await board.http
      .get('/api/users/data.zip')
      .set(seeker)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    const text = Buffer.from(unzipSync(zip.body as Buffer)['data.json'] ?? []).toString();
    expect(text).toContain('"newsletter": []');
    expect(text).not.toContain('newsletter-confirm');
    await erase(seeker);
    expect(await rows('newsletter').countDocuments({ email: EMAIL })).toBe(1);
    expect(await kindsOfMails()).toEqual(['newsletter']);
  });
});
