import { expect, it } from 'vitest';
import { companySuspended, jobHidden } from './notices.js';

it('a suspended company reads the reason, the consequence and the support address', () => {
  expect(companySuspended('adverts that ask for money.', 'help@board.example')).toBe(
    'Your company is suspended: adverts that ask for money. Your jobs are not shown. Write to help@board.example about it.',
  );
});

it('the company of a hidden job reads the reason and the support address', () => {
  expect(jobHidden(' It asks for money ', 'help@board.example')).toBe(
    'We have hidden this job: It asks for money. Write to help@board.example about it.',
  );
});
