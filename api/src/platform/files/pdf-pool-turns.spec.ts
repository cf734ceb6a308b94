import { EventEmitter } from 'node:events';
import { PdfPool } from './pdf-pool.js';

interface Reading {
  name: string;
  end(finding: string): void;
  fail(error: Error): void;
}

/** A worker pool that reads nothing and answers when the test says so. */
class SilentWorkers extends EventEmitter {
  static readonly begun: Reading[] = [];
  static ended = false;

  run(bytes: Uint8Array, { signal }: { signal: AbortSignal }): Promise<string> {
    return new Promise((end, fail) => {
      SilentWorkers.begun.push({ name: Buffer.from(bytes).toString(), end, fail });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  }
  async destroy(): Promise<void> {
    SilentWorkers.ended = true;
    await Promise.resolve();
  }
}
jest.mock('piscina', () => ({
  // jest.mock is hoisted above the class, so a getter reads it later.
  get Piscina() {
    return SilentWorkers;
  },
}));

const TOO_LATE = { code: 'unavailable', details: { retryAfter: 10 } };

describe('the queue of PdfPool', () => {
  let pool: PdfPool;
  const { begun } = SilentWorkers;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(), ms);
      return abort.signal;
    });
    begun.length = 0;
    pool = new PdfPool();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  /** Reads a file. By default each file has its own account and address. */
  const read = (name: string, account = name, address = account) => {
    const verdict = pool.read(Buffer.from(name), { account, address });
    verdict.catch(() => undefined);
    return verdict;
  };
  const settled = () => jest.advanceTimersByTimeAsync(0);
  /** The files passed to workers, in order. */
  const given = async () => {
    await settled();
    return begun.map(({ name }) => name);
  };
  const end = (name: string, finding = 'safe') => begun.find((one) => one.name === name)?.end(finding);

  it('uses at most two workers with one file each and serves the rest in order', async () => {
    const verdicts = ['a', 'b', 'c', 'd'].map((name) => read(name));
    expect(await given()).toEqual(['a', 'b']);
    end('b');
    expect(await given()).toEqual(['a', 'b', 'c']);
    end('a', 'unsafe');
    expect(await given()).toEqual(['a', 'b', 'c', 'd']);
    end('c', 'unsafe');
    end('d');
    await expect(Promise.all(verdicts)).resolves.toEqual(['unsafe', 'safe', 'unsafe', 'safe']);
  });

  it('aborts a read after ten seconds as too slow and starts the next file', async () => {
    const [slow] = [read('a'), read('b')];
    const verdict = jest.fn();
    void slow?.then(verdict);
    await jest.advanceTimersByTimeAsync(9_000);
    void read('c');
    await jest.advanceTimersByTimeAsync(999);
    expect(verdict).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(verdict).toHaveBeenCalledWith('too slow');
    expect(await given()).toEqual(['a', 'b', 'c']);
  });

  it('does not count the time in the queue as reading time', async () => {
    void read('a');
    void read('b');
    const queued = read('c');
    await jest.advanceTimersByTimeAsync(9_000);
    end('a');
    expect(await given()).toEqual(['a', 'b', 'c']);
    await jest.advanceTimersByTimeAsync(9_000);
    end('c');
    await expect(queued).resolves.toBe('safe');
  });

  it('gives up on a file after ten seconds in the queue and never passes it to a worker', async () => {
    for (const name of ['a', 'b', 'd', 'e']) void read(name);
    await jest.advanceTimersByTimeAsync(8_000);
    const queued = read('c');
    await jest.advanceTimersByTimeAsync(1_000);
    end('a');
    end('b');
    await jest.advanceTimersByTimeAsync(9_000);
    await expect(queued).rejects.toMatchObject(TOO_LATE);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(await given()).toEqual(['a', 'b', 'd', 'e']);
  });

  it('interleaves the files of an account that sends many with those of other accounts [BUDGET-2]', async () => {
    void read('a');
    void read('b');
    for (const name of ['c', 'd', 'f', 'g']) void read(name, 'ada');
    void read('e', 'obi');
    await settled();
    end('a');
    end('b');
    expect(await given()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('gives one address only one worker at a time, whatever its accounts, so that the other worker stays free [BUDGET-2]', async () => {
    for (const name of ['a', 'b', 'c']) void read(name, name, 'x');
    expect(await given()).toEqual(['a']);
    void read('d');
    expect(await given()).toEqual(['a', 'd']);
    end('d');
    expect(await given()).toEqual(['a', 'd']);
    end('a');
    expect(await given()).toEqual(['a', 'd', 'b']);
  });

  it('fills both workers when the end of one file makes two others eligible', async () => {
    void read('a', 'ada', 'x');
    void read('b', 'obi', 'x');
    void read('c', 'ada', 'y');
    await settled();
    end('a');
    expect(await given()).toEqual(['a', 'b', 'c']);
  });

  it('refuses a file that crashes its worker and continues with the next', async () => {
    const [broken, , next] = [read('a'), read('b'), read('c')];
    await settled();
    begun[0]?.fail(new Error('out of memory'));
    await expect(broken).resolves.toBe('unsafe');
    expect(await given()).toEqual(['a', 'b', 'c']);
    end('c');
    await expect(next).resolves.toBe('safe');
  });

  it('ends all workers when the board stops', async () => {
    await pool.onApplicationShutdown();
    expect(SilentWorkers.ended).toBe(true);
  });
});
