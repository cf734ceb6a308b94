import { screen, waitFor } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, pdf, person } from '../../../testing/records';
import { currentAddress, goTo, renderApp, writeInAnotherTab } from '../../../testing/render-app';

const ON_SITE = `/apply-job/${JOB_ID}`;
const REMOTE = `/remoteapply-job/${JOB_ID}`;
const APPLY = 'POST /api/users/apply';
const buttons = (name: string) =>
  screen.findAllByRole('button', { name }) as Promise<[HTMLElement, HTMLElement]>;
const main = () => screen.getByRole('main');

async function openSignedIn(path: string) {
  const app = renderApp(path, { signedIn: true });
  await screen.findByRole('button', { name: 'Hi, Ada Obi' });
  await buttons('Apply Now');
  return app;
}

describe('beside the Apply button of an on-site job', () => {
  it('a visitor sees the login but nothing about remote jobs', async () => {
    arrangeJob(job());
    renderApp(ON_SITE);
    const login = await screen.findByRole('link', { name: 'Login to apply' });
    expect(login).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(ON_SITE)}`);
    expect(screen.queryByLabelText(/certificate/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Certified' })).not.toBeInTheDocument();
    expect(main()).toHaveTextContent('Acme Foods gets your resume and answers under Applied Jobs.');
  });

  it('a signed-in seeker sees no login', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    await openSignedIn(ON_SITE);
    expect(screen.queryByRole('link', { name: 'Login to apply' })).not.toBeInTheDocument();
  });
});

describe('beside the Apply button of a remote job', () => {
  it('a notice says that the company also gets the certificate', async () => {
    arrangeJob(job({ kind: 'remote' }));
    renderApp(REMOTE);
    await screen.findByRole('link', { name: 'Login to apply' });
    expect(main()).toHaveTextContent('Acme Foods gets your resume and certificate and answers under');
  });

  it('there is no file picker once the seeker has applied', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person(), [], [application({ kind: 'remote' })]);
    renderApp(REMOTE, { signedIn: true });
    expect(await buttons('Already Applied')).toHaveLength(2);
    expect(screen.queryByLabelText(/certificate \(PDF\)/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Certified' })).toBeVisible();
  });
});

describe('an imported advert', () => {
  it('names its source, even without a name', async () => {
    arrangeJob(job({ sourceUrl: 'https://source.example/1' }));
    renderApp(ON_SITE);
    const links = await screen.findAllByRole('link', { name: 'Apply at the source' });
    expect(links).toHaveLength(2);
    expect(main()).toHaveTextContent('This advert comes from another site; you apply there');
  });

  it('from two sources names and links both [SITE-75]', async () => {
    const otherSources = [{ sourceUrl: 'https://b.example/2', sourceName: 'B' }];
    arrangeJob(job({ sourceUrl: 'https://a.example/1', sourceName: 'A', otherSources }));
    renderApp(ON_SITE);
    expect(await screen.findByRole('link', { name: 'B' })).toHaveAttribute('href', 'https://b.example/2');
    expect(main()).toHaveTextContent('This advert comes from A;');
    expect(main()).toHaveTextContent('Also at B.');
  });

  it('of a remote job needs no certificate', async () => {
    arrangeJob(job({ kind: 'remote', sourceUrl: 'https://source.example/1', sourceName: 'Jobberman' }));
    renderApp(REMOTE);
    await screen.findAllByRole('link', { name: 'Apply at Jobberman' });
    expect(main()).toHaveTextContent('This advert comes from Jobberman; you apply there');
    expect(screen.queryByLabelText(/certificate/)).not.toBeInTheDocument();
  });
});

describe('applying', () => {
  it('to one job does not show Already Applied for another job or for one of the other kind', async () => {
    arrangeJob(job());
    const other = application({ jobId: { _id: 'b', title: 'Cook', location: 'Oyo' } });
    const gone = application({ _id: 'c', jobId: null });
    arrangeSeeker(person(), [other, gone], [application({ kind: 'remote' })]);
    await openSignedIn(ON_SITE);
    await waitFor(() => expect(callsTo('GET /api/users/applications')).toHaveLength(1));
    for (const button of await buttons('Apply Now')) expect(button).toBeEnabled();
  });

  it('works with the second button and sends once for several clicks', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange(APPLY, () => new Promise<object>(() => undefined));
    const { user } = await openSignedIn(ON_SITE);
    const [, second] = await buttons('Apply Now');
    await user.dblClick(second);
    for (const button of await buttons('Applying...')) expect(button).toBeDisabled();
    expect(callsTo(APPLY)).toHaveLength(1);
  });

  it('waits for the user record to load', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    let answer: (body: object) => void = () => undefined;
    arrange('GET /api/users/user', () => new Promise<object>((resolve) => (answer = resolve)));
    arrange(APPLY, { message: 'Applied Successfully' });
    const { user } = renderApp(ON_SITE, { signedIn: true });
    await screen.findByRole('button', { name: 'Account' });
    const [apply] = await buttons('Apply Now');
    await user.click(apply);
    arrange('GET /api/users/user', { user: person() });
    answer({ user: person() });
    expect(await screen.findByText('Applied Successfully')).toBeVisible();
    expect(callsTo(APPLY)).toHaveLength(1);
  });

  it('tells a seeker at once that the application is held until the e-mail address is confirmed [APPLY-21]', async () => {
    arrangeJob(job());
    arrangeSeeker(person({ emailProven: false }));
    arrange(APPLY, { message: 'Applied Successfully', held: true });
    const { user } = await openSignedIn(ON_SITE);
    const [apply] = await buttons('Apply Now');
    await user.click(apply);
    expect(
      await screen.findByText(/^Applied\. The company gets it once you confirm your e-mail/),
    ).toBeVisible();
  });

  it('shows Already Applied if the seeker applied in another session', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange(APPLY, failure(409, 'already_applied', 'Already Applied'));
    const { user } = await openSignedIn(ON_SITE);
    arrange('GET /api/users/applications', { applications: [application()] });
    const [apply] = await buttons('Apply Now');
    await user.click(apply);
    for (const button of await buttons('Already Applied')) expect(button).toBeDisabled();
    expect(currentAddress()).toBe(ON_SITE);
  });

  it('can be retried after a failure', async () => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange(APPLY, failure(503, 'unavailable', 'A part of the board is down.'));
    const { user } = await openSignedIn(ON_SITE);
    await user.click((await buttons('Apply Now'))[0]);
    await screen.findByText('A part of the board is down.');
    arrange(APPLY, { message: 'Applied Successfully' });
    await user.click((await buttons('Apply Now'))[0]);
    expect(await screen.findByText('Applied Successfully')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
  });

  it('to a remote job refuses a file that is not a PDF', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person());
    const { user } = await openSignedIn(REMOTE);
    const picker = screen.getByLabelText(/certificate \(PDF\)/);
    await user.upload(picker, pdf('nysc.pdf'));
    await user.upload(picker, new File([], 'empty.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('That file is empty. Choose another one.')).toBeVisible();
    await user.click((await buttons('Apply Now'))[0]);
    expect(await screen.findByText(/^Upload your/)).toBeVisible();
    expect(callsTo(APPLY)).toEqual([]);
  });

  it('to a remote job sends a certificate chosen before the sign-in state was known', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person());
    arrange(APPLY, { message: 'Applied Successfully' });
    const { user } = renderApp(REMOTE);
    await user.upload(await screen.findByLabelText(/certificate \(PDF\)/), pdf('nysc.pdf'));
    writeInAnotherTab('seekerToken', 'seeker-token');
    await screen.findByRole('button', { name: 'Hi, Ada Obi' });
    await user.click((await buttons('Apply Now'))[0]);
    await waitFor(() => expect(callsTo(APPLY)).toHaveLength(1));
    const sent = callsTo(APPLY)[0]?.body as { certificate?: File } | undefined;
    expect(sent?.certificate?.name).toBe('nysc.pdf');
  });

  it('to another job does not send the certificate chosen for the last one', async () => {
    const other = job({ _id: '650000000000000000000002', kind: 'remote', title: 'Cook' });
    arrangeJob(other);
    arrangeJob(job({ kind: 'remote' }), [other]);
    arrangeSeeker(person());
    const { user } = await openSignedIn(`/remoteapply-job/${other._id}`);
    goTo(REMOTE);
    await screen.findByRole('heading', { level: 1, name: 'Baker' });
    await user.upload(screen.getByLabelText(/certificate \(PDF\)/), pdf('nysc.pdf'));
    expect(screen.getByText('nysc.pdf')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Cook' }));
    await screen.findByRole('heading', { level: 1, name: 'Cook' });
    expect(screen.queryByText('nysc.pdf')).not.toBeInTheDocument();
  });

  it('to a remote job without a resume leads to the resume, even when signed in', async () => {
    arrangeJob(job({ kind: 'remote' }));
    arrangeSeeker(person({ resume: '' }));
    const { user } = await openSignedIn(REMOTE);
    await user.upload(screen.getByLabelText(/certificate \(PDF\)/), pdf('nysc.pdf'));
    await user.click((await buttons('Apply Now'))[0]);
    expect(await screen.findByText('Upload resume to apply')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(callsTo(APPLY)).toEqual([]);
  });
});
