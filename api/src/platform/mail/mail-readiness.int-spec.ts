import { startBoard, type TestBoard } from '../../../test/board.js';
import { MailService } from './mail.service.js';

const MINUTE = 60_000;

describe('undelivered mail and readiness', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard();
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());

  /** A mail that no worker takes while the test looks at it. */
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

  it('is ready while the oldest mail has waited for less than 15 minutes', async () => {
    await keep(14);
    const { body } = await ready().expect(200);
    expect(body).toEqual({
      success: true,
      message: 'OK',
      parts: { database: 'up', files: 'up', disk: 'up', mail: 'up', search: 'up' },
    });
  });

  it('is ready, with a warning, when a mail has waited for 15 minutes: people are served all the same [RUN-72]', async () => {
    await keep(1);
    await keep(15);
    await keep(2);
    const { body } = await ready().expect(200);
    expect(body.parts).toMatchObject({ mail: 'warning', database: 'up' });
    expect(body.warnings).toEqual({ mail: 'the oldest mail waits for 15 minutes' });
  });

  it('is ready, with a warning, when mails were given up, and says how many', async () => {
    for (const age of [600, 700]) await keep(age, { status: 'dead', refusals: 10 });
    const { body } = await ready().expect(200);
    expect(body).toMatchObject({ parts: { mail: 'warning' }, warnings: { mail: '2 refused for good' } });
  });

  it.each([
    ['refused, which says nothing about the way there', { refusals: 1 }],
    ['shown to a developer', { status: 'shown' }],
  ])('does not warn of a mail that was %s', async (_, change) => {
    await keep(600, change);
    expect((await ready().expect(200)).body.parts.mail).toBe('up');
  });

  it('counts dead letters apart, for operators', async () => {
    const mail = board.app.get(MailService);
    expect(await mail.outboxAge()).toEqual({ seconds: 0, dead: 0 });
    await keep(3);
    await keep(1);
    await keep(600, { status: 'dead', refusals: 10 });
    await keep(600, { status: 'dead', refusals: 10 });
    const { seconds, dead } = await mail.outboxAge();
    expect([Math.round(seconds / 60), dead]).toEqual([3, 2]);
  });

  it('never says that a mail waits for less than no time', async () => {
    await keep(-5);
    expect((await board.app.get(MailService).outboxAge()).seconds).toBe(0);
  });
});
