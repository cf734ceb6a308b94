import { act, screen, waitFor, within } from '@testing-library/react';
import { getAuth, setAuth } from '../../lib/auth/auth-port';
import { arrange } from '@skybil/web/testing/network';
import { ACME, arrangeHome, arrangeSeeker, arrangeSlowSeeker, jobsPage, person } from '../../testing/records';
import { currentAddress, renderApp } from '../../testing/render-app';

const header = () => within(screen.getByRole('banner'));
const loginLink = () => header().getByRole('link', { name: 'Login' });

async function openMobileMenu({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('navigation', { name: 'Menu' }));
}

describe('the links of the header', () => {
  it('lead to home and to the pages of both menus', async () => {
    const { user } = renderApp('/contact');
    expect(header().getByRole('link', { name: 'Skybil, home' })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
    await user.click(header().getByRole('button', { name: 'About' }));
    expect(header().getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    expect(header().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    await user.click(header().getByRole('button', { name: 'Support' }));
    expect(header().getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    expect(header().getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['/contact', '/sign-in?next=%2Fcontact'],
    ['/nope?a=1&b=2', '/sign-in?next=%2Fnope%3Fa%3D1%26b%3D2'],
    ['/sign-in?next=%2Fapplications', '/sign-in'],
    ['/sign-up', '/sign-in'],
    ['/login', '/sign-in'],
    ['/reset-password', '/sign-in?next=%2Freset-password'],
  ])('lead from %s to a sign-in at %s', async (path, address) => {
    renderApp(path);
    await screen.findAllByRole('heading', { level: 1 });
    const links = screen.getAllByRole('link', { name: 'Login', hidden: true });
    expect(links[0]).toHaveAttribute('href', address);
  });

  it('are hidden until the sign-in state is known', () => {
    renderApp('/contact');
    expect(loginLink().parentElement).not.toHaveClass('account-unknown');
    act(() => setAuth(null));
    expect(loginLink().parentElement).toHaveClass('account-unknown');
  });
});

describe('the greeting', () => {
  it.each([
    [{ firstName: 'Ada', lastName: '' }, 'Hi, Ada'],
    [{ firstName: '', lastName: 'Obi' }, 'Hi, Obi'],
    [{ firstName: '', lastName: '' }, 'Hi, ada@example.com'],
  ])('of %j reads "%s"', async (names, greeting) => {
    arrangeSeeker(person(names));
    renderApp('/contact', { signedIn: true });
    expect(await header().findByRole('button', { name: greeting })).toBeVisible();
  });

  it('is Account until the name has loaded', async () => {
    arrangeSlowSeeker();
    renderApp('/contact', { signedIn: true });
    expect(await header().findByRole('button', { name: 'Account' })).toBeVisible();
    expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(header().queryByRole('button', { name: 'Recruiter Login' })).not.toBeInTheDocument();
  });
});

describe('the menu of a signed-in seeker', () => {
  it('has the seeker’s picture on its button, links to both lists of applications, and a sign-out', async () => {
    arrangeSeeker(person({ image: '/ada.png' }));
    const { user } = renderApp('/contact', { signedIn: true });
    const button = await header().findByRole('button', { name: 'Hi, Ada Obi' });
    expect(button.querySelector('img')).toHaveAttribute('src', '/ada.png');
    await user.click(button);
    expect(header().getByRole('link', { name: 'Applied Jobs' })).toHaveAttribute('href', '/applications');
    expect(header().getByRole('link', { name: 'Remote applications' })).toHaveAttribute(
      'href',
      '/remote-applications',
    );
    expect(header().getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(header().queryByRole('button', { name: 'Manage account' })).not.toBeInTheDocument();
  });

  it('has a link to the provider’s account page if there is one', async () => {
    arrangeSeeker(person());
    const { user } = renderApp('/contact', { signedIn: true });
    const button = await header().findByRole('button', { name: 'Hi, Ada Obi' });
    const manageAccount = vi.fn();
    act(() => setAuth({ ...getAuth(), manageAccount }));
    await user.click(button);
    await user.click(header().getByRole('button', { name: 'Manage account' }));
    expect(manageAccount).toHaveBeenCalledOnce();
  });
});

describe('the menu on a phone', () => {
  it('greets a seeker, links to the seeker’s pages and shows no sign-in', async () => {
    arrangeSeeker(person());
    arrange('POST /api/auth/sign-out', {});
    const app = renderApp('/contact', { signedIn: true });
    await header().findByRole('button', { name: 'Hi, Ada Obi' });
    const menu = await openMobileMenu(app);
    expect(menu.getByText('Hi, Ada Obi')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Applied Jobs' })).toHaveAttribute('href', '/applications');
    expect(menu.getByRole('link', { name: 'Remote applications' })).toHaveAttribute(
      'href',
      '/remote-applications',
    );
    expect(menu.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(menu.queryByRole('button', { name: 'Recruiter Login' })).not.toBeInTheDocument();
    await app.user.click(menu.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(await menu.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fcontact',
    );
    expect(menu.queryByRole('link', { name: 'Applied Jobs' })).not.toBeInTheDocument();
  });

  it('opens and closes with its button', async () => {
    const app = renderApp('/contact');
    const menu = await openMobileMenu(app);
    expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    const close = screen.getByRole('button', { name: 'Close menu' });
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(close);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('links a recruiter to the console, besides a seeker’s account page', async () => {
    localStorage.setItem('companyToken', 'company-token');
    arrange('GET /api/company/company', { company: { ...ACME, email: 'jobs@acme.example' } });
    const app = renderApp('/contact');
    await header().findByRole('link', { name: 'Recruiter dashboard' });
    const menu = await openMobileMenu(app);
    expect(menu.getByRole('link', { name: 'Recruiter dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(menu.queryByRole('button', { name: 'Recruiter Login' })).not.toBeInTheDocument();
  });

  it('returns the focus to the content after the recruiter dialog was opened from it', async () => {
    const app = renderApp('/contact');
    const menu = await openMobileMenu(app);
    await app.user.click(menu.getByRole('button', { name: 'Recruiter Login' }));
    await screen.findByRole('dialog', { name: 'Recruiter Login' });
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has the provider’s account page', async () => {
    arrangeSeeker(person());
    const app = renderApp('/contact', { signedIn: true });
    await header().findByRole('button', { name: 'Hi, Ada Obi' });
    const manageAccount = vi.fn();
    act(() => setAuth({ ...getAuth(), manageAccount }));
    const menu = await openMobileMenu(app);
    await app.user.click(menu.getByRole('button', { name: 'Manage account' }));
    expect(manageAccount).toHaveBeenCalledOnce();
  });
});

describe('the recruiter dialog on a page', () => {
  it('is added to the address when it opens and removed when it closes', async () => {
    arrangeHome(jobsPage([]));
    const { user } = renderApp('/?title=cook');
    // a search asks several times
    await screen.findByText('No Jobs Posted Yet');
    const button = header().getByRole('button', { name: 'Recruiter Login' });
    const pushed = vi.spyOn(window.history, 'pushState');
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Recruiter Login' });
    expect(currentAddress()).toBe('/?title=cook&recruiter=login');
    expect(button.closest('[inert]'), 'what is behind rests').not.toBeNull();
    expect(pushed, 'Back closes it').toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(currentAddress()).toBe('/?title=cook');
    expect(pushed, 'Back does not open it again').toHaveBeenCalledOnce();
    expect(button).toHaveFocus();
    expect(button.closest('[inert]')).toBeNull();
  });

  it('removes its return address when it closes', async () => {
    const { user } = renderApp('/contact?recruiter=login&next=%2Fdashboard%2Fadd-job');
    await screen.findByRole('dialog', { name: 'Recruiter Login' });
    await user.keyboard('{Escape}');
    expect(currentAddress()).toBe('/contact');
  });

  it('ignores other values in the address', async () => {
    renderApp('/contact?recruiter=logout');
    await waitFor(() => expect(getAuth().status).toBe('signed-out'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens at /login, and again with its button', async () => {
    const { user } = renderApp('/login');
    await screen.findByRole('dialog', { name: 'Recruiter Login' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.title).toBe('Login | Skybil');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
    await user.click(main.getByRole('button', { name: 'Recruiter Login' }));
    expect(await screen.findByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
  });
});

describe('the footer', () => {
  it('links to the pages, and to the social networks in new tabs', () => {
    renderApp('/contact');
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer
      .getAllByRole('link')
      .map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['About', '/about'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Contact', '/contact'],
      ['Facebook', 'https://facebook.example'],
      ['X', 'https://x.example'],
      ['LinkedIn', 'https://linkedin.example'],
    ]);
    const network = footer.getByRole('link', { name: 'LinkedIn' });
    expect(network).toHaveAttribute('target', '_blank');
    expect(network).toHaveAttribute('rel', 'noopener');
  });

  it('draws an icon for each known network and a globe for others', () => {
    const names = ['Facebook', 'X', 'LinkedIn', 'Instagram', 'Mastodon', 'Bluesky'];
    const socialLinks = names.map((name) => ({ name, url: `https://${name}.example` }));
    renderApp('/contact', { config: { socialLinks } });
    const footer = within(screen.getByRole('contentinfo'));
    const drawings = names.map((name) => footer.getByRole('link', { name }).querySelector('path')?.outerHTML);
    expect(new Set(drawings).size).toBe(5);
    expect(drawings[4]).toBe(drawings[5]);
  });
});
