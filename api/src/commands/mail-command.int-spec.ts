import { sharedBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';

const HOUR_MS = 3_600_000;

describe('npm run mail', () => {
  let board: TestBoard;
  const outbox = () => board.connection.collection('outbox');

  beforeAll(async () => {
    builtProgram('commands', 'mail.js');
    board = await sharedBoard();
  }, 120_000);
  beforeEach(() => board.clear());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('mail', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const said = ({ error }: Ended) => JSON.parse(error) as Record<string, unknown>;

  /** Stores a mail that no worker takes during the test. @returns its id */
  async function storeMail(change: object = {}): Promise<string> {
    const { insertedId } = await outbox().insertOne({
      to: 'ada@x.example',
      template: 'password-changed',
      data: { name: 'Ada' },
      status: 'dead',
      refusals: 10,
      createdAt: new Date(),
      dueAt: new Date(Date.now() + HOUR_MS),
      leaseUntil: new Date(0),
      lastFailure: { at: new Date(), cause: 'refused', said: '550 no such mailbox' },
      ...change,
    });
    return insertedId.toHexString();
  }
  const left = async () =>
    (await outbox().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id.toHexString());
  const statuses = async () =>
    (await outbox().find().sort({ _id: 1 }).toArray()).map(({ status }) => String(status));

  it('lists unsent mails, newest first, with their last refusal, and logs the lookup [MAIL-6]', async () => {
    const old = await storeMail({ createdAt: new Date(Date.now() - HOUR_MS) });
    const pending = await storeMail({ status: 'held', lastFailure: undefined });
    await storeMail({ status: 'shown' });
    const ended = await run('list');
    expect(ended.code).toBe(0);
    const lines = ended.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ id }) => id)).toEqual([pending, old]);
    expect(lines[1]).toMatchObject({
      to: 'ada@x.example',
      template: 'password-changed',
      status: 'dead',
      refusals: 10,
      lastFailure: { cause: 'refused', said: '550 no such mailbox' },
    });
    expect(said(ended)).toMatchObject({ command: 'mail list', msg: 'an operator ran a command' });
  });

  it('retries one mail at once with a fresh count of attempts', async () => {
    const id = await storeMail();
    await storeMail();
    const ended = await run('retry', id);
    expect(ended).toMatchObject({ code: 0, out: '1 mail is tried again.\n' });
    const mail = await outbox().findOne({ status: { $ne: 'dead' } });
    // The board of this test shows mails because it has no mail server.
    expect(mail?._id.toHexString()).toBe(id);
    expect(said(ended)).toMatchObject({ command: 'mail retry', mails: [id], dryRun: false });
  });

  it('retries every dead mail, and no other', async () => {
    const later = new Date(Date.now() + HOUR_MS);
    await storeMail({ status: 'waiting', refusals: 2, dueAt: later });
    await Promise.all([storeMail(), storeMail()]);
    expect(await run('retry', 'all')).toMatchObject({ code: 0, out: '2 mails are tried again.\n' });
    expect(await statuses()).not.toContain('dead');
    expect(await outbox().countDocuments({ status: 'waiting', refusals: 2, dueAt: later })).toBe(1);
  });

  it('drops one mail in any state, and logs the reason [MAIL-6]', async () => {
    const [id, other] = [await storeMail({ status: 'held' }), await storeMail()];
    const ended = await run('drop', id, '--reason', 'the mailbox is gone');
    expect(ended).toMatchObject({ code: 0, out: '1 mail is dropped.\n' });
    expect(await left()).toEqual([other]);
    expect(said(ended)).toMatchObject({ command: 'mail drop', mails: [id], reason: 'the mailbox is gone' });
  });

  it('drops every dead mail, and no other', async () => {
    const waiting = await storeMail({ status: 'waiting' });
    await Promise.all([storeMail(), storeMail()]);
    expect(await run('drop', 'all', '--reason', 'old')).toMatchObject({
      code: 0,
      out: '2 mails are dropped.\n',
    });
    expect(await left()).toEqual([waiting]);
  });

  it.each([
    ['retry', []],
    ['drop', ['--reason', 'old']],
  ])('shows in a dry run what %s would affect, and changes nothing [MAIL-6]', async (action, more) => {
    const id = await storeMail();
    const ended = await run(action, 'all', ...more, '--dry-run');
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.out)).toMatchObject({ id, status: 'dead' });
    expect(await statuses()).toEqual(['dead']);
    expect(said(ended)).toMatchObject({ mails: [id], dryRun: true });
  });

  it('does not touch a mail that is being sent', async () => {
    const id = await storeMail({ status: 'waiting', leaseUntil: new Date(Date.now() + HOUR_MS) });
    const ended = await run('drop', id, '--reason', 'old');
    expect(ended).toMatchObject({
      code: 1,
      error: 'There is no such mail, or it is being sent right now.\n',
    });
    expect(await left()).toEqual([id]);
  });

  it('prints its usage without a database', async () => {
    const help = await runBuilt('mail', ['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toMatch(/list[^]*retry ID\|all[^]*drop ID\|all --reason TEXT[^]*--dry-run/);
  });

  it.each([
    [['drop', 'all'], 'Say why: --reason TEXT\n'],
    [['drop', 'all', '--reason', ' '], 'Say why: --reason TEXT\n'],
    [['retry', 'ada@x.example'], 'An ID has 24 hex digits.\n'],
    [['retry'], expect.stringMatching(/^Usage/)],
    [['list', 'all'], expect.stringMatching(/^Usage/)],
    [['list', '--last', '0'], expect.stringMatching(/^Usage/)],
    [['send', 'all'], expect.stringMatching(/^Usage/)],
    [[], expect.stringMatching(/^Usage/)],
    [['list', '--all'], expect.stringMatching(/^Usage/)],
  ])('refuses %j with a sentence', async (args, error) => {
    expect(await runBuilt('mail', args)).toMatchObject({ code: 1, error });
  });
});
