import { application, dayIn } from '../../testing/records';
import type { Application } from '../../lib/contract';
import { stepsOf, whatIsNext } from './application-steps';

const NOW = Date.now();
const SENT = '2026-11-02T09:00:00.000Z';
const OPENED = '2026-11-03T10:00:00.000Z';
const DECIDED = '2026-11-05T10:00:00.000Z';
const job = (more: object) => ({ advert: { changes: [], ...more } });
const named = (changes: Partial<Application>) =>
  stepsOf(application({ date: SENT, ...changes }), NOW).map(({ name, date }) => `${name} ${date}`);
const next = (changes: Partial<Application>) => whatIsNext(application(changes), NOW);

describe('the steps of an application', () => {
  it('have their moments, oldest first [APPLY-42]', () => {
    expect(named({})).toEqual([`Sent ${SENT}`]);
    expect(named({ viewedAt: OPENED, decidedAt: DECIDED, status: 'Accepted' })).toEqual([
      `Sent ${SENT}`,
      `Opened by the company ${OPENED}`,
      `Accepted ${DECIDED}`,
    ]);
    expect(named({ viewedAt: DECIDED, withdrawnAt: OPENED })).toEqual([
      `Sent ${SENT}`,
      `Withdrawn ${OPENED}`,
      `Opened by the company ${DECIDED}`,
    ]);
  });

  it('contain no rejection that can be undone [APPLY-42] [DECIDE-8]', () => {
    const finalAt = new Date(NOW + 60_000).toISOString();
    expect(named({ status: 'Rejected', finalAt })).toEqual([`Sent ${SENT}`]);
    expect(next({ status: 'Rejected', finalAt })).toBe('The company has not opened it yet.');
  });
});

describe('what comes next', () => {
  const closing = dayIn(3);

  it.each<[string, Partial<Application>, string | RegExp]>([
    ['held', { held: true }, 'Waits for you to confirm your e-mail. The company has not got it yet.'],
    ['not opened', job({ closingDate: closing }), 'The company has not opened it yet.'],
    [
      'opened, while the job is open',
      { viewedAt: OPENED, ...job({ closingDate: closing }) },
      /^Waiting for a decision\. The advert closes on \d+ \w+ \d{4}\.$/,
    ],
    [
      'opened, while the job is closed',
      { viewedAt: OPENED, ...job({ closingDate: closing, closedAs: 'filled' }) },
      'Waiting for a decision.',
    ],
    ['opened, while the job is gone', { viewedAt: OPENED, advert: null }, 'Waiting for a decision.'],
    ['without decision', { noDecision: true }, 'The job is closed, and the company has not answered.'],
    ['accepted', { status: 'Accepted' }, 'The company accepted you, and now sees your e-mail.'],
    ['rejected', { status: 'Rejected' }, 'The company decided against this application.'],
    ['rejected with a reason', { status: 'Rejected', reason: 'filled' }, 'The job is filled.'],
    ['withdrawn', { withdrawnAt: OPENED }, 'The company no longer sees it.'],
  ])('is one sentence for an application that is %s [APPLY-42]', (_, changes, sentence) => {
    expect(next(changes)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
});
