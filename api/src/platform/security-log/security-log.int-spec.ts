import { newCompany, newJob, newSeeker, PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { apply, fileIdOf, follow, sendResume } from '../../../test/documents.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { Fingerprints } from './fingerprints.js';
import { SecurityLog } from './security-log.js';
import { SecurityLogRepository } from './security-log.repository.js';
import type { SecurityEvent } from './security-log.schema.js';

const DEVICE = 'Phone of Ada';
/** Some events are written in the background, shortly after the response. */
const soon = (assertion: () => Promise<void>) => eventually(assertion, 5_000);

describe('the security log', () => {
  let board: TestBoard;
  let log: SecurityLog;

  beforeAll(async () => {
    board = await sharedBoard();
    log = board.app.get(SecurityLog);
  });
  afterEach(() => jest.restoreAllMocks());

  const events = async (party: Parameters<SecurityLog['about']>[0]) =>
    (await log.about(party, 100)).reverse().map(({ event }) => event);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    board.http
      .post(`/api/${path}`)
      .set({ 'user-agent': DEVICE, ...headers })
      .send(body);

  it.each(['company', 'seeker'] as const)(
    'contains sign-ins and failed sign-ins of a %s [LOG-1]',
    async (kind) => {
      const account = kind === 'company' ? await newCompany(board) : await newSeeker(board);
      const path = kind === 'company' ? 'company/login' : 'auth/sign-in';
      await post(path, { email: account.email, password: 'Wrong-password-1' }).expect(401);
      await post(path, { email: account.email, password: PASSWORD }).expect(200);
      await soon(async () =>
        expect(await events({ kind, id: account.id })).toEqual([
          'account-made',
          'sign-in-failed',
          'signed-in',
        ]),
      );
    },
  );

  it('contains sign-in attempts with an unknown e-mail', async () => {
    const email = 'nobody@test.example';
    await post('company/login', { email, password: PASSWORD }).expect(401);
    await soon(async () => expect(await events({ account: 'company', email })).toEqual(['sign-in-failed']));
  });

  it('contains one event each time failures lock an account', async () => {
    const { id, email } = await newCompany(board);
    for (let count = 0; count < 12; count += 1)
      await post('company/login', { email, password: 'Wrong-password-1' }).expect(401);
    await soon(async () => {
      const told = await events({ kind: 'company', id });
      expect(told.filter((event) => event === 'sign-in-failed')).toHaveLength(12);
      expect(told.filter((event) => event === 'account-locked')).toHaveLength(1);
    });
  });

  it('contains requested and wrong reset codes', async () => {
    const { email } = await newSeeker(board);
    await post('auth/send-reset-otp', { email }).expect(200);
    await post('auth/reset-password', { email, otp: '000000', newPassword: 'Harmattan-wind-8' }).expect(400);
    await soon(async () =>
      expect(await events({ account: 'seeker', email })).toEqual(['reset-asked', 'reset-failed']),
    );
  });

  it('contains the end of one session and of all sessions', async () => {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    await post('auth/sign-out', {}, seeker.headers).expect(200);
    await post('company/sign-out-everywhere', {}, company.headers).expect(200);
    await soon(async () => {
      expect(await events({ kind: 'seeker', id: seeker.id })).toContain('session-ended');
      expect(await events({ kind: 'company', id: company.id })).toContain('sessions-ended');
    });
  });

  it('contains password changes, and attempts with a wrong password', async () => {
    const { headers, id } = await newCompany(board);
    const passwords = { currentPassword: PASSWORD, newPassword: 'Harmattan-wind-8' };
    await post('company/change-password', { ...passwords, currentPassword: 'x' }, headers).expect(400);
    await post('company/change-password', passwords, headers).expect(200);
    await soon(async () =>
      expect(await events({ kind: 'company', id })).toEqual(
        expect.arrayContaining(['password-change-failed', 'password-changed']),
      ),
    );
  });

  it("recognises an address and a device, but stores neither, nor an e-mail or a seeker's id [LOG-1]", async () => {
    const [ada, bola] = [await newSeeker(board), await newSeeker(board)];
    for (const { email } of [ada, bola])
      await post('auth/sign-in', { email, password: PASSWORD }).expect(200);
    const signIn = async ({ id }: { id: string }) => {
      const found = (await log.about({ kind: 'seeker', id }, 9)).find(({ event }) => event === 'signed-in');
      return found as SecurityEvent;
    };
    await soon(async () => expect(await signIn(bola)).toBeDefined());
    const [first, second] = [await signIn(ada), await signIn(bola)];
    expect(first.who).not.toBe(second.who);
    expect([first.address, first.device]).toEqual([second.address, second.device]);
    expect(first.device).not.toBe(first.address);
    const text = JSON.stringify(await board.connection.collection('securitylog').find().toArray());
    for (const word of [DEVICE, '127.0.0.1', '@', ada.id, bola.id]) expect(text).not.toContain(word);
  });

  it('stores address, device and request id for every event of a request', async () => {
    const [seeker, company] = [await newSeeker(board), await newCompany(board)];
    const wrong = { currentPassword: 'x', newPassword: 'Harmattan-wind-8' };
    for (const [path, body, headers] of [
      ['company/login', { email: company.email, password: 'Wrong-password-1' }],
      ['company/login', { email: company.email, password: PASSWORD }],
      ['company/change-password', wrong, company.headers],
      ['company/change-password', { ...wrong, currentPassword: PASSWORD }, company.headers],
      ['auth/end-other-sessions', {}, seeker.headers],
      ['auth/send-reset-otp', { email: seeker.email }],
      ['auth/reset-password', { email: seeker.email, otp: '000000', newPassword: 'Harmattan-wind-8' }],
      ['users/erase', { password: PASSWORD }, seeker.headers],
    ] as const)
      await post(path, body, { ...headers, 'user-agent': 'Tablet of Bola' });
    const ofDevice = { device: board.app.get(Fingerprints).of('device', 'Tablet of Bola') };
    await soon(async () => {
      const all = await board.connection.collection('securitylog').find(ofDevice).toArray();
      const complete = all.filter(({ address, requestId }) => Boolean(address && requestId));
      expect(complete).toEqual(all);
      expect(new Set(all.map(({ event }) => event as string))).toEqual(
        new Set([
          'sign-in-failed',
          'signed-in',
          'password-change-failed',
          'password-changed',
          'sessions-ended',
          'reset-asked',
          'reset-failed',
          'account-erased',
        ]),
      );
    });
  });

  it('expires an event after twelve months', async () => {
    const { id } = await newCompany(board);
    await soon(async () => {
      const [made] = await log.about({ kind: 'company', id }, 1);
      const end = new Date(made?.at ?? 0);
      end.setUTCFullYear(end.getUTCFullYear() + 1);
      expect(made?.expiresAt).toEqual(end);
    });
  });

  it('does not fail a sign-in when an event cannot be written', async () => {
    const { email } = await newCompany(board);
    jest.spyOn(board.app.get(SecurityLogRepository), 'insert').mockRejectedValue(new Error('no luck'));
    await post('company/login', { email, password: PASSWORD }).expect(200);
  });

  describe('when a company opens a document', () => {
    const sent = async () => {
      const [seeker, company] = [await newSeeker(board), await newCompany(board)];
      const { id: resume } = await sendResume(board, seeker, 'resume of Ada');
      const jobId = await newJob(board, company, { kind: 'remote' });
      await apply(board, seeker, jobId, 'certificate of Ada');
      const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
      const [{ _id: application, userId, certificate }] = body.applications;
      return { seeker, company, application, resume, links: { resume: userId.resume, certificate } };
    };
    const viewedAt = async ({ headers }: { headers: Record<string, string> }) =>
      (await board.http.get('/api/users/remote-applications').set(headers).expect(200)).body.applications[0]
        .viewedAt as string | undefined;

    it.each(['resume', 'certificate'] as const)(
      'names the %s, its application and its seeker',
      async (what) => {
        const { seeker, company, application, links } = await sent();
        expect((await follow(board, links[what])).status).toBe(200);
        const [viewed] = await log.about({ application }, 9);
        expect(viewed).toMatchObject({ event: `${what}-viewed`, who: `company ${company.id}` });
        expect(viewed?.on).toContain(`file ${fileIdOf(links[what])}`);
        expect(await events({ kind: 'seeker', id: seeker.id })).toContain(`${what}-viewed`);
      },
    );

    it('shows the seeker when the application was first viewed [LOG-2]', async () => {
      const { seeker, links } = await sent();
      expect(await viewedAt(seeker)).toBeUndefined();
      await follow(board, links.resume);
      const first = await viewedAt(seeker);
      expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
      await follow(board, links.resume);
      expect(await viewedAt(seeker)).toBe(first);
    });

    it('stores nothing when the seeker opens the document', async () => {
      const { seeker, application, resume } = await sent();
      const { body } = await board.http.get('/api/users/user').set(seeker.headers).expect(200);
      expect(fileIdOf(body.user.resume)).toBe(resume);
      expect((await follow(board, body.user.resume)).status).toBe(200);
      expect(await log.about({ application }, 9)).toEqual([]);
      expect(await viewedAt(seeker)).toBeUndefined();
    });

    it('does not open the document if the event cannot be written [LOG-2]', async () => {
      const { seeker, links } = await sent();
      jest.spyOn(board.app.get(SecurityLogRepository), 'insert').mockRejectedValue(new Error('no luck'));
      expectFailure(await follow(board, links.resume), 500, 'internal');
      expect(await viewedAt(seeker)).toBeUndefined();
    });
  });
});
