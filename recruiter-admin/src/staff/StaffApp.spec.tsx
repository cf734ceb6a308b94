import { MESSAGES } from '@skybil/shared';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { StaffApp } from './StaffApp';

const QUEUE = 'GET /api/staff/queue';
const ID = '665f1c2e9b3e4a0012ab34cd';
const SAYS = 'It asks applicants for money: “Form is N2,000.”';
const company = {
  _id: '665f1c2e9b3e4a0012ab34ce',
  name: 'Eko Haulage',
  since: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  owned: true,
  mailDomain: 'eko.example',
  emailProven: true,
  adverts: 3,
  listed: 2,
  withFindings: 1,
  reports: 0,
  version: '',
};
const typistJob = {
  ...{ _id: ID, kind: 'job', title: 'Typist', location: 'Lagos', salary: '90,000', currency: 'NGN' },
  ...{ date: '2026-05-24T20:46:34.035Z', listed: false, held: true, company, version: 'v1' },
  findings: [{ rule: 'money-asked', sentence: 'Form is N2,000.', says: SAYS }],
  ...{ reports: [], totalReports: 0, hiddenByReports: false },
};
const waitingSince = new Date(Date.now() - 3 * 86_400_000).toISOString();
const typist = { reason: 'asked', waitingSince, job: typistJob };
const driverJob = { ...typistJob, _id: 'a'.repeat(24), title: 'Driver' };
const driver = { reason: 'flagged', waitingSince, job: driverJob };

function open(queue: object[] = [typist, driver]) {
  sessionStorage.setItem('staffToken', 'token-of-ngozi');
  arrange(QUEUE, () => ok({ queue, total: queue.length, page: 1 }));
  const user = userEvent.setup();
  render(<StaffApp />);
  return user;
}
const card = (name: string) => screen.findByRole('article', { name });
const dialog = () => screen.findByRole('dialog');

beforeEach(() => window.history.replaceState(null, '', '/staff'));

describe('signing in', () => {
  it('takes e-mail, password and code, and stores the token for this tab [STAFF-11]', async () => {
    arrange('POST /api/staff/sign-in', ok({ token: 'fresh', name: 'Ngozi' }));
    arrange(QUEUE, ok({ queue: [], total: 0, page: 1 }));
    const user = userEvent.setup();
    render(<StaffApp />);
    await user.type(screen.getByLabelText(/E-mail/), 'ngozi@board.example');
    await user.type(screen.getByLabelText(/Password/), 'Harmattan-rain-7');
    await user.type(screen.getByLabelText(/Code of your/), '402913');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Nothing waits for a decision.')).toBeVisible();
    expect(callsTo(QUEUE).map(({ headers }) => headers.get('staff-token'))).toEqual(['fresh']);
    expect(localStorage).toHaveLength(0);
  });

  it('shows the sentence of a refusal', async () => {
    arrange('POST /api/staff/sign-in', failure(401, 'invalid_credentials', MESSAGES.invalidCredentials));
    const user = userEvent.setup();
    render(<StaffApp />);
    for (const label of [/E-mail/, /Password/, /Code of your/])
      await user.type(screen.getByLabelText(label), 'a@b.example');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(MESSAGES.invalidCredentials)).toBeVisible();
  });

  it('sets password and app by the operator’s link, whose secret leaves the address [STAFF-11]', async () => {
    window.history.replaceState(null, '', '/staff#secret-of-the-link');
    const begun = {
      name: 'Ngozi',
      email: 'ngozi@board.example',
      secret: 'JBSW',
      address: 'otpauth://totp/x',
    };
    arrange('POST /api/staff/begin-enrolment', ok(begun));
    arrange('POST /api/staff/enrol', ok({ token: 'fresh', name: 'Ngozi', recoveryCodes: ['mfrg-gzdf'] }));
    arrange(QUEUE, ok({ queue: [], total: 0, page: 1 }));
    const user = userEvent.setup();
    render(<StaffApp />);
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    await user.type(await screen.findByLabelText(/New password/), 'Harmattan-rain-7');
    await user.type(screen.getByLabelText(/^Code/), '402913');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Nothing waits for a decision.')).toBeVisible();
    expect(callsTo('POST /api/staff/enrol').map(({ body }) => body)).toEqual([
      { secret: 'secret-of-the-link', newPassword: 'Harmattan-rain-7', code: '402913' },
    ]);
  });

  it('is asked for again when the session has ended', async () => {
    sessionStorage.setItem('staffToken', 'old');
    arrange(QUEUE, failure(401, 'unauthorized', MESSAGES.notAuthorized));
    render(<StaffApp />);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the queue', () => {
  it('shows waiting time, marked sentence, and age, adverts and findings of the company [STAFF-11]', async () => {
    open();
    const row = within(await card('Typist'));
    expect(row.getByText('Its company asks for a decision; waits for 3 days')).toBeVisible();
    expect(row.getByText(SAYS)).toBeVisible();
    expect(
      row.getByText(
        'Registered 5 days ago · 3 adverts, 2 listed, 1 with findings · 0 reports to decide · registration not sent · mail at eko.example, verified',
      ),
    ).toBeVisible();
  });

  it('moves by j and k, and decides about the current row by a and r [STAFF-11]', async () => {
    arrange(`POST /api/staff/jobs/${driverJob._id}/hide`, ok({}, 'Hidden: “Driver” of Eko Haulage.'));
    const user = open();
    expect(await card('Typist')).toHaveAttribute('aria-current', 'true');
    await user.keyboard('j');
    expect(await card('Driver')).toHaveAttribute('aria-current', 'true');
    await user.keyboard('k');
    expect(await card('Typist')).toHaveAttribute('aria-current', 'true');
    await user.keyboard('a');
    expect(within(await dialog()).getByText('Approve “Typist”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('jr');
    const decision = within(await dialog());
    await user.click(decision.getByLabelText('It misleads about the work, the pay or the employer'));
    expect(decision.queryByText(/send no money/)).toBeNull();
    await user.click(decision.getByLabelText('It asks applicants for money'));
    expect(decision.getByText(/send no money and no papers/)).toBeVisible();
    await user.type(decision.getByLabelText(/More, which/), 'Take it out.');
    await user.click(decision.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Hidden: “Driver” of Eko Haulage.')).toBeVisible();
    expect(callsTo(`POST /api/staff/jobs/${driverJob._id}/hide`).map(({ body }) => body)).toEqual([
      { reason: 'asks-money', text: 'Take it out.', version: 'v1' },
    ]);
  });

  it('says in the dialog that somebody else decided, and reads the queue again [STAFF-8]', async () => {
    arrange(`POST /api/staff/jobs/${ID}/approve`, failure(409, 'already_decided', MESSAGES.decidedMeanwhile));
    const user = open();
    await user.click(within(await card('Typist')).getByRole('button', { name: 'Approve' }));
    const decision = within(await dialog());
    await user.click(decision.getByLabelText('We checked it and found nothing wrong'));
    await user.click(decision.getByRole('button', { name: 'Approve' }));
    expect(await decision.findByText(MESSAGES.decidedMeanwhile)).toBeVisible();
    const before = callsTo(QUEUE).length;
    await user.click(decision.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(callsTo(QUEUE).length).toBe(before + 1));
  });

  it('opens a hidden job by its address, as plain text, and restores it [STAFF-11]', async () => {
    const description = '<p>Type lists.</p><p><img src="x">Form is N2,000.</p>';
    arrange(
      `GET /api/staff/jobs/${ID}`,
      ok({ job: { ...typistJob, hidden: 'It asks for money.', description } }),
    );
    const user = open([]);
    await user.type(await screen.findByLabelText(/Address or id/), `https://board.example/apply-job/${ID}`);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const row = within(await card('Typist'));
    expect(row.getByText(/Type lists\.\s+Form is N2,000\./)).toBeVisible();
    expect(row.queryByRole('img')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Restore' }));
    expect(within(await dialog()).getByText('Restore “Typist”')).toBeVisible();
  });

  it('suspends a company from its row [STAFF-11]', async () => {
    const user = open([typist]);
    await user.click(within(await card('Typist')).getByRole('button', { name: 'Suspend company' }));
    expect(within(await dialog()).getByText('Suspend Eko Haulage, with all of its adverts')).toBeVisible();
  });
});

describe('reports in the queue', () => {
  const reports = [
    { reason: 'money', by: 'account', text: 'N5,000 for a form', reportedAt: waitingSince },
    { reason: 'other', by: 'network', reportedAt: waitingSince },
  ];
  const cook = {
    ...driverJob,
    title: 'Cook',
    findings: [],
    ...{ held: false, hiddenByReports: true, reports, totalReports: 7 },
  };
  const row = { reason: 'reported', waitingSince, job: cook };

  it('are read with who wrote them, and refused by the key a [STAFF-12]', async () => {
    arrange(`POST /api/staff/jobs/${cook._id}/refuse-reports`, ok({}, 'Refused: 7 reports of “Cook”.'));
    const user = open([row]);
    const shown = within(await card('Cook'));
    expect(shown.getByText('Hidden by reports')).toBeVisible();
    expect(shown.getByText('Reported; waits for 3 days')).toBeVisible();
    const list = within(shown.getByRole('list', { name: 'Reports' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'It asks for money: “N5,000 for a form” (signed in, 3 days ago)',
      'Something else is wrong (stranger, does not count, 3 days ago)',
      'and 5 more',
    ]);
    await user.keyboard('a');
    const decision = within(await dialog());
    expect(decision.getByText('Refuse the 7 reports of “Cook”')).toBeVisible();
    expect(decision.getByText(/^Reason, for the security log/)).toBeVisible();
    await user.click(decision.getByLabelText('We checked it and found nothing wrong'));
    await user.click(decision.getByRole('button', { name: 'Refuse the reports' }));
    expect(await screen.findByText('Refused: 7 reports of “Cook”.')).toBeVisible();
  });

  it('are upheld by the key r [STAFF-12]', async () => {
    const user = open([row]);
    await card('Cook');
    await user.keyboard('r');
    const decision = within(await dialog());
    expect(decision.getByText('Uphold the 7 reports of “Cook” and hide it')).toBeVisible();
    expect(decision.getByText(/^Reason, which the company gets by mail/)).toBeVisible();
  });
});

describe('companies in the queue', () => {
  const registration = {
    ...{ state: 'waiting', number: 'RC 123456', licence: 'RL 1042' },
    ...{ sentAt: waitingSince, hasCertificate: true },
  };
  const row = { reason: 'registered', waitingSince, company: { ...company, registration, version: 'v2' } };
  const at = `/api/staff/companies/${company._id}`;

  it('are verified by the key a [STAFF-13]', async () => {
    arrange(`POST ${at}/verify`, ok({}, 'Verified: Eko Haulage as RC 123456.'));
    const user = open([row]);
    const shown = within(await card('Eko Haulage'));
    expect(shown.getByText('RC 123456, agency licence RL 1042')).toBeVisible();
    expect(shown.getByText('Sent its registration; waits for 3 days')).toBeVisible();
    await user.keyboard('a');
    const decision = within(await dialog());
    expect(decision.getByText('Verify Eko Haulage as RC 123456')).toBeVisible();
    await user.click(decision.getByLabelText('We checked it and found nothing wrong'));
    await user.click(decision.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Verified: Eko Haulage as RC 123456.')).toBeVisible();
    expect(callsTo(`POST ${at}/verify`).map(({ body }) => body)).toEqual([
      { reason: 'fine', text: '', version: 'v2' },
    ]);
  });

  it('are refused for a reason of their own list by the key r [STAFF-13]', async () => {
    const user = open([row]);
    await card('Eko Haulage');
    await user.keyboard('r');
    const decision = within(await dialog());
    expect(decision.getByText('Refuse RC 123456 of Eko Haulage')).toBeVisible();
    expect(decision.getByLabelText('The certificate cannot be read')).toBeInTheDocument();
    expect(decision.queryByLabelText('It asks applicants for money')).toBeNull();
  });

  it('have a certificate that is saved as a file [STAFF-13]', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const headers = { 'content-type': 'application/pdf' };
    arrange(`GET ${at}/certificate`, new Response('%PDF-1.7', { headers }));
    const user = open([row]);
    const shown = within(await card('Eko Haulage'));
    await user.click(shown.getByRole('button', { name: 'Save the certificate' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link).toMatchObject({ download: 'Eko Haulage certificate.pdf', href: 'blob:1' });
  });
});
