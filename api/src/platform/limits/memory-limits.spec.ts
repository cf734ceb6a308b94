import { AppError } from '../errors/app-error.js';
import type { Settings } from '../config/settings.js';
import { READS, REQUESTS } from '../contract/route/limit-rules.js';
import { MemoryLimits } from './memory-limits.js';
import { LimitNumbers } from './limit-numbers.js';

const NOON = Date.UTC(2026, 4, 4, 12);

describe('MemoryLimits', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON + 15_000 }));
  afterEach(() => jest.useRealTimers());

  it('allows an address 1,200 reads a minute and reports when the next minute begins [LIMIT-1, LIMIT-19]', () => {
    const limits = new MemoryLimits(new LimitNumbers({ LIMITS: '' } as Settings));
    for (let reads = 0; reads < 1_200; reads += 1) limits.use('203.0.113.7', READS);
    limits.use('203.0.113.8', READS);
    let refused: unknown;
    try {
      limits.use('203.0.113.7', READS);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'too_many_requests', details: { retryAfter: 45 } });
    jest.setSystemTime(NOON + 60_000);
    expect(() => limits.use('203.0.113.7', READS)).not.toThrow();
  });

  it('counts each rule separately', () => {
    const limits = new MemoryLimits(new LimitNumbers({ LIMITS: '' } as Settings));
    for (let reads = 0; reads < READS.limit; reads += 1) limits.use('203.0.113.7', READS);
    expect(() => limits.use('203.0.113.7', REQUESTS)).not.toThrow();
    expect(() => limits.use('203.0.113.7', READS)).toThrow(AppError);
  });
});
