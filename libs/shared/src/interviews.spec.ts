import { describe, expect, it } from 'vitest';
import { isAhead } from './interviews.js';

describe('isAhead', () => {
  const now = Date.parse('2026-11-28T09:00:00Z');

  it.each([
    [true, { startsAt: '2026-11-28T09:00:01Z' }],
    [true, { startsAt: new Date(now + 1) }],
    [false, { startsAt: '2026-11-28T09:00:00Z' }],
    [false, { startsAt: '2026-11-29T09:00:00Z', cancelled: true as const }],
    [false, undefined],
  ])('is %s for %j [INTERVIEW-4]', (expected, interview) => {
    expect(isAhead(interview, now)).toBe(expected);
  });
});
