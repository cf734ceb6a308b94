import { MESSAGES } from '@skybil/shared';
import { hashOf, leftUntil, newToken, pendingUntil, readUserType } from './newsletter.policy.js';

describe('the newsletter', () => {
  it('knows job seekers and recruiters', () => {
    expect(readUserType('jobseeker')).toBe('jobseeker');
    expect(readUserType('recruiter')).toBe('recruiter');
  });

  it.each([
    [undefined, 'missing_details'],
    ['', 'missing_details'],
    [null, 'missing_details'],
    ['admin', 'bad_input'],
    [['jobseeker'], 'bad_input'],
    [{ $ne: '' }, 'bad_input'],
  ])('asks anybody else with %j to choose', (given, code) => {
    expect(() => readUserType(given)).toThrow(
      expect.objectContaining({
        code,
        message: MESSAGES.newsletterTypeMissing,
        details: { errors: { user_type: MESSAGES.newsletterTypeMissing } },
      }) as Error,
    );
  });

  it('mails a random token and keeps its hash', () => {
    const [one, other] = [newToken(), newToken()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(other.token);
    expect(one.hash).toBe(hashOf(one.token));
    expect(one.hash).not.toContain(one.token);
  });

  it('waits a week for a confirmation', () => {
    expect(pendingUntil(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2026-11-29T12:00:00Z'));
  });

  it('keeps the hash of who left for a year', () => {
    expect(leftUntil(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2027-11-22T12:00:00Z'));
  });
});
