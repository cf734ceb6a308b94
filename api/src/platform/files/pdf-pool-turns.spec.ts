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
  /** A file, of an account and an address of its own unless others are named. */
  const read = (name: string, account = name, address = account) => {
    const verdict = pool.read(Buffer.from(name), { account, address });
    verdict.catch(() => undefined);
    return verdict;
  };
  const given = () => workers.map((worker) => worker.given);

  it('are taken by two workers at most, one file each, the rest in the order they came', async () => {
    const verdicts = ['a', 'b', 'c', 'd'].map((name) => read(name));
    expect(given()).toEqual([['a'], ['b']]);
    workers[1]?.emit('message', 'safe');
    expect(given()).toEqual([['a'], ['b', 'c']]);
    workers[0]?.emit('message', 'unsafe');
    expect(given()).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
    workers[0]?.emit('message', 'safe');
    workers[1]?.emit('message', 'unsafe');
    await expect(Promise.all(verdicts)).resolves.toEqual(['unsafe', 'safe', 'unsafe', 'safe']);
  });

  it('wake a worker that has nothing to do before they start another', async () => {
    const first = read('a');
    workers[0]?.emit('message', 'safe');
    await first;
    void read('b');
    expect(given()).toEqual([['a', 'b']]);
  });

  it('end after ten seconds of reading, with the worker that hangs: the file is too slow, and the next gets a new one', async () => {
    const [slow] = [read('a'), read('b'), read('c')];
    const verdict = jest.fn();
    void slow?.then(verdict);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(verdict).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(verdict).toHaveBeenCalledWith('too slow');
    expect(workers[0]?.ended).toBe(true);
  });

  it('begin anew when a file is given to its worker: waiting is not reading', async () => {
    void read('a');
    void read('b');
    const queued = read('c');
    await jest.advanceTimersByTimeAsync(9_000);
    workers[0]?.emit('message', 'safe');
    expect(workers[0]?.given).toEqual(['a', 'c']);
    await jest.advanceTimersByTimeAsync(9_000);
    workers[0]?.emit('message', 'safe');
    await expect(queued).resolves.toBe('safe');
  });

  it('that do not come within ten seconds are given up, and no worker gets the file', async () => {
    for (const name of ['a', 'b', 'd', 'e']) void read(name);
    await jest.advanceTimersByTimeAsync(8_000);
    const queued = read('c');
    await jest.advanceTimersByTimeAsync(1_000);
    workers[0]?.emit('message', 'safe');
    workers[1]?.emit('message', 'safe');
    await jest.advanceTimersByTimeAsync(9_000);
    await expect(queued).rejects.toMatchObject(TOO_LATE);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(given().flat()).toEqual(['a', 'd', 'b', 'e']);
  });

  it('of an account with many come between those of others [BUDGET-2]', () => {
    void read('a');
    void read('b');
    for (const name of ['c', 'd', 'f', 'g']) void read(name, 'ada');
    void read('e', 'obi');
    workers[0]?.emit('message', 'safe');
    workers[1]?.emit('message', 'safe');
    expect(given()).toEqual([
      ['a', 'c'],
      ['b', 'e'],
    ]);
  });

  it('of one address are with one worker at a time, however many accounts it has, so that the other is there for everybody else [BUDGET-2]', () => {
    for (const name of ['a', 'b', 'c']) void read(name, name, 'x');
    expect(given()).toEqual([['a']]);
    void read('d');
    expect(given()).toEqual([['a'], ['d']]);
    workers[1]?.emit('message', 'safe');
    expect(given()).toEqual([['a'], ['d']]);
    workers[0]?.emit('message', 'safe');
    expect(given()).toEqual([['a', 'b'], ['d']]);
  });

  it('go to both workers when the end of one lets two others begin', () => {
    void read('a', 'ada', 'x');
    void read('b', 'obi', 'x');
    void read('c', 'ada', 'y');
    workers[0]?.emit('message', 'safe');
    expect(given()).toEqual([['a', 'b'], ['c']]);
  });

  it('refuse a file that breaks its worker, and go on with a new one', async () => {
    const [broken, , next] = [read('a'), read('b'), read('c')];
    workers[0]?.emit('error', new Error('out of memory'));
    workers[0]?.emit('exit', 1);
    await expect(broken).resolves.toBe('unsafe');
    expect(given()).toEqual([['a'], ['b'], ['c']]);
    workers[2]?.emit('message', 'safe');
    await expect(next).resolves.toBe('safe');
  });

  it('give no file to an idle worker that ended', async () => {
    const first = read('a');
    workers[0]?.emit('message', 'safe');
    await first;
    workers[0]?.emit('exit', 0);
    void read('b');
    expect(given()).toEqual([['a'], ['b']]);
  });

  it('end every worker with the board', async () => {
    const first = read('a');
    workers[0]?.emit('message', 'safe');
    await first;
    void read('b');
    void read('c');
    workers[0]?.emit('message', 'safe');
    await pool.onApplicationShutdown();
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
