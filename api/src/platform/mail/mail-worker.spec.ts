import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { Types } from 'mongoose';
import { discovered } from '../../../test/discovered.js';
import { startSchedule } from '../../../test/schedule.js';
import type { MailBudgets } from './mail-budgets.js';
import { MailPreparers } from './mail-preparers.js';
import type { MailRenderer } from './mail-renderer.js';
import type { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import type { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import { ProvenAddresses } from './proven-addresses.js';

const SECOND = 1_000;
const START = new Date('2026-11-21T12:00:00Z');

/** A fake outbox with one mail that enforces leases. Like a database, it returns copies. */
class OutboxOfOne {
  private mail?: OutboxMail = {
    _id: new Types.ObjectId(),
    to: 'ada@x.example',
    template: 'password-changed',
    data: { name: 'Ada' },
    status: 'waiting',
    dueAt: START,
    leaseUntil: START,
    refusals: 0,
    createdAt: START,
  };
  /** The lease of each take. */
  readonly leases: Date[] = [];

  lease = async (now: Date, leaseUntil: Date): Promise<OutboxMail | null> => {
    if (!this.mail || this.mail.dueAt > now || this.mail.leaseUntil > now) return null;
    this.mail.leaseUntil = leaseUntil;
    this.leases.push(leaseUntil);
    return { ...this.mail };
  };
  extend = async (mail: OutboxMail, leaseUntil: Date): Promise<void> => {
    if (!this.isHeldBy(mail)) return;
    mail.leaseUntil = leaseUntil;
    Object.assign(this.mail ?? {}, { leaseUntil });
  };
  reschedule = async (mail: OutboxMail, change: Partial<OutboxMail>): Promise<void> => {
    if (this.isHeldBy(mail)) Object.assign(this.mail ?? {}, change, { leaseUntil: new Date(0) });
  };
  remove = async (): Promise<void> => {
    this.mail = undefined;
  };
  get left(): OutboxMail | undefined {
    return this.mail;
  }

  private isHeldBy(mail: OutboxMail): boolean {
    return this.mail?.leaseUntil.getTime() === mail.leaseUntil.getTime();
  }
}

const renderer = { render: () => ({ subject: '', text: '', html: '' }) } as unknown as MailRenderer;

const plenty = { spend: () => Promise.resolve(undefined) } as unknown as MailBudgets;

/** A mail server that answers when the test says so. */
function slowServer() {
  const answers: { accept: () => void; refuse: (error: Error) => void }[] = [];
  const send = () =>
    new Promise<void>((accept, refuse) => {
      answers.push({ accept, refuse });
    });
  const explain = ({ message: said }: Error) => ({ cause: 'refused', said, advice: 'Read what it said.' });
  return { answers, sender: { isOn: true, send, explain } as unknown as MailSender };
}

describe('a mail server that is slower than the lease', () => {
  let outbox: OutboxOfOne;
  let server: ReturnType<typeof slowServer>;
  let workers: MailWorker[];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    jest.useFakeTimers({ now: START });
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    outbox = new OutboxOfOne();
    server = slowServer();
    workers = [1, 2].map(
      () =>
        new MailWorker(
          outbox as unknown as OutboxRepository,
          new ProvenAddresses(discovered()),
          new MailPreparers(discovered()),
          plenty,
          renderer,
          server.sender,
          {
            httpAdapter: {},
          } as HttpAdapterHost,
        ),
    );
    stop = await startSchedule(...workers);
  });
  afterEach(async () => {
    server.answers.forEach(({ accept }) => accept());
    await stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND);

  it('gets the mail from one worker only, and the worker removes it after the answer', async () => {
    await pass(30 * 60);
    expect(server.answers).toHaveLength(1);
    server.answers[0]?.accept();
    await pass(1);
    expect(outbox.left).toBeUndefined();
  });

  it('may refuse the mail at last, which is then retried', async () => {
    await pass(10 * 60);
    server.answers[0]?.refuse(new Error('no such mailbox'));
    await pass(1);
    expect(outbox.left).toMatchObject({ refusals: 1, leaseUntil: new Date(0) });
    await pass(28);
    expect(server.answers).toHaveLength(1);
    await pass(2);
    expect(server.answers).toHaveLength(2);
  });

  it('ends the renewal of the lease with its answer', async () => {
    await pass(60);
    const extend = jest.spyOn(outbox, 'extend');
    server.answers[0]?.accept();
    await pass(10 * 60);
    expect(extend).not.toHaveBeenCalled();
  });

  it('never has a lease that lasts longer than 30 s [MAIL-1]', async () => {
    await pass(1);
    for (let seconds = 0; seconds < 120; seconds += 1) {
      await pass(1);
      const left = (outbox.left?.leaseUntil.getTime() ?? 0) - Date.now();
      expect(left).toBeGreaterThan(10 * SECOND);
      expect(left).toBeLessThanOrEqual(30 * SECOND);
    }
    expect(outbox.leases).toHaveLength(1);
  });
});

describe('MailWorker', () => {
  let outbox: OutboxOfOne;
  let server: ReturnType<typeof slowServer>;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ now: START });
    outbox = new OutboxOfOne();
    server = slowServer();
  });
  afterEach(async () => {
    server.answers.forEach(({ accept }) => accept());
    for (const stop of stops.splice(0)) await stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const worker = (httpAdapter?: object) =>
    new MailWorker(
      outbox as unknown as OutboxRepository,
      new ProvenAddresses(discovered()),
      new MailPreparers(discovered()),
      plenty,
      renderer,
      server.sender,
      {
        httpAdapter,
      } as HttpAdapterHost,
    );

  const serve = async () => {
    const serving = worker({});
    stops.push(await startSchedule(serving));
    return serving;
  };

  it('sends nothing from a command line tool, even when woken', async () => {
    const tool = worker();
    tool.onApplicationBootstrap();
    tool.wake();
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(server.answers).toEqual([]);
  });

  it('checks for mail every second', async () => {
    await serve();
    await jest.advanceTimersByTimeAsync(SECOND - 1);
    expect(server.answers).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.answers).toHaveLength(1);
  });

  it('checks again if it is woken while all lanes are checking', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const lease = jest.spyOn(outbox, 'lease').mockImplementation(() => answered.then(() => null));
    const serving = await serve();
    serving.wake();
    expect(lease).toHaveBeenCalledTimes(4);
    serving.wake();
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(lease).toHaveBeenCalledTimes(5);
  });

  it('logs once that the outbox cannot be read, and again after a recovery', async () => {
    const told = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const lease = jest.spyOn(outbox, 'lease').mockRejectedValue(new Error('the database is away'));
    await serve();
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    expect(told.mock.calls).toEqual([
      [{ err: new Error('the database is away') }, 'the outbox cannot be read'],
    ]);
    lease.mockResolvedValue(null);
    await jest.advanceTimersByTimeAsync(SECOND);
    lease.mockRejectedValue(new Error('the database is away'));
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an abandoned mail as an error too', 9, ['mail failed: given-up']],
    ['a retry as a warning only', 8, []],
  ] as const)("logs %s and stores the server's words", async (_, refusals, errors) => {
    const told = {
      error: jest.spyOn(Logger.prototype, 'error').mockImplementation(),
      warn: jest.spyOn(Logger.prototype, 'warn').mockImplementation(),
    };
    const said = (level: keyof typeof told) =>
      told[level].mock.calls.map(([line]) => (line as { msg: string }).msg);
    Object.assign(outbox.left ?? {}, { refusals });
    await serve();
    await jest.advanceTimersByTimeAsync(SECOND);
    server.answers[0]?.refuse(Object.assign(new Error('550 no such mailbox'), { responseCode: 550 }));
    await jest.advanceTimersByTimeAsync(0);
    expect([said('warn'), said('error')]).toEqual([['mail failed: refused'], errors]);
    expect(outbox.left?.lastFailure).toEqual({
      at: new Date(START.getTime() + SECOND),
      cause: 'refused',
      said: '550 no such mailbox',
    });
  });

  it('sends outside the context of the request that woke it', async () => {
    const request = new AsyncLocalStorage<string>();
    const of = jest.fn();
    const serving = await serve();
    jest.spyOn(outbox, 'lease').mockImplementation(async () => {
      of(request.getStore());
      return null;
    });
    request.run('r1', () => serving.wake());
    await jest.advanceTimersByTimeAsync(0);
    expect(of).toHaveBeenCalledWith(undefined);
    expect(of).not.toHaveBeenCalledWith('r1');
  });

  it('stops after the mail in progress is finished and takes no other', async () => {
    const serving = await serve();
    await jest.advanceTimersByTimeAsync(SECOND);
    const stopped = jest.fn();
    const stopping = serving.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(stopped).not.toHaveBeenCalled();
    server.answers[0]?.accept();
    await jest.advanceTimersByTimeAsync(0);
    await stopping;
    expect(outbox.left).toBeUndefined();
    serving.wake();
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(server.answers).toHaveLength(1);
  });
});
