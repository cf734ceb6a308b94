import { EventEmitter } from 'node:events';
import { PdfPool } from './pdf-pool.js';

interface Reading {
  name: string;
  end(finding: string): void;
  fail(error: Error): void;
}

/** Workers that read nothing and answer when the test says so. */
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
  // Read when a pool is made, after the class above was made.
  get Piscina() {
    return SilentWorkers;
  },
}));

const TOO_LATE = { code: 'unavailable', details: { retryAfter: 10 } };

describe('the turns of PDFs', () => {
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
  /** A file, of an account and an address of its own unless others are named. */
  const read = (name: string, account = name, address = account) => {
    const verdict = pool.read(Buffer.from(name), { account, address });
    verdict.catch(() => undefined);
    return verdict;
  };
  const settled = () => jest.advanceTimersByTimeAsync(0);
  /** The files that workers have got, in their order. */
  const given = async () => {
    await settled();
    return begun.map(({ name }) => name);
  };
  const end = (name: string, finding = 'safe') => begun.find((one) => one.name === name)?.end(finding);

  it('are taken by two workers at most, one file each, the rest in the order they came', async () => {
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

  it('end after ten seconds of reading: the file is too slow, and the next one begins', async () => {
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

  it('begin anew when a file is given to its worker: waiting is not reading', async () => {
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

  it('that do not come within ten seconds are given up, and no worker gets the file', async () => {
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

  it('of an account with many come between those of others [BUDGET-2]', async () => {
    void read('a');
    void read('b');
    for (const name of ['c', 'd', 'f', 'g']) void read(name, 'ada');
    void read('e', 'obi');
    await settled();
    end('a');
    end('b');
    expect(await given()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('of one address are with one worker at a time, however many accounts it has, so that the other is there for everybody else [BUDGET-2]', async () => {
    for (const name of ['a', 'b', 'c']) void read(name, name, 'x');
    expect(await given()).toEqual(['a']);
    void read('d');
    expect(await given()).toEqual(['a', 'd']);
    end('d');
    expect(await given()).toEqual(['a', 'd']);
    end('a');
    expect(await given()).toEqual(['a', 'd', 'b']);
  });

  it('go to both workers when the end of one lets two others begin', async () => {
    void read('a', 'ada', 'x');
    void read('b', 'obi', 'x');
    void read('c', 'ada', 'y');
    await settled();
    end('a');
    expect(await given()).toEqual(['a', 'b', 'c']);
  });

  it('refuse a file that breaks its worker, and go on', async () => {
    const [broken, , next] = [read('a'), read('b'), read('c')];
    await settled();
    begun[0]?.fail(new Error('out of memory'));
    await expect(broken).resolves.toBe('unsafe');
    expect(await given()).toEqual(['a', 'b', 'c']);
    end('c');
    await expect(next).resolves.toBe('safe');
  });

  it('end every worker with the board', async () => {
    await pool.onApplicationShutdown();
    expect(SilentWorkers.ended).toBe(true);
  });
});
