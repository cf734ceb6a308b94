import { Logger } from '@nestjs/common';
import { FailureLog, safeWords } from './failure-log.js';

const failure = (cause: string, said = '') => ({ cause, said, advice: 'Look at it.' });

describe('telling why something outside failed', () => {
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

  it('says at once what happened, what the other side said and what can be done', () => {
    log.tell(failure('access-denied', '403 AccessDenied'));
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

  it('writes one line a minute for a cause, which has the number of the others and the last of them [RUN-14]', () => {
    for (const said of ['first', 'second', 'third']) log.tell(failure('timed-out', said));
    expect(lines).toHaveLength(1);
    pass(60);
    expect(lines).toMatchObject([
      { times: 1, said: 'first' },
      { times: 2, said: 'third' },
    ]);
    log.tell(failure('timed-out', 'fourth'));
    expect(lines).toHaveLength(2);
    pass(60);
    expect(lines.map(({ times }) => times)).toEqual([1, 2, 1]);
  });

  it('does not wait with another cause', () => {
    log.tell(failure('timed-out'));
    log.tell(failure('access-denied'));
    expect(lines.map(({ msg }) => msg)).toEqual(['files failed: timed-out', 'files failed: access-denied']);
  });

  it('says nothing of a minute without a failure, and tells of the next one at once', () => {
    log.tell(failure('timed-out'));
    pass(60);
    expect(lines).toHaveLength(1);
    log.tell(failure('timed-out'));
    expect(lines).toHaveLength(2);
  });
});

describe('the words of another server', () => {
  it('are on one line, without secrets, and no longer than a line can bear', () => {
    expect(safeWords('535 no\r\n hunter2 for you', ['hunter2', '', undefined])).toBe(
      '535 no [secret] for you',
    );
    expect(safeWords('x'.repeat(600))).toHaveLength(500);
  });
});
