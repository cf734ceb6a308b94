import { screen, waitFor } from '@testing-library/react';
import { LIMITS } from '@skybil/shared';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { application, arrangeSeeker, pdf, person, RESUME } from '../testing/records';
import { renderApp } from '../testing/render-app';

const picker = () => screen.findByLabelText('Select Resume (PDF)');

describe('the resume', () => {
  it('is a link with an Edit button [APPLY-8]', async () => {
    arrangeSeeker(person());
    const { user } = renderApp('/applications', { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Resume' });
    expect(screen.getByRole('region', { name: 'Your Resume' })).toContainElement(link);
    expect(screen.getByRole('region', { name: 'Jobs Applied' })).not.toContainElement(link);
    expect(link).toHaveAttribute('href', RESUME);
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await picker()).toHaveAttribute('accept', expect.stringContaining('application/pdf'));
  });

  it('is uploaded and then reloaded', async () => {
    arrangeSeeker(person({ resume: '' }));
    arrange('POST /api/users/update-resume', { message: 'Resume Updated' });
    const { user } = renderApp('/applications', { signedIn: true });
    await user.upload(await picker(), pdf('cv.pdf'));
    arrange('GET /api/users/user', { user: person() });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    expect(toasts()).toEqual(['success: Resume Updated']);
    expect(await screen.findByRole('link', { name: 'Resume' })).toBeVisible();
    expect(callsTo('POST /api/users/update-resume')[0]?.body).toMatchObject({ resume: { name: 'cv.pdf' } });
  });

  it('leaves the upload form even if the upload fails [APPLY-8]', async () => {
    arrangeSeeker(person());
    arrange('POST /api/users/update-resume', failure(422, 'pdf_unreadable', 'This PDF cannot be read'));
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.upload(await picker(), pdf());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This PDF cannot be read')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible();
  });

  it('gets a new link before the old one expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    arrangeSeeker(person());
    renderApp('/applications', { signedIn: true });
    await screen.findByRole('link', { name: 'Resume' });
    arrange('GET /api/users/user', { user: person({ resume: 'https://board.example/fresh' }) });
    await vi.advanceTimersByTimeAsync(LIMITS.fileLinkFreshMinutes * 60_000);
    vi.useRealTimers();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute(
        'href',
        'https://board.example/fresh',
      ),
    );
  });

  it('requires a file before it sends', async () => {
    arrangeSeeker(person({ resume: '' }));
    const { user } = renderApp('/applications', { signedIn: true });
    await picker();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose a file to upload')).toBeVisible();
  });

  it('asks a visitor to log in', async () => {
    renderApp('/applications');
    expect(await screen.findByText('No resume uploaded yet')).toBeVisible();
    const [login] = screen.getAllByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/sign-in?next=%2Fapplications');
  });
});

describe('the applications', () => {
  it('show company, title, place, date and status [SITE-6]', async () => {
    arrangeSeeker(person(), [
      application(),
      application({ _id: 'b', status: 'Accepted' }),
      application({ _id: 'c', status: 'Rejected' }),
    ]);
    renderApp('/applications', { signedIn: true });
    const [, first] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('Acme FoodsBakerLagos2 November 2026Pending');
    expect(screen.getByText('The company has not opened it yet.')).toBeVisible();
    expect(screen.getByText('The company accepted you, and now sees your e-mail.')).toBeVisible();
    expect(screen.getByText('The company decided against this application.')).toBeVisible();
    expect(screen.getByText('Pending')).toHaveClass('badge', { exact: true });
    expect(screen.getByText('Accepted')).toHaveClass('badge--accepted');
    expect(screen.getByText('Rejected')).toHaveClass('badge--rejected');
  });

  it('say that the company does not get an application until the e-mail address is confirmed [APPLY-21]', async () => {
    arrangeSeeker(person({ emailProven: false }), [application({ held: true })]);
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText(/^Waits for you to confirm your e-mail/)).toBeVisible();
  });

  it('show when the company first opened the documents [PRIVACY-5]', async () => {
    arrangeSeeker(person(), [application({ viewedAt: '2026-11-03T10:00:00.000Z' })]);
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('3 Nov 2026')).toBeVisible();
  });

  it('stay after job and company are gone', async () => {
    arrangeSeeker(person(), [application({ jobId: null, companyId: null })]);
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('Job no longer listed')).toBeVisible();
    expect(screen.getByText('Company left the board')).toBeVisible();
  });

  it('show an error and offer a retry', async () => {
    arrangeSeeker(person());
    arrange('GET /api/users/all-applications', failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = renderApp('/applications', { signedIn: true });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    arrange('GET /api/users/all-applications', { applications: [application()] });
    await user.click(retry);
    expect(await screen.findByText('Baker')).toBeVisible();
  });

  it('to remote jobs have their own page, with the certificate', async () => {
    arrangeSeeker(person(), [], [application({ certificate: 'https://board.example/api/files/c' })]);
    renderApp('/remote-applications', { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Certificate for Baker' });
    expect(link).toHaveAttribute('href', 'https://board.example/api/files/c');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Company',
      'Job Title',
      'Date',
      'Certificate',
      'Status',
    ]);
  });
});

describe('applications sent before an account was taken over', () => {
  const SENTENCE =
    'These applications were sent before you took over this account. Remove what is not yours.';
  const REMOVE = 'POST /api/users/former-applications/remove';
  const KEEP = 'POST /api/users/former-applications/keep';
  const own = application({ _id: 'b', jobId: { _id: 'j', title: 'Cook', location: 'Abuja' } });
  const former = application({ former: true });

  it('cause no question if there are none', async () => {
    arrangeSeeker(person(), [own]);
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('Cook')).toBeVisible();
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('are removed one by one after a confirmation, and the focus moves to the page [PERSON-36]', async () => {
    arrangeSeeker(person(), [former, own]);
    arrange(REMOVE, () => {
      arrangeSeeker(person(), [own]);
      return { message: 'Removed' };
    });
    const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = renderApp('/applications', { signedIn: true });
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove the application/ })).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'Remove the application for Baker' });
    await user.click(button);
    expect(asked).toHaveBeenCalledWith('Remove the application for Baker? This cannot be undone.');
    expect(callsTo(REMOVE)).toHaveLength(0);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Baker')).not.toBeInTheDocument());
    expect(callsTo(REMOVE).map(({ body }) => body)).toEqual([{ kind: 'job', ids: [former._id] }]);
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    asked.mockRestore();
  });

  it('are kept one by one, and the focus moves to the heading while others remain [PERSON-36]', async () => {
    const cook = { ...own, former: true } as const;
    arrangeSeeker(person(), [former, cook]);
    arrange(KEEP, () => {
      arrangeSeeker(person(), [application(), cook]);
      return { message: 'Kept' };
    });
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Keep the application for Baker' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Keep the app/ })).toHaveLength(1));
    expect(callsTo(KEEP).map(({ body }) => body)).toEqual([{ kind: 'job', ids: [former._id] }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Did you send these?' })).toHaveFocus());
  });

  it('have disabled buttons during a request, which are enabled and focused again if it fails [PERSON-36]', async () => {
    arrangeSeeker(person(), [former]);
    let answer: (response: Response) => void = () => undefined;
    arrange(KEEP, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Keep all' }));
    expect(screen.getByRole('button', { name: 'Keeping…' })).toBeDisabled();
    for (const name of ['Remove all', 'Remove the application for Baker', 'Keep the application for Baker'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    answer(failure(503, 'unavailable', 'A part of the board is down.'));
    expect(await screen.findByText('A part of the board is down.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Did you send these?' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Keep all' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Remove the application for Baker' })).toBeEnabled();
  });

  it.each([
    ['/applications', 'job'],
    ['/remote-applications', 'remote'],
  ])('are removed all at once at %s after a confirmation', async (page, kind) => {
    arrangeSeeker(person(), kind === 'job' ? [former] : [], kind === 'remote' ? [former] : []);
    arrange(REMOVE, () => {
      arrangeSeeker(person());
      return { message: 'Removed' };
    });
    const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = renderApp(page, { signedIn: true });
    const button = await screen.findByRole('button', { name: 'Remove all' });
    await user.click(button);
    expect(asked).toHaveBeenCalledWith('Remove this application? This cannot be undone.');
    expect(callsTo(REMOVE)).toHaveLength(0);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Baker')).not.toBeInTheDocument());
    expect(callsTo(REMOVE).map(({ body }) => body)).toEqual([{ kind }]);
    asked.mockRestore();
  });

  it('can be kept all at once [PERSON-36]', async () => {
    arrangeSeeker(person(), [former]);
    arrange(KEEP, () => {
      arrangeSeeker(person(), [application()]);
      return { message: 'Kept' };
    });
    const { user } = renderApp('/applications', { signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Keep all' }));
    await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    expect(screen.getByText('Baker')).toBeVisible();
    expect(callsTo(KEEP).map(({ body }) => body)).toEqual([{ kind: 'job' }]);
  });
});

describe('a session that the server refuses', () => {
  it('ends once, with one message', async () => {
    for (const route of ['user', 'all-applications']) {
      arrange(`GET /api/users/${route}`, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    }
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('seekerToken')).toBeNull());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(callsTo('POST /api/auth/sign-out')).toHaveLength(0);
  });

  it.each(['/applications', '/remote-applications'])(
    'asks at %s to sign in again, and does not say that data is missing [APPLY-31]',
    async (page) => {
      for (const route of ['user', 'all-applications'])
        arrange(`GET /api/users/${route}`, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
      renderApp(page, { signedIn: true });
      expect(await screen.findByText('Sign in again')).toBeVisible();
      const links = screen.getAllByRole('link', { name: 'Login' });
      expect(links.at(-1)).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(page)}`);
      for (const text of ['No resume uploaded yet', 'No Applications Available', /^Login to see/])
        expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );
});
