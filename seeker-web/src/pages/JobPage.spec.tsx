import { act, screen, waitFor, within } from '@testing-library/react';
import { getAuth, setAuth } from '../lib/auth/auth-port';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, jobRow, pdf, person } from '../testing/records';
import { currentAddress, renderApp } from '../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const REMOTE = `/remoteapply-job/${JOB_ID}`;
const applyButtons = () => screen.findAllByRole('button', { name: 'Apply Now' });
const clickFirst = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click((await applyButtons())[0] as HTMLElement);

describe('the job page', () => {
  it('shows facts and sanitized text [SITE-5]', async () => {
    arrangeJob(job({ description: '<p>Bake <strong>bread</strong><img src=x onerror=alert(1)></p>' }));
    renderApp(ON_SITE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Baker' })).toBeVisible();
    expect(screen.getByText('Monthly salary: NGN 250,000 - 400,000')).toBeVisible();
    expect(screen.getByText('Posted just now')).toBeVisible();
    expect((await screen.findByText('bread')).closest('p')?.outerHTML).toBe(
      '<p>Bake <strong>bread</strong></p>',
    );
    expect(await applyButtons()).toHaveLength(2);
    expect(document.title).toBe('Baker at Acme Foods | Skybil');
  });

  it('shows a loader, then up to four more jobs of the company', async () => {
    const others = [1, 2, 3, 4, 5].map((n) =>
      jobRow({ _id: `6500000000000000000000a${n}`, title: `Other ${n}` }),
    );
    arrangeJob(job(), others);
    renderApp(ON_SITE);
    expect(screen.getByText('Loading the job…')).toBeVisible();
    const more = await screen.findByRole('region', { name: 'More jobs from Acme Foods' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Other 1', 'Other 2', 'Other 3', 'Other 4']);
  });

  it('says that the job no longer exists', async () => {
    arrange(`GET /api/jobs/${JOB_ID}`, failure(404, 'not_found', 'Job not found'));
    renderApp(ON_SITE);
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('links to the source of an imported advert', async () => {
    arrangeJob(job({ sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }));
    renderApp(ON_SITE);
    const links = await screen.findAllByRole('link', { name: 'Apply at Jobberman' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', 'https://source.example/1');
    for (const link of links) expect(link).not.toHaveAttribute('rel');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  it('says beside the button who sees the e-mail address and when', async () => {
    arrangeJob(job());
    renderApp(ON_SITE);
    expect(await screen.findByText(/see your e-mail only after they accept you/)).toBeVisible();
  });
});

describe('applying to an on-site job', () => {
  it('asks visitors to log in', async () => {
    arrangeJob(job());
    const { user } = renderApp(ON_SITE);
    await clickFirst(user);
    expect(await screen.findByText('Login to apply for jobs')).toBeVisible();
    expect(toasts()).toEqual(['error: Login to apply for jobs']);
    expect(currentAddress()).toBe(ON_SITE);
  });

  it('leads a seeker without a resume to the applications page', async () => {
    arrangeJob(job());
    arrangeSeeker(person({ resume: '' }));
    const { user } = renderApp(ON_SITE, { signedIn: true });
    const pushed = vi.spyOn(window.history, 'pushState');
    await clickFirst(user);
    expect(await screen.findByText('Upload resume to apply')).toBeVisible();
    expect(currentAddress()).toBe('/applications');
    expect(pushed, 'Back leads to the job').toHaveBeenCalledOnce();
  });

  it('sends the job, shows a success message and the applications [APPLY-5]', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange('POST /api/users/apply', { message: 'Applied Successfully' });
    const { user } = renderApp(ON_SITE, { signedIn: true });
    await screen.findAllByText('Hi, Ada Obi');
    arrange('GET /api/users/applications', { applications: [application()] });
    const pushed = vi.spyOn(window.history, 'pushState');
    await clickFirst(user);
    expect(await screen.findByText('Applied Successfully')).toBeVisible();
    expect(toasts()).toEqual(['success: Applied Successfully']);
    expect(await screen.findByRole('cell', { name: 'Baker' })).toBeVisible();
    expect(currentAddress()).toBe('/applications');
    expect(pushed, 'Back leads to the job').toHaveBeenCalledOnce();
    expect(callsTo('POST /api/users/apply')[0]?.body).toEqual({ jobId: JOB_ID });
    expect(callsTo('POST /api/users/apply')[0]?.headers.get('authorization')).toBe('Bearer seeker-token');
  });

  it('waits until the sign-in state is known', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange('POST /api/users/apply', { message: 'Applied Successfully' });
    const { user } = renderApp(ON_SITE, { signedIn: true });
    await screen.findAllByText('Hi, Ada Obi');
    const known = getAuth();
    act(() => setAuth(null));
    await clickFirst(user);
    expect(await screen.findAllByRole('button', { name: 'Applying...' })).toHaveLength(2);
    act(() => setAuth(known));
    expect(await screen.findByText('Applied Successfully')).toBeVisible();
  });

  it('shows Already Applied on both buttons [APPLY-4]', async () => {
    arrangeJob(job());
    arrangeSeeker(person(), [application()]);
    renderApp(ON_SITE, { signedIn: true });
    const buttons = await screen.findAllByRole('button', { name: 'Already Applied' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
  });

  it('stays on the page and shows the server’s reason [SITE-11]', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange('POST /api/users/apply', failure(409, 'already_applied', 'Already Applied'));
    const { user } = renderApp(ON_SITE, { signedIn: true });
    await clickFirst(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Already Applied');
    expect(currentAddress()).toBe(ON_SITE);
  });
});

describe('applying to a remote job', () => {
  const remote = job({ kind: 'remote' });

  it('asks for the resume first', async () => {
    arrangeJob(remote);
    const { user } = renderApp(REMOTE);
    await clickFirst(user);
    expect(await screen.findByText('Upload resume to apply')).toBeVisible();
    expect(currentAddress()).toBe('/applications');
  });

  it('asks for the certificate, which must be a PDF', async () => {
    arrangeJob(remote);
    arrangeSeeker(person());
    const { user } = renderApp(REMOTE, { signedIn: true });
    await clickFirst(user);
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Upload your  certificate to apply');
    expect(screen.getByLabelText(/certificate \(PDF\)/)).toHaveAttribute(
      'accept',
      expect.stringContaining('application/pdf'),
    );
    expect(screen.getByRole('link', { name: 'Certified' })).toHaveAttribute('href', '/remote-applications');
  });

  it('sends job and certificate as a form and is busy meanwhile [APPLY-4]', async () => {
    arrangeJob(remote);
    arrangeSeeker(person());
    let answer: (body: object) => void = () => undefined;
    arrange('POST /api/users/apply', () => new Promise<object>((resolve) => (answer = resolve)));
    const { user } = renderApp(REMOTE, { signedIn: true });
    await user.upload(await screen.findByLabelText(/certificate \(PDF\)/), pdf('nysc.pdf'));
    expect(await screen.findByText('nysc.pdf')).toBeVisible();
    await clickFirst(user);
    const [busy] = await screen.findAllByRole('button', { name: 'Applying...' });
    expect(busy).toBeDisabled();
    await waitFor(() => expect(callsTo('POST /api/users/apply')).toHaveLength(1));
    answer({ message: 'Applied Successfully' });
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(callsTo('POST /api/users/apply')[0]?.body).toMatchObject({
      jobId: JOB_ID,
      certificate: { name: 'nysc.pdf' },
    });
  });
});
