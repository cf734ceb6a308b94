import { MESSAGES, REGISTRATION_REASONS } from '@skybil/shared';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { sendRegistration } from '../../../test/registrations.js';
import { newStaff, type TestStaff } from '../../../test/staff.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

describe('companies that sent their registration, decided by staff', () => {
  let board: TestBoard;
  let staff: TestStaff;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', STAFF: 'on', MODERATION: 'checked' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    [staff, company] = [await newStaff(board), await newCompany(board)];
    await sendRegistration(board, company, { licence: 'RL 1042' });
  });

  const get = (path: string) => board.http.get(`/api/staff/${path}`).set(staff.headers);
  const post = (path: string, body: object, { headers } = staff) =>
    board.http.post(`/api/staff/${path}`).set(headers).send(body);
  const queue = async () => (await get('queue').expect(200)).body.queue as Row[];
  const version = async () => (await queue())[0]?.company?.version ?? '';
  const own = async () =>
    (await board.http.get('/api/company/registration').set(company.headers).expect(200)).body.registration;
  const mails = () => board.connection.collection('outbox').find({ template: 'company-checked' }).toArray();
  const approval = (read: string) => ({ reason: 'fine', version: read });
  interface Row {
    reason: string;
    company?: { _id: string; version: string };
  }

  it('stand in the queue with number, licence, and the domain of the e-mail only [STAFF-13]', async () => {
    const read = await queue();
    expect(read).toMatchObject([
      {
        reason: 'registered',
        waitingSince: expect.stringMatching(/Z$/),
        company: {
          _id: company.id,
          mailDomain: 'test.example',
          registration: {
            state: 'waiting',
            number: 'RC 123456',
            licence: 'RL 1042',
            sentAt: expect.stringMatching(/Z$/),
            hasCertificate: true,
          },
        },
      },
    ]);
    expect(JSON.stringify(read)).not.toContain('@');
  });

  it('have their certificate read, which is logged [STAFF-13] [VERIFIED-3]', async () => {
    const answer = await get(`companies/${company.id}/certificate`).buffer(true).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=cac.pdf',
      'cache-control': 'private, no-store',
    });
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const [event] = await board.app.get(SecurityLog).about({ kind: 'company', id: company.id }, 1);
    expect(event).toMatchObject({ event: 'registration-viewed', who: `staff ${staff.id}`, by: staff.name });
    expectFailure(await get(`companies/${'f'.repeat(24)}/certificate`), 404, 'not_found');
  });

  it('are verified: their jobs are listed at once [STAFF-13] [VERIFIED-7]', async () => {
    const id = await newJob(board, company);
    await board.http.get(`/api/jobs/${id}`).expect(404);
    const { body } = await post(`companies/${company.id}/verify`, approval(await version())).expect(200);
    expect(body.message).toMatch(/^Verified: .* as RC 123456\. The company is told by mail\.$/);
    const { job } = (await board.http.get(`/api/jobs/${id}`).expect(200)).body;
    expect(job.companyCheck).toMatchObject({ number: 'RC 123456', licence: 'RL 1042' });
    expect(await queue()).toEqual([]);
    const [event] = await board.app.get(SecurityLog).about({ kind: 'company', id: company.id }, 1);
    expect(event).toMatchObject({ event: 'company-verified', who: `staff ${staff.id}` });
  });

  it('are refused: the mail has the words of the list, the page also the text [STAFF-13]', async () => {
    const text = 'It names Eko Foods.';
    const decision = { reason: 'another-company', text, version: await version() };
    await post(`companies/${company.id}/refuse`, decision).expect(200);
    const words = REGISTRATION_REASONS['another-company'];
    expect(await own()).toMatchObject({ state: 'refused', reason: `${words}. ${text}` });
    const sent = await mails();
    expect(sent.map(({ data }) => data as object)).toMatchObject([{ reason: words }]);
    expect(JSON.stringify(sent)).not.toContain(text);
  });

  it('are decided once if two people decide at once [STAFF-8] [STAFF-13]', async () => {
    const other = await newStaff(board);
    const read = await version();
    const both = await Promise.all([
      post(`companies/${company.id}/verify`, approval(read)),
      post(`companies/${company.id}/refuse`, { reason: 'not-legible', version: read }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it('are not decided by what was read before they sent another certificate [STAFF-8] [STAFF-13]', async () => {
    const read = await version();
    await sendRegistration(board, company, { number: 'RC 9' });
    expectFailure(await post(`companies/${company.id}/verify`, approval(read)), 409, 'already_decided');
    expect(await own()).toMatchObject({ state: 'waiting', number: 'RC 9' });
  });

  it('are refused with one sentence if another company is verified with the number [STAFF-13]', async () => {
    const other = await newCompany(board);
    await sendRegistration(board, other);
    await post(`companies/${company.id}/verify`, approval(await version())).expect(200);
    const late = await post(`companies/${other.id}/verify`, approval(await version()));
    expectFailure(late, 409, 'already_decided');
    expect(late.body.message).toMatch(/^RC 123456 is verified for .* already\. Refuse one of the two\.$/);
  });

  it.each([
    ['an unknown reason', { reason: 'I do not like it' }],
    ['a reason of adverts', { reason: 'asks-money' }],
  ])('are not refused for %s [STAFF-13]', async (_, given) => {
    const refused = await post(`companies/${company.id}/refuse`, { ...given, version: await version() });
    expectFailure(refused, 400, 'bad_input');
    expect(await own()).toMatchObject({ state: 'waiting' });
  });

  it('cannot be decided when nothing waits [STAFF-13]', async () => {
    const other = await newCompany(board);
    for (const [path, reason] of [
      ['verify', 'fine'],
      ['refuse', 'not-legible'],
    ]) {
      const unsent = await post(`companies/${other.id}/${path}`, { reason, version: '' });
      expectFailure(unsent, 409, 'already_decided');
      expect(unsent.body.message).toBe(MESSAGES.decidedMeanwhile);
      expectFailure(
        await post(`companies/${'f'.repeat(24)}/${path}`, { reason, version: '' }),
        404,
        'not_found',
      );
    }
  });
});
