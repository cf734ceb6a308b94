import { startBoard, type TestBoard } from '../../../test/board.js';
import { MailService } from './mail.service.js';

const MINUTE = 60_000;

describe('readiness with undelivered mail', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());

  /** Stores a mail that no worker takes during the test. */
  const keep = (minutesOld: number, change: object = {}) =>
    board.connection.collection('outbox').insertOne({
      to: 'ada@x.example',
      template: 'password-changed',
      data: { name: 'Ada' },
      status: 'waiting',
      refusals: 0,
      createdAt: new Date(Date.now() - minutesOld * MINUTE),
      dueAt: new Date(Date.now() + 60 * MINUTE),
      leaseUntil: new Date(0),
      ...change,
    });
  const ready = () => board.http.get('/api/health/ready');

  it('reports mail as up while the oldest mail has waited for less than 15 minutes', async () => {
    await keep(14);
    const { body } = await ready().expect(200);
    expect(body).toEqual({
      success: true,
      message: 'OK',
      parts: { database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' },
    });
  });

  it('stays ready but warns when a mail has waited for 15 minutes [RUN-72]', async () => {
    await keep(1);
    await keep(15);
    await keep(2);
    const { body } = await ready().expect(200);
    expect(body.parts).toMatchObject({ mail: 'warning', database: 'up' });
    expect(body.warnings).toEqual({ mail: 'the oldest mail waits for 15 minutes' });
  });

  it('stays ready but warns when mails were given up, and reports how many', async () => {
    for (const age of [600, 700]) await keep(age, { status: 'dead', refusals: 10 });
    const { body } = await ready().expect(200);
    expect(body).toMatchObject({ parts: { mail: 'warning' }, warnings: { mail: '2 refused for good' } });
  });

  it.each([
    ['refused, because the connection works', { refusals: 1 }],
    ['shown to a developer', { status: 'shown' }],
  ])('does not warn about a mail that was %s', async (_, change) => {
    await keep(600, change);
    expect((await ready().expect(200)).body.parts.mail).toBe('up');
  });

  it('counts dead mails separately', async () => {
    const mail = board.app.get(MailService);
    expect(await mail.outboxAge()).toEqual({ seconds: 0, dead: 0 });
    await keep(3);
    await keep(1);
    await keep(600, { status: 'dead', refusals: 10 });
    await keep(600, { status: 'dead', refusals: 10 });
    const { seconds, dead } = await mail.outboxAge();
    expect([Math.round(seconds / 60), dead]).toEqual([3, 2]);
  });

  it('never reports a negative waiting time', async () => {
    await keep(-5);
    expect((await board.app.get(MailService).outboxAge()).seconds).toBe(0);
  });
});
