import { expect, it } from 'vitest';
import {
  aboutRefused,
  advertFinding,
  companySuspended,
  jobHidden,
  notPublicYet,
  wrongStage,
} from './notices.js';

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

it('the company of a held advert reads the rule in plain words, and the sentence', () => {
  expect(advertFinding('money-asked', 'Form is N2,000.')).toBe(
    'It asks applicants for money: “Form is N2,000.”',
  );
});

it('a finding of a rule that is gone still quotes the sentence', () => {
  expect(advertFinding('former-rule', 'Come now.')).toBe('It may mislead applicants: “Come now.”');
});

it('a text about a company that is refused names the rule, the sentence and what to do', () => {
  expect(aboutRefused('money-asked', 'Form is N2,000.')).toBe(
    'It asks applicants for money: “Form is N2,000.” Please take this out.',
  );
});

it('a job that is not public yet says everything that it waits for', () => {
  expect(notPublicYet(['decision'])).toBe('Not public yet: waiting for a decision on this advert');
  expect(notPublicYet(['email', 'decision'])).toBe(
    'Not public yet: waiting for your e-mail to be confirmed and a decision on this advert',
  );
  expect(notPublicYet(['company'])).toBe('Not public yet: waiting for a check of your company');
});

it('an application that cannot move names both stages', () => {
  expect(wrongStage('interview', 'viewed')).toBe('An application cannot move from interview to viewed.');
});
