import 'fake-indexeddb/auto';
import { clear, createStore, entries } from 'idb-keyval';
import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, jobRow, pdf, person } from '../testing/records';
import { currentAddress, renderApp, writeInAnotherTab } from '../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const REMOTE = `/remoteapply-job/${JOB_ID}`;
const APPLY = 'POST /api/users/apply';
const RESUME = { resumeName: 'Ada Obi.pdf', resumeDate: '2026-11-02T09:00:00.000Z', resumeBytes: 217_000 };
const sheet = (name: string) => screen.findByRole('dialog', { name });
const sendButton = () => screen.findByRole('button', { name: 'Send application' });
const picker = () => screen.findByLabelText('Choose your certificate (PDF)');

beforeEach(() => clear(createStore('skybil-drafts', 'certificates')));

async function open(path: string, signedIn = true) {
  const app = renderApp(path, { signedIn });
  const [button] = await screen.findAllByRole('button', { name: 'Apply Now' });
  await app.user.click(button as HTMLElement);
  await sheet(signedIn ? 'Apply for this job' : 'Login to apply for jobs');
  return app;
}

describe('the apply sheet of a seeker', () => {
  it('shows the job, the resume by name and date and what the company will see, and sends nothing [APPLY-32] [APPLY-34]', async () => {
    arrangeJob(job());
    arrangeSeeker(person(RESUME));
    await open(ON_SITE);
    const shown = within(await sheet('Apply for this job'));
    expect(await shown.findByRole('link', { name: 'Ada Obi.pdf' })).toBeVisible();
    expect(shown.getByText('2 November 2026 · 212 kB')).toBeVisible();
    expect(shown.getByText('Baker')).toBeVisible();
    const seen = within(shown.getByRole('region', { name: 'What Acme Foods will see' }));
    expect(seen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your name: Ada Obi, and your picture or initials',
      'Your resume as it is now',
      'The day you applied',
      'Your e-mail only after they accept you',
    ]);
    expect(shown.queryByLabelText(/certificate/)).not.toBeInTheDocument();
    expect(callsTo(APPLY)).toEqual([]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('names the phone number if companies may see it (%s) [APPLY-34]', async (phoneShared, lines) => {
    arrangeJob(job());
    arrangeSeeker(person({ ...RESUME, phone: '+2348031234567', phoneShared }));
    await open(ON_SITE);
    expect(await screen.findByText(/^Your name: Ada Obi/)).toBeVisible();
    expect(screen.queryAllByText('Your phone number: +2348031234567')).toHaveLength(lines);
  });

  it('sends once for two clicks, says what comes next and marks the application [APPLY-4] [APPLY-5] [APPLY-41]', async () => {
    arrangeJob(job());
    arrangeSeeker(person(RESUME));
    let answer: (body: object) => void = () => undefined;
    arrange(APPLY, () => new Promise<object>((resolve) => (answer = resolve)));
    const { user } = await open(ON_SITE);
    await user.dblClick(await sendButton());
    expect(await screen.findByRole('button', { name: 'Applying...' })).toBeDisabled();
    arrange('GET /api/users/all-applications', { applications: [application()] });
    answer({ message: 'Applied Successfully' });
    const sent = within(await sheet('Sent'));
    expect(
      sent.getByText(/^Acme Foods now has your application; their answer comes by e-mail/),
    ).toBeVisible();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([{ jobId: JOB_ID }]);
    await user.click(sent.getByRole('link', { name: 'See it among your applications' }));
    await waitFor(() => expect(currentAddress()).toBe(`/applications?sent=${JOB_ID}`));
    expect(await screen.findByRole('row', { current: true })).toHaveTextContent('Baker');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for a resume, takes one without leaving, and goes on [APPLY-2] [APPLY-33]', async () => {
    arrangeJob(job());
    arrangeSeeker(person({ resume: '' }));
    arrange('POST /api/users/update-resume', failure(503, 'unavailable', 'A part of the board is down.'));
    arrange(APPLY, { message: 'Applied Successfully' });
    const { user } = await open(ON_SITE);
    await user.click(await sendButton());
    expect(await screen.findByText('Upload resume to apply')).toBeVisible();
    expect(callsTo(APPLY)).toEqual([]);
    await user.upload(screen.getByLabelText('Select Resume (PDF)'), pdf('cv.pdf'));
    expect(await screen.findByText('A part of the board is down.')).toBeVisible();
    arrange('POST /api/users/update-resume', { message: 'Resume Updated' });
    arrange('GET /api/users/user', { user: person(RESUME) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ada Obi.pdf' })).toBeVisible();
    await user.click(await sendButton());
    expect(await sheet('Sent')).toBeVisible();
  });

  it('shows why the server refuses it, and can be sent again', async () => {
    arrangeJob(job());
    arrangeSeeker(person(RESUME));
    arrange(APPLY, failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = await open(ON_SITE);
    await user.click(await sendButton());
    expect(within(await sheet('Apply for this job')).getByRole('alert')).toHaveTextContent(
      'A part of the board',
    );
    arrange(APPLY, { message: 'Applied Successfully' });
    await user.click(await sendButton());
    expect(await sheet('Sent')).toBeVisible();
  });

  it('says that the application goes on when the mailed link is opened [APPLY-21]', async () => {
    arrangeJob(job());
    arrangeSeeker(person({ ...RESUME, emailProven: false }));
    arrange(APPLY, { message: 'Applied Successfully', held: true });
    const { user } = await open(ON_SITE);
    await user.click(await sendButton());
    const held = within(await sheet('One step left: confirm your e-mail'));
    expect(
      held.getByText(/^Your application is stored\. It goes on to Acme Foods when you open the link/),
    ).toBeVisible();
    expect(held.getByRole('button', { name: 'Send it again' })).toBeVisible();
  });

  it('asks for the certificate of a remote job, keeps it when the sheet is closed, and sends it [APPLY-2] [APPLY-33]', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person(RESUME));
    arrange(APPLY, { message: 'Applied Successfully' });
    const { user } = await open(REMOTE);
    expect(screen.getByText(/^A certificate shows what you have learnt/)).toBeVisible();
    await user.click(await sendButton());
    expect((await screen.findByText(/^Upload your/)).textContent).toBe('Upload your  certificate to apply');
    await user.upload(await picker(), pdf('nysc.pdf'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(currentAddress()).toBe(REMOTE));
    await user.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement);
    expect(await screen.findByText('nysc.pdf')).toBeVisible();
    await user.click(await sendButton());
    await sheet('Sent');
    expect(callsTo(APPLY)[0]?.body).toMatchObject({ jobId: JOB_ID, certificate: { name: 'nysc.pdf' } });
  });

  it('keeps the certificate when the session ends, until the same person signs in again [APPLY-33]', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person(RESUME));
    arrange(APPLY, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    const { user } = await open(REMOTE);
    await user.upload(await picker(), pdf('nysc.pdf'));
    await user.click(await sendButton());
    const login = within(await sheet('Login to apply for jobs'));
    expect(login.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    arrange('POST /api/auth/sign-in', { token: 'seeker-token', message: 'Login Successful' });
    arrange(APPLY, { message: 'Applied Successfully' });
    await user.type(login.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(login.getByLabelText('Password'), 'secret-words{Enter}');
    expect(await screen.findByText('nysc.pdf')).toBeVisible();
    await user.click(await sendButton());
    await sheet('Sent');
    expect(callsTo(APPLY).at(-1)?.body).toMatchObject({ certificate: { name: 'nysc.pdf' } });
  });

  it('does not offer the certificate of one person to the next [APPLY-33]', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person(RESUME));
    const { user } = await open(REMOTE);
    await user.upload(await picker(), pdf('nysc.pdf'));
    expect(await screen.findByText('nysc.pdf')).toBeVisible();
    writeInAnotherTab('seekerToken', 'token-of-bola');
    await waitFor(() => expect(screen.queryByText('nysc.pdf')).not.toBeInTheDocument());
  });
});

describe('the apply sheet of a closed job', () => {
  const closed = { closedAs: 'filled', closedOn: '2026-11-21' } as const;
  const similar = jobRow({ _id: '6500000000000000000000a1', title: 'Pastry cook' });

  it.each([true, false])('says so in place of a form (signed in: %s) [CLOSE-3]', async (signedIn) => {
    arrangeJob(job(closed), [], [similar]);
    if (signedIn) arrangeSeeker(person(RESUME));
    renderApp(`${ON_SITE}?apply`, { signedIn });
    const shown = within(await sheet('This job is closed'));
    expect(shown.getByText(MESSAGES.jobClosed)).toBeVisible();
    expect(await shown.findByRole('link', { name: 'Pastry cook' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'See other jobs' })).toHaveAttribute('href', '/');
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Send application' })).not.toBeInTheDocument();
  });

  it('still says what comes next to a seeker who has applied [CLOSE-4]', async () => {
    arrangeJob(job(closed));
    arrangeSeeker(person(RESUME), [application()]);
    renderApp(`${ON_SITE}?apply`, { signedIn: true });
    expect(await sheet('Sent')).toBeVisible();
  });

  it('says so when the job closes while the seeker applies, and keeps nothing [CLOSE-3]', async () => {
    arrangeJob(job({ kind: 'remote' }), [], [similar]);
    arrangeSeeker(person(RESUME));
    arrange(APPLY, failure(409, 'job_closed', MESSAGES.jobClosed));
    const { user } = await open(REMOTE);
    await user.upload(await picker(), pdf('nysc.pdf'));
    await user.click(await sendButton());
    const shown = within(await sheet('This job is closed'));
    expect(shown.getAllByText(MESSAGES.jobClosed)).toHaveLength(1);
    expect(await shown.findByRole('link', { name: 'Pastry cook' })).toBeVisible();
    expect(await entries(createStore('skybil-drafts', 'certificates'))).toEqual([]);
    await waitFor(() => expect(callsTo(`GET /api/remotejobs/${JOB_ID}`)).toHaveLength(2));
  });
});

describe('the apply sheet of a visitor', () => {
  it('signs up inside it, keeps what was typed, and goes on with the application [APPLY-32]', async () => {
    arrangeJob(job());
    arrangeSeeker(person({ resume: '' }));
    arrange('POST /api/auth/sign-up', { token: 'seeker-token', message: 'Account created. Welcome!' });
    const { user } = await open(ON_SITE, false);
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
    await user.type(screen.getByLabelText('Last name'), 'Obi');
    await user.type(screen.getByLabelText('Password'), 'Harmattan-rain-7');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await sheet('Apply for this job');
    expect(await screen.findByText('Account created. Welcome!')).toBeVisible();
    expect(await screen.findByLabelText('Select Resume (PDF)')).toBeInTheDocument();
    expect(currentAddress()).toBe(`${ON_SITE}?apply`);
  });

  it('resets a forgotten password inside it [APPLY-32]', async () => {
    arrangeJob(job());
    arrange('POST /api/auth/send-reset-otp', noAnswerYet);
    const { user } = await open(ON_SITE, false);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByText(/Your application stays here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the login' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@example.com');
  });

  it('stays open for the second step after a new password [SIGN-43] [APPLY-32]', async () => {
    arrangeJob(job());
    const answer = { message: 'Done' };
    for (const call of ['send-reset-otp', 'check-reset-otp', 'reset-password'])
      arrange(`POST /api/auth/${call}`, answer);
    arrange('POST /api/auth/sign-in', failure(401, 'second_factor_needed', 'Enter the code'));
    const { user } = await open(ON_SITE, false);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    await user.type(await screen.findByLabelText('Registered e-mail'), 'ada@example.com{Enter}');
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.paste('123456');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(await screen.findByLabelText('New password'), 'brand-new-one{Enter}');
    const code = await screen.findByLabelText('Code');
    arrange('POST /api/auth/sign-in', { token: 'seeker-token', message: 'Login Successful' });
    arrangeSeeker(person());
    await user.type(code, '123456{Enter}');
    expect(await sheet('Apply for this job')).toBeVisible();
  });

  it('is open after a reload, and a link that opens it can be closed', async () => {
    arrangeJob(job());
    const { user } = renderApp(`${ON_SITE}?apply`);
    await sheet('Login to apply for jobs');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentAddress()).toBe(ON_SITE);
  });

  it('waits for a hosted provider', async () => {
    arrangeJob(job());
    renderApp(`${ON_SITE}?apply`, { config: { authMode: 'clerk' } });
    expect(await sheet('Apply for this job')).toHaveTextContent('Loading your account');
  });
});
