import { AppError } from '../errors/app-error.js';
import { ReadLimit } from './read-limit.js';

const NOON = Date.UTC(2026, 4, 4, 12);

describe('the limit of reads', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON + 15_000 }));
  afterEach(() => jest.useRealTimers());

  it('an address may read 1,200 times a minute and is told when the next one begins', () => {
    const limit = new ReadLimit();
    for (let reads = 0; reads < 1_200; reads += 1) limit.use('203.0.113.7');
    limit.use('203.0.113.8');
    let refused: unknown;
    try {
      limit.use('203.0.113.7');
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'too_many_requests', details: { retryAfter: 45 } });
    jest.setSystemTime(NOON + 60_000);
    expect(() => limit.use('203.0.113.7')).not.toThrow();
  });
});
