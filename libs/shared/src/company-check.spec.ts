import { expect, it } from 'vitest';
import { companyCheckWords } from './company-check.js';

const checkedAt = '2026-05-24T20:46:34.035Z';

it('the check of a company says what was checked, and when [VERIFIED-5]', () => {
  expect(companyCheckWords({ number: 'RC 123456', checkedAt })).toBe(
    'Registered company RC 123456, checked May 2026',
  );
  expect(companyCheckWords({ number: 'RC 123456', licence: 'RL 1042', checkedAt })).toBe(
    'Registered company RC 123456, agency licence RL 1042, checked May 2026',
  );
});
