import { afterRefusal, afterUnreachable, whileLimited, whileUnproven } from './retry.policy.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const secondsUntil = (due?: Date) => ((due?.getTime() ?? 0) - NOW.getTime()) / 1000;

describe('a mail that could not be sent', () => {
  it('waits twice as long after each refusal, up to an hour', () => {
    const waits = [0, 1, 2, 6, 7, 8].map((before) => secondsUntil(afterRefusal(before, NOW).dueAt));
    expect(waits).toEqual([30, 60, 120, 1_920, 3_600, 3_600]);
  });

  it('is dead after the tenth refusal', () => {
    expect(afterRefusal(8, NOW)).toMatchObject({ refusals: 9 });
    expect(afterRefusal(9, NOW)).toEqual({ refusals: 10, status: 'dead' });
  });

  it('has no refusal counted while the server is unreachable', () => {
    expect(secondsUntil(afterUnreachable(NOW).dueAt)).toBe(15);
    expect(afterUnreachable(NOW)).not.toHaveProperty('refusals');
  });
});

describe('a mail beyond the daily limit of its mailbox', () => {
  const tomorrow = new Date(NOW.getTime() + 86_400_000);

  it('waits until the limit allows it and is then counted anew', () => {
    expect(whileLimited(NOW, tomorrow)).toEqual({ status: 'held', dueAt: tomorrow, isCounted: false });
  });

  it('is dropped after 30 days', () => {
    expect(whileLimited(new Date(tomorrow.getTime() - 31 * 86_400_000), tomorrow)).toBeUndefined();
  });
});

describe('a mail to an unproven address', () => {
  const afterDays = (days: number) => whileUnproven(NOW, new Date(NOW.getTime() + days * 86_400_000));

  it('is checked again every hour', () => {
    expect(whileUnproven(NOW, NOW)?.status).toBe('held');
    expect(secondsUntil(whileUnproven(NOW, NOW)?.dueAt)).toBe(3_600);
  });

  it('is dropped after 30 days', () => {
    expect(afterDays(29.99)).toBeDefined();
    expect(afterDays(30)).toBeUndefined();
  });
});
