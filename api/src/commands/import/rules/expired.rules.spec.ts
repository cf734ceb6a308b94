import { looksExpired } from './expired.rules.js';

const TODAY = '2026-11-21';
const expired = (title: string, lines = '') => looksExpired(title, lines, TODAY);

describe('an imported advert looks expired', () => {
  it.each([
    'EXPIRED: Accountant',
    '[Expired] Accountant',
    'Expired - Accountant',
    'Accountant (expired)',
    'Accountant - Position Filled',
    'Accountant [Applications closed]',
  ])('if its title says so: %s [CLOSE-7]', (title) => {
    expect(expired(title)).toBe(true);
  });

  it.each([
    'EXPIRED',
    'This job has expired.',
    'Thank you for your interest. The position has been filled.',
    'Position filled',
    'Applications closed.',
    'Applications are now closed.',
    'The application is closed.',
    'This vacancy is closed',
    'We are no longer accepting applications for this role.',
  ])('if its text says so: %s [CLOSE-7]', (text) => {
    expect(expired('Accountant', `Keep our books.\n${text}\nApply at once.`)).toBe(true);
  });

  it.each([
    'Closing date: 12 May 2026',
    'Closing Date\n12th of May, 2026',
    'Deadline: 31st October, 2026.',
    'Deadline for applications is 12 noon on Friday, 20 November 2026.',
    'Application Deadline – Oct. 31, 2026',
    'Application closes 2026-10-31',
    'Applications will close on 31-10-2026',
    'Interested candidates should apply on or before 5th November 2026',
    'Send your CV to jobs@a.example not later than 20/11/2026',
    'Applications should be submitted by November 20, 2026',
    'Apply before 5th\u00a0November 2026',
  ])('if it names a closing day that has passed: %s [CLOSE-7]', (text) => {
    expect(expired('Accountant', `Keep our books.\n${text}`)).toBe(true);
  });

  it.each([
    'Remove expired products from the shelves.',
    'Your licence must not be expired.',
    'Renew contracts that have expired before the end of the month.',
    'The position is filled by promotion every year.',
    'This job is open until the position is filled.',
    'Once the role has been filled, we delete your data.',
    'Report the number of applications closed each week.',
    'We are no longer accepting applications by e-mail.',
  ])('but not if its words mean something else: %s [CLOSE-7]', (text) => {
    expect(expired('Accountant', text)).toBe(false);
  });

  it.each([
    'Closing date: 31 December 2099',
    'Deadline: 21 November 2026',
    'Deadline: 31 October 2026. New closing date: 30 November 2026',
    'Closing date: 31 February 2026',
    'Apply before 5th November',
    'You are deadline driven, and have been since 12 May 2026.',
    'The deadline of the audit is 31 March 2026.',
    'Close the books by 31 March 2026.',
    'Do not apply if you graduated before 12 May 2020.',
    'Applicants must have completed NYSC on or before 12 May 2025.',
    'Our company was founded on 12 May 2006.',
  ])('but not without a closing day that has passed: %s [CLOSE-7]', (text) => {
    expect(expired('Accountant', text)).toBe(false);
  });

  it.each(['Expired Goods Clerk', 'Expired-Goods Clerk', 'Filled Positions Analyst', 'Closing Manager'])(
    'but not because its title is %s [CLOSE-7]',
    (title) => {
      expect(expired(title)).toBe(false);
    },
  );

  it.each([
    'apply a b c d ',
    'applications ',
    'closing date ',
    'deadline for the ',
    'this job has been now ',
    '12 ',
  ])('and is read in time if it repeats %j [CLOSE-7]', (part) => {
    const before = process.cpuUsage().user;
    expired('Accountant', part.repeat(50_000 / part.length));
    expect(process.cpuUsage().user - before).toBeLessThan(500_000);
  });
});
