import type { Request } from 'express';
import { RENDERS } from '../../platform/contract/route/limit-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LimitNumbers } from '../../platform/limits/limit-numbers.js';
import { type LimitsService } from '../../platform/limits/limits.service.js';
import { MemoryLimits } from '../../platform/limits/memory-limits.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import type { Settings } from '../../platform/config/settings.js';
import { MAX_RENDERS, MAX_RENDERS_OF_NETWORK, RenderSlots } from './render-slots.js';

const from = (ip: string) => ({ ip }) as Request;

describe('RenderSlots', () => {
  let slots: RenderSlots;

  beforeEach(() => {
    const settings = { RATE_LIMITS: 'on', isProduction: true, LIMITS: '' } as Settings;
    const memory = new MemoryLimits(new LimitNumbers(settings));
    slots = new RenderSlots(new RequestLimits(settings, {} as LimitsService, memory));
  });

  function refusalOf(ip: string): AppError | undefined {
    try {
      slots.take(from(ip));
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    return undefined;
  }
  const take = (ip: string, count: number) => Array.from({ length: count }, () => slots.take(from(ip)));

  it.each([
    ['an address', () => '203.0.113.7', '203.0.113.8'],
    ['a /56 of IPv6', (at: number) => `2001:db8:1:1${String(at).padStart(2, '0')}::1`, '2001:db8:2:100::1'],
  ])('gives %s at most a quarter and says when to retry [BUDGET-10]', (_who, own, other) => {
    for (let at = 0; at < MAX_RENDERS_OF_NETWORK; at += 1) expect(slots.take(from(own(at)))).toBeDefined();
    const refused = refusalOf(own(MAX_RENDERS_OF_NETWORK));
    expect([refused?.code, refused?.details.retryAfter]).toEqual(['unavailable', 2]);
    expect(slots.take(from(other))).toBeDefined();
  });

  it('gives no place while all are taken, and one for each that is released', () => {
    const taken = Array.from({ length: MAX_RENDERS / MAX_RENDERS_OF_NETWORK }, (_, at) =>
      take(`203.0.113.${at}`, MAX_RENDERS_OF_NETWORK),
    ).flat();
    expect(taken).not.toContain(undefined);
    expect(slots.take(from('198.51.100.1'))).toBeUndefined();
    taken[0]?.();
    expect(slots.take(from('198.51.100.1'))).toBeDefined();
    expect(slots.take(from('198.51.100.1'))).toBeUndefined();
  });

  it('limits pages per minute, and the error says when the next minute begins [BUDGET-10]', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1, 12, 0, 18));
    for (let at = 0; at < RENDERS.limit; at += 1) slots.take(from('203.0.113.7'))?.();
    const refused = refusalOf('203.0.113.7');
    expect([refused?.code, refused?.details.retryAfter]).toEqual(['unavailable', 42]);
    expect(slots.take(from('203.0.113.8'))).toBeDefined();
  });
});
