import { MESSAGES } from '@skybil/shared';
import { hashOf, newToken, readUserType } from './newsletter.policy.js';

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
      expect.objectContaining({ code, message: MESSAGES.newsletterTypeMissing }) as Error,
    );
  });

  it('mails a random token and keeps its hash', () => {
    const [one, other] = [newToken(), newToken()];
    expect(one.token).toMatch(/^[\w-]{43}$/);
    expect(one.token).not.toBe(other.token);
    expect(one.hash).toBe(hashOf(one.token));
    expect(one.hash).not.toContain(one.token);
  });
});
