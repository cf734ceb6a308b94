import { screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import {
  application,
  arrangeJob,
  arrangeSeeker,
  arrangeSlowSeeker,
  job,
  JOB_ID,
  pdf,
  person,
} from '../testing/records';
import { openApplySheet } from '../testing/apply';
import { renderApp, writeInAnotherTab } from '../testing/render-app';

type User = ReturnType<typeof renderApp>['user'];
const ADA = person({ resume: 'https://board.example/ada.pdf' });
const BOLA = person({
  _id: '660000000000000000000002',
  firstName: 'Bola',
  lastName: 'Ade',
  resume: 'https://board.example/bola.pdf',
});
const BOLAS = application({
  _id: 'b',
  jobId: { _id: '650000000000000000000002', title: 'Cook', location: 'Oyo' },
});

async function openAsAda() {
  arrangeSeeker(ADA, [application()]);
  arrange('POST /api/auth/sign-out', {});
  const app = renderApp('/applications', { signedIn: true });
  await screen.findByRole('button', { name: 'Hi, Ada Obi' });
  await screen.findByRole('cell', { name: 'Baker' });
  return app;
}

async function signOut(user: User) {
  await user.click(screen.getByRole('button', { name: 'Hi, Ada Obi' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
}

async function signInAsBola(user: User) {
  arrange('POST /api/auth/sign-in', { token: 'bolas-token', message: 'Login Successful' });
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Login' }));
  await user.type(await screen.findByLabelText('E-mail'), 'bola@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await screen.findByRole('heading', { name: 'Applied Jobs' });
}

function expectNothingOfAda() {
  expect(document.body).not.toHaveTextContent(/Ada|Obi|Baker/);
  expect(document.body.innerHTML).not.toContain('ada.pdf');
}

describe('the next person on the same browser', () => {
  it('sees no data of a person who signed out, not even while the new data loads [SITE-10]', async () => {
    const { user } = await openAsAda();
    await signOut(user);
    await screen.findByText('You are signed out');
    expectNothingOfAda();
    arrangeSlowSeeker();
    await signInAsBola(user);
    await screen.findByText('Loading your applications…');
    expect(screen.getByText('Loading your resume…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
    expectNothingOfAda();
  });

  it('sees no data of a person whose session ended, and then the own data', async () => {
    const { user } = await openAsAda();
    arrange('POST /api/users/update-resume', failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.upload(await screen.findByLabelText('Select Resume (PDF)'), pdf('adas.pdf'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your session has ended. Please sign in again.');
    await waitFor(expectNothingOfAda);
    arrangeSeeker(BOLA, [BOLAS]);
    await signInAsBola(user);
    expect(await screen.findByRole('button', { name: 'Hi, Bola Ade' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', BOLA.resume);
    expect(callsTo('GET /api/users/user').at(-1)?.headers.get('authorization')).toBe('Bearer bolas-token');
    expectNothingOfAda();
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Login Successful']);
  });

  it('signs in with empty fields', async () => {
    arrange('POST /api/auth/sign-in', { token: 'adas-token', message: 'Login Successful' });
    arrange('POST /api/auth/sign-out', {});
    arrangeSeeker(ADA);
    const { user } = renderApp('/sign-in?next=%2Fapplications');
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
    await screen.findByRole('button', { name: 'Hi, Ada Obi' });
    await signOut(user);
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Login' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('sees no toast of a person who signed out', async () => {
    const { user } = await openAsAda();
    arrange('POST /api/users/update-resume', { message: 'Resume Updated' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.upload(await screen.findByLabelText('Select Resume (PDF)'), pdf('adas.pdf'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Resume Updated');
    await signOut(user);
    await screen.findByText('You are signed out');
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['You are signed out']);
  });

  it('sees neither the upload form nor the chosen file of a person who signed out in another tab', async () => {
    const { user } = await openAsAda();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.upload(await screen.findByLabelText('Select Resume (PDF)'), pdf('adas.pdf'));
    arrangeSeeker(BOLA, [BOLAS]);
    writeInAnotherTab('seekerToken', 'bolas-token');
    expect(await screen.findByRole('link', { name: 'Resume' })).toHaveAttribute('href', BOLA.resume);
    expect(screen.queryByLabelText('Select Resume (PDF)')).not.toBeInTheDocument();
    expectNothingOfAda();
  });

  it('can apply to a job that the previous person applied to, and does not send the previous person’s certificate', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(ADA);
    const { user } = renderApp(`/remoteapply-job/${JOB_ID}`, { signedIn: true });
    await openApplySheet(user);
    await user.upload(await screen.findByLabelText(/certificate \(PDF\)/), pdf('adas.pdf'));
    expect(screen.getByText('adas.pdf')).toBeVisible();
    arrangeSeeker(BOLA);
    writeInAnotherTab('seekerToken', 'bolas-token');
    await screen.findByRole('button', { name: 'Hi, Bola Ade' });
    expect(screen.queryByText('adas.pdf')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Send application' }));
    expect(
      await screen.findByText(/Upload your {2}certificate to apply/, { normalizer: String }),
    ).toBeVisible();
    expect(callsTo('POST /api/users/apply')).toHaveLength(0);
  });

  it('does not see Already Applied for the previous person’s applications', async () => {
    arrangeJob(job());
    arrangeSeeker(ADA, [application()]);
    renderApp(`/apply-job/${JOB_ID}`, { signedIn: true });
    await screen.findAllByRole('button', { name: 'Already Applied' });
    arrangeSeeker(BOLA);
    writeInAnotherTab('seekerToken', 'bolas-token');
    expect(await screen.findAllByRole('button', { name: 'Apply Now' })).toHaveLength(2);
  });
});
