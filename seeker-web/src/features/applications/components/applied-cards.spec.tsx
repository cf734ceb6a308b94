import { screen } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { application, arrangeSeeker, JOB_ID, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const REMOTE_ID = '650000000000000000000002';
const onSite = application({ date: '2026-11-02T09:00:00.000Z' });
const remote = application({
  _id: '670000000000000000000002',
  kind: 'remote',
  jobId: { _id: REMOTE_ID, title: 'Support Agent', location: 'Anywhere' },
  date: '2026-11-05T09:00:00.000Z',
  status: 'Rejected',
  certificate: 'https://board.example/api/files/c',
});
const cards = async () => [...(await screen.findByRole('list', { name: 'Jobs Applied' })).children];

describe('the applications on a phone', () => {
  beforeEach(() => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => phone);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are one list of both kinds, newest first, with date and status in words [APPLY-30]', async () => {
    arrangeSeeker(person(), [onSite], [remote]);
    renderApp('/applications', { signedIn: true });
    const [first, second, ...others] = await cards();
    expect(others).toEqual([]);
    expect(first).toHaveTextContent('Support AgentAcme Foods · RemoteApplied 5 November 2026');
    expect(first).toHaveTextContent('RejectedThe company decided against this application.Sent 5 Nov 2026');
    expect(second).toHaveTextContent('BakerAcme FoodsApplied 2 November 2026');
    expect(second).toHaveTextContent('PendingThe company has not opened it yet.Sent 2 Nov 2026');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('warn of a job that the board takes for fraud [WARN-1]', async () => {
    arrangeSeeker(person(), [application({ ...onSite, warnedAt: '2026-11-20T09:00:00.000Z' })], [remote]);
    renderApp('/applications', { signedIn: true });
    const [first, second] = await cards();
    expect(second).toHaveTextContent('This job looks like fraud. Send no money and no papers');
    expect(first).not.toHaveTextContent('fraud');
  });

  const rejected = (finalAt: number, more = {}) =>
    application({ ...onSite, status: 'Rejected', finalAt: new Date(finalAt).toISOString(), ...more });

  it('show a rejection as Pending until it is final [DECIDE-8]', async () => {
    arrangeSeeker(person(), [rejected(Date.now() + 60_000)], []);
    renderApp('/applications', { signedIn: true });
    const [card] = await cards();
    expect(card).toHaveTextContent('PendingThe company has not opened it yet.Sent 2 Nov 2026');
  });

  it('show the reason and the note of a rejection as plain text [DECIDE-6]', async () => {
    const note = 'Thank you <b>Ada</b>';
    arrangeSeeker(person(), [rejected(Date.now() - 1, { reason: 'filled', note })], []);
    renderApp('/applications', { signedIn: true });
    const [card] = await cards();
    expect(card).toHaveTextContent(`RejectedThe job is filled.Sent 2 Nov 2026${note}`);
  });

  it('say what changed in the advert since [APPLY-44]', async () => {
    const change = {
      fact: 'pay',
      at: '2026-11-03T10:00:00.000Z',
      now: '₦250,000 – 300,000 a month',
    } as const;
    arrangeSeeker(person(), [application({ ...onSite, advert: { changes: [change] } })], []);
    renderApp('/applications', { signedIn: true });
    const [card] = await cards();
    expect(card).toHaveTextContent('Pay changed on 3 Nov 2026: now ₦250,000 – 300,000 a month');
  });

  it('show the next step of an acceptance as plain text [DECIDE-10]', async () => {
    const nextStep = 'Come to http://evil.example on Monday, <b>Ada</b>';
    arrangeSeeker(person(), [application({ ...onSite, status: 'Accepted', nextStep })], []);
    renderApp('/applications', { signedIn: true });
    const [card] = await cards();
    expect(card).toHaveTextContent(`What happens next: ${nextStep}`);
    expect(screen.queryByRole('link', { name: /evil/ })).not.toBeInTheDocument();
  });

  it('say that no decision was given about a job that is closed [DECIDE-9]', async () => {
    arrangeSeeker(person(), [application({ ...onSite, noDecision: true })], []);
    renderApp('/applications', { signedIn: true });
    const [card] = await cards();
    expect(card).toHaveTextContent('No decision givenThe job is closed, and the company has not answered.');
  });

  it('link to the adverts and the certificate', async () => {
    arrangeSeeker(person(), [onSite], [remote]);
    renderApp('/applications', { signedIn: true });
    await cards();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Baker')).toBe(`/apply-job/${JOB_ID}`);
    expect(href('Support Agent')).toBe(`/remoteapply-job/${REMOTE_ID}`);
    expect(href('Certificate for Support Agent')).toBe('https://board.example/api/files/c');
  });

  it('mark the one that the address names', async () => {
    arrangeSeeker(person(), [onSite], [remote]);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    renderApp(`/applications?sent=${REMOTE_ID}`, { signedIn: true });
    const [first, second] = await cards();
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(second).not.toHaveAttribute('aria-current');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('are loaded again by Retry', async () => {
    arrangeSeeker(person(), [onSite], [remote]);
    arrange('GET /api/users/all-applications', failure(503, 'unavailable', 'A part is down.'));
    const { user } = renderApp('/applications', { signedIn: true });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrangeSeeker(person(), [onSite], [remote]);
    await user.click(retry);
    expect(await cards()).toHaveLength(2);
    expect(callsTo('GET /api/users/all-applications')).toHaveLength(2);
  });

  it('of a former owner are removed with the kind of each', async () => {
    arrangeSeeker(person(), [], [{ ...remote, former: true }]);
    arrange('POST /api/users/former-applications/keep', { message: 'Kept' });
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Keep the application for Support Agent' }));
    expect(callsTo('POST /api/users/former-applications/keep').map(({ body }) => body)).toEqual([
      { kind: 'remote', ids: [remote._id] },
    ]);
  });

  it('say that there are none, and lead to the jobs', async () => {
    arrangeSeeker(person());
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('No Applications Available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/');
  });
});
