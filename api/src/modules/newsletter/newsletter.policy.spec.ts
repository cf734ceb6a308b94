import { MESSAGES } from '@skybil/shared';
import { hashOf, unsubscribedUntil, newToken, pendingUntil, readUserType } from './newsletter.policy.js';

describe('newsletter policy', () => {
  it('accepts job seekers and recruiters', () => {
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
  ])('rejects the user type %j', (given, code) => {
    expect(() => readUserType(given)).toThrow(
      expect.objectContaining({
        code,
        message: MESSAGES.newsletterTypeMissing,
        details: { errors: { user_type: MESSAGES.newsletterTypeMissing } },
      }) as Error,
    );
  });

  it('makes a random token and its hash', () => {
    const [one, other] = [newToken(), newToken()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(other.token);
    expect(one.hash).toBe(hashOf(one.token));
    expect(one.hash).not.toContain(one.token);
  });

  it('lets a pending subscription expire after a week', () => {
    expect(pendingUntil(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2026-11-29T12:00:00Z'));
  });

  it('lets an unsubscription expire after a year', () => {
    expect(unsubscribedUntil(new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2027-11-22T12:00:00Z'));
  });
});
