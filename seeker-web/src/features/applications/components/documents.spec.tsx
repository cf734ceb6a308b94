import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ApplicationsPage from '../../../pages/ApplicationsPage';
import { arrange, callsTo, failure, noAnswerYet } from '@skybil/web/testing/network';
import {
  ACME,
  application,
  arrangeSeeker,
  arrangeSlowSeeker,
  JOB_ID,
  pdf,
  person,
} from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const UPLOAD = 'POST /api/users/update-resume';
const picker = () => screen.findByLabelText('Select Resume (PDF)');
const button = (name: string) => screen.getByRole('button', { name });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function edit() {
  arrangeSeeker(person());
  const app = renderApp('/applications', { signedIn: true });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return app;
}

describe('editing the resume', () => {
  it('can be cancelled without sending anything', async () => {
    const { user } = await edit();
    await user.upload(await picker(), pdf('cv.pdf'));
    await user.click(button('Cancel'));
    expect(screen.getByRole('link', { name: 'Resume' })).toBeVisible();
    expect(callsTo(UPLOAD)).toEqual([]);
    await user.click(button('Edit'));
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });

  it('cannot be cancelled if there is no resume yet', async () => {
    arrangeSeeker(person({ resume: '' }));
    renderApp('/applications', { signedIn: true });
    await picker();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Resume' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('requires a file, and hides the reminder once a file is chosen', async () => {
    const { user } = await edit();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a file to upload');
    expect(callsTo(UPLOAD)).toEqual([]);
    await user.upload(await picker(), pdf('cv.pdf'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is busy until the server answers', async () => {
    const { user } = await edit();
    arrange(UPLOAD, noAnswerYet);
    await user.upload(await picker(), pdf('cv.pdf'));
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  });

  it('clears the file even if the upload fails', async () => {
    arrangeSeeker(person({ resume: '' }));
    arrange(UPLOAD, failure(422, 'pdf_unreadable', 'This PDF cannot be read'));
    const { user } = renderApp('/applications', { signedIn: true });
    await user.upload(await picker(), pdf('cv.pdf'));
    await user.click(button('Save'));
    await screen.findByText('This PDF cannot be read');
    await waitFor(() => expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument());
    expect(callsTo('GET /api/users/user')).toHaveLength(1);
  });

  it('reloads the user after a successful upload', async () => {
    const { user } = await edit();
    arrange(UPLOAD, { message: 'Resume Updated' });
    arrange('GET /api/users/user', { user: person({ resume: 'https://board.example/new' }) });
    await user.upload(await picker(), pdf('cv.pdf'));
    await user.click(button('Save'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute(
        'href',
        'https://board.example/new',
      ),
    );
    expect(callsTo('GET /api/users/user')).toHaveLength(2);
  });
});

describe('the resume', () => {
  it('shows a loader until it has loaded, not a notice that it is missing', async () => {
    arrangeSlowSeeker();
    renderApp('/applications', { signedIn: true });
    await screen.findByRole('button', { name: 'Account' });
    expect(await screen.findByText('Loading your applications…')).toBeVisible();
    expect(screen.getByText('Loading your resume…')).toBeVisible();
    expect(screen.queryByText('No resume uploaded yet')).not.toBeInTheDocument();
    expect(screen.queryByText('No Applications Available')).not.toBeInTheDocument();
  });

  it('shows a loader while the sign-in state is unknown', () => {
    render(<ApplicationsPage />, { wrapper: MemoryRouter });
    expect(screen.getByText('Loading your resume…')).toBeVisible();
    expect(screen.getByText('Loading your applications…')).toBeVisible();
    expect(screen.queryByText('No resume uploaded yet')).not.toBeInTheDocument();
    expect(screen.queryByText(/Login to see/)).not.toBeInTheDocument();
  });

  it('opens in a new tab without access to the page', async () => {
    arrangeSeeker(person());
    renderApp('/applications', { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Resume' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('shows its size before it is opened [FILE-7]', async () => {
    arrangeSeeker(person({ resumeBytes: 217_000 }));
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Resume 212 kB' })).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    arrangeSeeker(person());
    arrange('GET /api/users/user', failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('Your resume could not be loaded')).toBeVisible();
    expect(screen.queryByText('No resume uploaded yet')).not.toBeInTheDocument();
    arrange('GET /api/users/user', { user: person() });
    await user.click(button('Retry'));
    expect(await screen.findByRole('link', { name: 'Resume' })).toBeVisible();
  });
});

describe('a table of applications', () => {
  it('links to the jobs if it is empty', async () => {
    arrangeSeeker(person());
    renderApp('/applications', { signedIn: true });
    expect(await screen.findByText('No Applications Available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Remote' })).toHaveAttribute('href', '/remote-applications');
    expect(document.title).toBe('Your applications | Skybil');
  });

  it('shows all columns, and the title links to the advert', async () => {
    arrangeSeeker(person(), [application({ companyId: { ...ACME, image: '/logo.png' } })]);
    renderApp('/applications', { signedIn: true });
    const table = await screen.findByRole('table', { name: 'Jobs Applied' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((cell) => cell.textContent)).toEqual([
      'Company',
      'Job Title',
      'Location',
      'Date',
      'Status',
    ]);
    for (const cell of headers) expect(cell).toHaveAttribute('scope', 'col');
    expect(within(table).getByRole('link', { name: 'Baker' })).toHaveAttribute(
      'href',
      `/apply-job/${JOB_ID}`,
    );
    expect(table.querySelector('img')).toHaveAttribute('src', '/logo.png');
  });

  it('of remote jobs shows missing certificates and opens the others in a new tab', async () => {
    const certificate = 'https://board.example/api/files/c';
    arrangeSeeker(
      person(),
      [application({ jobId: { _id: 'x', title: 'On site', location: 'Oyo' } })],
      [
        application({ certificate, certificateBytes: 1_500_000 }),
        application({ _id: 'b', jobId: null, certificate }),
        application({ _id: 'c' }),
      ],
    );
    renderApp('/remote-applications', { signedIn: true });
    const table = await screen.findByRole('table', { name: 'Remote jobs applied' });
    const [, first, second, third] = within(table).getAllByRole('row');
    expect(cells(first as HTMLElement)).toEqual([
      'AFAcme Foods',
      'Baker',
      '2 November 2026',
      'Certificate 1.4 MB',
      'PendingThe company has not opened it yet.Sent 2 Nov 2026WithdrawReport this job',
    ]);
    expect(screen.getByRole('link', { name: 'Certificate for this job' })).toBeVisible();
    expect(cells(second as HTMLElement)[1]).toBe('Job no longer listed');
    expect(cells(third as HTMLElement)[3]).toBe('–');
    const link = screen.getByRole('link', { name: 'Certificate 1.4 MB for Baker' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.queryByText('On site')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/applications');
    expect(document.title).toBe('Your remote applications | Skybil');
  });

  it('has both kinds, and views of each [APPLY-30]', async () => {
    const certificate = 'https://board.example/api/files/c';
    const chef = { _id: 'x', title: 'Chef', location: 'Anywhere' };
    const sent = { _id: 'b', date: '2026-11-05T09:00:00.000Z', jobId: chef, certificate };
    arrangeSeeker(person(), [application()], [application(sent)]);
    const { user } = renderApp('/applications', { signedIn: true });
    const titles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => cells(row)[1]);
    await screen.findByText('Baker');
    expect(titles()).toEqual(['ChefCertificate ', 'Baker']);
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'On-site' }));
    expect(titles()).toEqual(['Baker']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Applied Jobs');
    await user.click(screen.getByRole('link', { name: 'Remote' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Remote Jobs Applied');
    expect(titles()).toEqual(['Chef']);
    expect(callsTo('GET /api/users/all-applications')).toHaveLength(1);
  });

  it('shows placeholders for a company that was closed', async () => {
    arrangeSeeker(person(), [application({ jobId: null, companyId: null })]);
    renderApp('/applications', { signedIn: true });
    const [, row] = (await screen.findAllByRole('row')) as HTMLElement[];
    expect(cells(row as HTMLElement)).toEqual([
      '•Company left the board',
      'Job no longer listed',
      '–',
      '2 November 2026',
      'PendingThe company has not opened it yet.Sent 2 Nov 2026Withdraw',
    ]);
  });

  it('shows no login to a signed-in seeker', async () => {
    arrangeSeeker(person());
    renderApp('/remote-applications', { signedIn: true });
    await screen.findByText('No Applications Available');
    expect(screen.queryByText(/Login to see/)).not.toBeInTheDocument();
  });

  it('asks a visitor to log in and returns to the page', async () => {
    renderApp('/remote-applications');
    await screen.findByText('Login to see your resume and your applications.');
    const links = screen.getAllByRole('link', { name: 'Login' });
    expect(links.at(-1)).toHaveAttribute('href', '/sign-in?next=%2Fremote-applications');
    expect(callsTo('GET /api/users/all-applications')).toEqual([]);
  });
});
