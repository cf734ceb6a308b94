import { EventEmitter } from 'node:events';
import { PdfPool } from './pdf-pool.js';

/** Workers that read nothing and answer when the test says so. */
class SilentWorker extends EventEmitter {
  static readonly all: SilentWorker[] = [];
  readonly given: string[] = [];
  ended = false;

  constructor() {
    super();
    SilentWorker.all.push(this);
  }
  postMessage(bytes: Uint8Array): void {
    this.given.push(Buffer.from(bytes).toString());
  }
  async terminate(): Promise<number> {
    this.ended = true;
    await Promise.resolve();
    this.emit('exit', 1);
    return 1;
  }
  ref(): void {}
  unref(): void {}
}
jest.mock('node:worker_threads', () => ({
  // Read when a worker is started, after the class above was made.
  get Worker() {
    return SilentWorker;
  },
}));

const TOO_LATE = { code: 'unavailable', details: { retryAfter: 10 } };

describe('the turns of PDFs', () => {
  let pool: PdfPool;
  const workers = SilentWorker.all;
  beforeEach(() => {
    jest.useFakeTimers();
    workers.length = 0;
    pool = new PdfPool();
  });
  afterEach(() => jest.useRealTimers());
  const read = (name: string) => {
    const verdict = pool.isSafe(Buffer.from(name));
    verdict.catch(() => undefined);
    return verdict;
  };
  const given = () => workers.map((worker) => worker.given);

  it('are taken by two workers at most, one file each, the rest in the order they came', async () => {
    const verdicts = ['a', 'b', 'c', 'd'].map(read);
    expect(given()).toEqual([['a'], ['b']]);
    workers[1]?.emit('message', true);
    expect(given()).toEqual([['a'], ['b', 'c']]);
    workers[0]?.emit('message', false);
    expect(given()).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
    workers[0]?.emit('message', true);
    workers[1]?.emit('message', false);
    await expect(Promise.all(verdicts)).resolves.toEqual([false, true, false, true]);
  });

  it('wake a worker that has nothing to do before they start another', async () => {
    const first = read('a');
    workers[0]?.emit('message', true);
    await first;
    void read('b');
    expect(given()).toEqual([['a', 'b']]);
  });

  it('end after ten seconds, with the worker that hangs, and the next file gets a new one', async () => {
    const [slow] = [read('a'), read('b'), read('c')];
    const late = jest.fn();
    slow?.catch(late);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(late).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(slow).rejects.toMatchObject(TOO_LATE);
    expect(workers[0]?.ended).toBe(true);
  });

  it('count the time in the queue', async () => {
    void read('a');
    void read('b');
    const queued = read('c');
    await jest.advanceTimersByTimeAsync(5_000);
    workers[0]?.emit('message', true);
    expect(workers[0]?.given).toEqual(['a', 'c']);
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(queued).rejects.toMatchObject(TOO_LATE);
  });

  it('are not given to a worker after their time is over', async () => {
    void read('a');
    void read('b');
    const queued = read('c');
    jest.advanceTimersByTime(10_000);
    await expect(queued).rejects.toMatchObject(TOO_LATE);
    expect(workers[0]?.ended).toBe(true);
    expect(given()).toEqual([['a'], ['b']]);
  });

  it('refuse a file that breaks its worker, and go on with a new one', async () => {
    const [broken, , next] = [read('a'), read('b'), read('c')];
    workers[0]?.emit('error', new Error('out of memory'));
    workers[0]?.emit('exit', 1);
    await expect(broken).resolves.toBe(false);
    expect(given()).toEqual([['a'], ['b'], ['c']]);
    workers[2]?.emit('message', true);
    await expect(next).resolves.toBe(true);
  });

  it('give no file to an idle worker that ended', async () => {
    const first = read('a');
    workers[0]?.emit('message', true);
    await first;
    workers[0]?.emit('exit', 0);
    void read('b');
    expect(given()).toEqual([['a'], ['b']]);
  });

  it('end every worker with the board', async () => {
    const first = read('a');
    workers[0]?.emit('message', true);
    await first;
    void read('b');
    void read('c');
    workers[0]?.emit('message', true);
    await pool.onApplicationShutdown();
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
