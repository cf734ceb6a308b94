import { Logger } from '@nestjs/common';
import { FailureLog, safeWords } from './failure-log.js';

const failure = (cause: string, said = '') => ({ cause, said, advice: 'Look at it.' });

describe('FailureLog', () => {
  let lines: { msg: string; said: string; times: number }[];
  let log: FailureLog;

  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    for (const level of ['warn', 'error'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((...said: unknown[]) => void lines.push(said[0] as (typeof lines)[0]));
    log = new FailureLog('files');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

  it("logs at once what happened, the server's words and advice", () => {
    log.report(failure('access-denied', '403 AccessDenied'));
    expect(lines).toEqual([
      {
        msg: 'files failed: access-denied',
        cause: 'access-denied',
        said: '403 AccessDenied',
        advice: 'Look at it.',
        times: 1,
      },
    ]);
  });

  it('logs a cause once a minute, with the number of further failures and the last one [RUN-14]', () => {
    for (const said of ['first', 'second', 'third']) log.report(failure('timed-out', said));
    expect(lines).toHaveLength(1);
    pass(60);
    expect(lines).toMatchObject([
      { times: 1, said: 'first' },
      { times: 2, said: 'third' },
    ]);
    log.report(failure('timed-out', 'fourth'));
    expect(lines).toHaveLength(2);
    pass(60);
    expect(lines.map(({ times }) => times)).toEqual([1, 2, 1]);
  });

  it('logs another cause at once', () => {
    log.report(failure('timed-out'));
    log.report(failure('access-denied'));
    expect(lines.map(({ msg }) => msg)).toEqual(['files failed: timed-out', 'files failed: access-denied']);
  });

  it('logs nothing after a minute without failures and logs the next failure at once', () => {
    log.report(failure('timed-out'));
    pass(60);
    expect(lines).toHaveLength(1);
    log.report(failure('timed-out'));
    expect(lines).toHaveLength(2);
  });
});

describe('safeWords', () => {
  it('returns one line of limited length without secrets', () => {
    expect(safeWords('535 no\r\n hunter2 for you', ['hunter2', '', undefined])).toBe(
      '535 no [secret] for you',
    );
    expect(safeWords('x'.repeat(600))).toHaveLength(500);
  });
});
