import { screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { ACME, arrangeSeeker, person } from '../../testing/records';
import { currentAddress, renderApp } from '../../testing/render-app';

describe('the header', () => {
  it('shows a visitor both sign-ins but no applications [SITE-1]', async () => {
    const { user } = renderApp('/contact');
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: 'Applied Jobs' })).not.toBeInTheDocument();
    await user.click(header.getByRole('button', { name: 'Recruiter Login' }));
    expect(await screen.findByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(currentAddress()).toBe('/contact');
    await user.click(header.getByRole('link', { name: 'Login' }));
    expect(currentAddress()).toBe('/sign-in?next=%2Fcontact');
    await screen.findByLabelText('Password');
  });

  it('has menus About and Support, which close on Escape', async () => {
    arrange('GET /api/texts/privacy', { html: '<h1>Privacy Policy</h1>' });
    const { user } = renderApp('/contact');
    const menu = screen.getByRole('button', { name: 'Support' });
    await user.click(menu);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'About' }));
    await user.click(within(nav).getByRole('link', { name: 'Privacy Policy' }));
    expect(currentAddress()).toBe('/privacy-policy');
    expect(within(nav).queryByRole('link', { name: 'Privacy Policy' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Privacy Policy' });
  });

  it('greets a seeker by name and signs out [SITE-1]', async () => {
    arrangeSeeker(person());
    arrange('POST /api/auth/sign-out', {});
    const { user } = renderApp('/contact', { signedIn: true });
    const header = within(screen.getByRole('banner'));
    await user.click(await header.findByRole('button', { name: 'Hi, Ada Obi' }));
    expect(header.getByRole('link', { name: 'Applied Jobs' })).toHaveAttribute('href', '/applications');
    await user.click(header.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(toasts()).toEqual(['success: You are signed out']);
    expect(localStorage.getItem('seekerToken')).toBeNull();
    expect(callsTo('POST /api/auth/sign-out')[0]?.headers.get('authorization')).toBe('Bearer seeker-token');
  });

  it('has all links in the mobile menu, which closes on navigation', async () => {
    const { user } = renderApp('/contact');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    for (const name of ['Home', 'About', 'Privacy Policy', 'Terms of Service', 'Contact', 'Login']) {
      expect(within(menu).getByRole('link', { name })).toBeVisible();
    }
    expect(within(menu).getByRole('button', { name: 'Recruiter Login' })).toBeVisible();
    await user.click(within(menu).getByRole('link', { name: 'Contact' }));
    expect(currentAddress()).toBe('/contact');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('links a signed-in recruiter to the console', async () => {
    localStorage.setItem('companyToken', 'company-token');
    arrange('GET /api/company/company', { company: { ...ACME, email: 'jobs@acme.example' } });
    renderApp('/contact');
    const link = await screen.findByRole('link', { name: 'Recruiter dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
    expect(callsTo('GET /api/company/company')[0]?.headers.get('token')).toBe('company-token');
  });

  it('removes a recruiter token that the server refuses, without a message', async () => {
    localStorage.setItem('companyToken', 'stale');
    arrange('GET /api/company/company', failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    renderApp('/contact');
    await waitFor(() => expect(localStorage.getItem('companyToken')).toBeNull());
    expect(screen.getByRole('button', { name: 'Recruiter Login' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
