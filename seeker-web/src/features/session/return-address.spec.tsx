import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { getAuth, setAuth, type AuthPort } from '../../lib/auth/auth-port';
import { LoginLink } from '../../lib/auth/LoginLink';
import { openPage } from '../../lib/open-page';
import { arrange } from '@skybil/web/testing/network';
import { arrangeHome, arrangeSeeker, jobsPage, person } from '../../testing/records';
import { currentAddress, renderApp } from '../../testing/render-app';
import { HostedSignIn } from './components/HostedSignIn';

vi.mock('../../lib/open-page', () => ({ openPage: vi.fn() }));

const FOREIGN = ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example'];
const withNext = (path: string, next: string) => `${path}next=${encodeURIComponent(next)}`;

async function signIn(path: string) {
  arrange('POST /api/auth/sign-in', { token: 'fresh', message: 'Login Successful' });
  arrangeHome(jobsPage([]));
  arrangeSeeker(person());
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await screen.findByText('Login Successful');
}

async function signUp(path: string) {
  arrange('POST /api/auth/sign-up', { token: 'fresh', message: 'Account created. Welcome!' });
  arrangeHome(jobsPage([]));
  arrangeSeeker(person());
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Obi');
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await screen.findByText('Account created. Welcome!');
}

async function recruiterLogin(path: string) {
  arrange('POST /api/company/login', { token: 'company-token', message: 'Login Successful' });
  arrange('GET /api/company/company', { company: {} });
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText('E-mail'), 'jobs@acme.example');
  await user.type(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await waitFor(() => expect(openPage).toHaveBeenCalledOnce());
}

/** Says who signs seekers in, in place of an adapter. */
function standIn(status: AuthPort['status']) {
  const opened = vi.fn();
  setAuth({ ...getAuth(), status, signIn: opened });
  return opened;
}

const Here = () => <output>{useLocation().pathname}</output>;

async function pressWithin(path: string, page: React.ReactNode, role: 'button' | 'link') {
  render(
    <MemoryRouter initialEntries={[path]}>
      {page}
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole(role));
}

describe('after a sign-in', () => {
  it('the seeker returns to the page with its query', async () => {
    const pushed = vi.spyOn(window.history, 'pushState');
    await signIn(withNext('/sign-in?', '/?title=c%2B%2B&page=2'));
    await waitFor(() => expect(currentAddress()).toBe('/?title=c%2B%2B&page=2'));
    expect(pushed, 'Back does not lead to the sign-in again').not.toHaveBeenCalled();
  });

  it('the seeker goes to home without a return address', async () => {
    await signIn('/sign-in');
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });

  it.each(['//evil.example', '/.//evil.example'])('the seeker is not sent to %s', async (next) => {
    await signIn(withNext('/sign-in?', next));
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });
});

describe('after a sign-up', () => {
  it('the seeker is signed in and returns to the first page', async () => {
    await signUp(withNext('/sign-up?', '/applications'));
    await waitFor(() => expect(currentAddress()).toBe('/applications'));
    expect(localStorage.getItem('seekerToken')).toBe('fresh');
  });

  it('the seeker is not sent to another site [SITE-9]', async () => {
    await signUp(withNext('/sign-up?', '/.//evil.example'));
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });
});

describe('the links between sign-in and sign-up', () => {
  it.each([
    ['/sign-in', 'Sign up', '/sign-up'],
    ['/sign-up', 'Login', '/sign-in'],
  ])('keep the return address from %s', async (path, name, other) => {
    renderApp(withNext(`${path}?`, '/applications'));
    await screen.findByLabelText('E-mail');
    const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(links).toContain(`${other}?next=%2Fapplications`);
  });

  it.each([
    ['/sign-in', 'Sign up', '/sign-up'],
    ['/sign-up', 'Login', '/sign-in'],
  ])('need none from %s', async (path, name, other) => {
    renderApp(path);
    await screen.findByLabelText('E-mail');
    const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(links).toContain(other);
  });
});

describe('a recruiter who signs in', () => {
  it('gets to the requested page of the console', async () => {
    await recruiterLogin(withNext('/contact?recruiter=login&', '/dashboard/add-job'));
    expect(openPage).toHaveBeenCalledWith('/dashboard/add-job');
  });

  it('gets to the dashboard without a return address', async () => {
    await recruiterLogin('/contact?recruiter=login');
    expect(openPage).toHaveBeenCalledWith('/dashboard');
  });

  it.each(['//evil.example', '/.//evil.example'])('is not sent to %s', async (next) => {
    await recruiterLogin(withNext('/contact?recruiter=login&', next));
    expect(openPage).toHaveBeenCalledWith('/dashboard');
  });
});

describe('the sign-in of another provider', () => {
  it('gets the return address', async () => {
    const opened = standIn('signed-out');
    await pressWithin(withNext('/sign-in?', '/apply-job/1'), <HostedSignIn />, 'button');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/apply-job/1');
  });

  it.each(FOREIGN)('does not get %s', async (next) => {
    const opened = standIn('signed-out');
    await pressWithin(withNext('/sign-in?', next), <HostedSignIn />, 'button');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('shows a loader until it is ready', () => {
    standIn('loading');
    render(<MemoryRouter>{<HostedSignIn />}</MemoryRouter>);
    expect(screen.getByText('Loading the sign-in…')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens over the page from a link and returns to that page', async () => {
    const opened = standIn('signed-out');
    await pressWithin('/x', <LoginLink next="/apply-job/1?x=1">Login</LoginLink>, 'link');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/apply-job/1?x=1');
    expect(screen.getByText('/x')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sign-in?next=%2Fapply-job%2F1%3Fx%3D1');
  });

  it.each(FOREIGN)('does not get %s from a link on a page with that address', async (next) => {
    const opened = standIn('signed-out');
    await pressWithin('/x', <LoginLink next={next}>Login</LoginLink>, 'link');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sign-in');
  });

  it('is a page of its own until the provider is ready', async () => {
    const opened = standIn('loading');
    await pressWithin('/x', <LoginLink next="/applications">Login</LoginLink>, 'link');
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sign-in?next=%2Fapplications');
    expect(screen.getByText('/sign-in')).toBeVisible();
  });
});
