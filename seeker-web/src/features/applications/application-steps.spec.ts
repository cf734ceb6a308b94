import { application, dayIn, interview } from '../../testing/records';
import { formatMoment } from '@skybil/shared';
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

describe('the steps of an interview', () => {
  const changedAt = '2026-11-04T10:00:00.000Z';
  const answeredAt = '2026-11-04T11:00:00.000Z';

  it.each([
    ['yes', 'You said yes'],
    ['no', 'You said no'],
  ] as const)('are the invitation and the answer %s [APPLY-42]', (answer, said) => {
    expect(named({ interview: interview() })).toEqual([
      `Sent ${SENT}`,
      `Invited to an interview ${changedAt}`,
    ]);
    expect(named({ interview: interview({ answer, answeredAt }) })).toEqual([
      `Sent ${SENT}`,
      `Invited to an interview ${changedAt}`,
      `${said} ${answeredAt}`,
    ]);
  });

  it('end with the cancelling [APPLY-42]', () => {
    const cancelled = interview({ answer: 'yes', answeredAt: OPENED, cancelled: true });
    expect(named({ interview: cancelled })).toEqual([
      `Sent ${SENT}`,
      `You said yes ${OPENED}`,
      `Interview cancelled ${changedAt}`,
    ]);
  });
});

describe('what comes next', () => {
  const closing = dayIn(3);
  const when = formatMoment(interview().startsAt);

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
    ['invited', { interview: interview() }, `Say whether you come to the interview on ${when}.`],
    ['invited, with a yes', { interview: interview({ answer: 'yes' }) }, `Your interview is on ${when}.`],
    ['invited, with a no', { interview: interview({ answer: 'no' }) }, 'Waiting for a decision.'],
    [
      'invited and former, so that it takes no answer',
      { interview: interview(), former: true },
      `Your interview is on ${when}.`,
    ],
    [
      'past its interview',
      { interview: interview({ startsAt: OPENED.replace('2026', '2025') }) },
      'Waiting for a decision.',
    ],
    ['no longer invited', { interview: interview({ cancelled: true }) }, 'Waiting for a decision.'],
  ])('is one sentence for an application that is %s [APPLY-42]', (_, changes, sentence) => {
    expect(next(changes)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });
});
