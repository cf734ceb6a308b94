import { MESSAGES } from '@skybil/shared';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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
  version: '',
};
const typist = {
  ...{ _id: ID, kind: 'job', title: 'Typist', location: 'Lagos', salary: '90,000', currency: 'NGN' },
  ...{ date: '2026-05-24T20:46:34.035Z', listed: false, held: true, company, version: 'v1' },
  findings: [{ rule: 'money-asked', sentence: 'Form is N2,000.', says: SAYS }],
  ...{ reason: 'asked', waitingSince: new Date(Date.now() - 3 * 86_400_000).toISOString() },
};
const driver = { ...typist, _id: 'a'.repeat(24), title: 'Driver', reason: 'flagged' };

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
        'Registered 5 days ago · 3 adverts, 2 listed, 1 with findings · mail at eko.example, verified',
      ),
    ).toBeVisible();
  });

  it('moves by j and k, and decides about the current row by a and r [STAFF-11]', async () => {
    arrange(`POST /api/staff/jobs/${driver._id}/hide`, ok({}, 'Hidden: “Driver” of Eko Haulage.'));
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
    expect(callsTo(`POST /api/staff/jobs/${driver._id}/hide`).map(({ body }) => body)).toEqual([
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
    const { reason: _reason, waitingSince: _since, ...job } = typist;
    const description = '<p>Type lists.</p><p><img src="x">Form is N2,000.</p>';
    arrange(`GET /api/staff/jobs/${ID}`, ok({ job: { ...job, hidden: 'It asks for money.', description } }));
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
