import { RETENTION_LINES } from '@skybil/shared';
import { screen, within } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import { arrangeHome, jobsPage } from '../testing/records';
import { renderApp } from '../testing/render-app';

describe('the site', () => {
  it('shows a message that another page stored, once', async () => {
    sessionStorage.setItem(
      'pendingToast',
      JSON.stringify({ type: 'success', message: 'You are signed out' }),
    );
    renderApp('/about');
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(sessionStorage.getItem('pendingToast')).toBeNull();
  });

  it('opens the recruiter dialog if the address says so', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/?recruiter=login&next=%2Fdashboard%2Fadd-job');
    expect(await screen.findByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
    await screen.findByText('No Jobs Posted Yet');
  });

  it.each([
    ['/about', 'About', /founded in 2025/],
    ['/contact', 'Contact', /help@board\.example/],
    ['/privacy-policy', 'Privacy policy', /not for children under 16/],
    ['/terms-of-service', 'Terms of service', /laws of the Federal Republic of Nigeria/],
    ['/save-as-pdf', 'Save your CV as a PDF', /tap the three dots/],
    ['/nope', 'Page not found', /There is nothing at this address/],
  ])('has a page at %s [SITE-12]', async (path, title, words) => {
    renderApp(path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.title).toBe(`${title} | Skybil`);
  });

  it('hides all drawings from screen readers', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/?title=cook&recruiter=login');
    await screen.findByRole('dialog');
    const drawings = [...document.querySelectorAll('svg')];
    expect(drawings.length).toBeGreaterThan(8);
    for (const drawing of drawings) expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['/contact', '/privacy-policy', '/terms-of-service'])(
    'leads from %s to the mail of this board',
    async (path) => {
      renderApp(path);
      const link = await screen.findByRole('link', { name: 'help@board.example' });
      expect(link).toHaveAttribute('href', 'mailto:help@board.example');
    },
  );

  it.each(['/about', '/privacy-policy', '/'])(
    'states at %s when a company sees an e-mail address',
    async (path) => {
      arrangeHome(jobsPage([]));
      renderApp(path);
      expect(await screen.findByText(/e-mail.* only after it accepts you/)).toBeInTheDocument();
    },
  );

  it.each([
    ['/about', /^Posting a job is free and there is no limit\./],
    ['/terms-of-service', /^Posting is free and has no limit\./],
    ['/', /^Posting a job costs nothing and there is no limit,/],
    [
      '/',
      /^No\. Looking, applying and posting jobs are free, and companies may post as many jobs as they like\.$/,
    ],
  ])('states at %s that posting is free: %s', async (path, words) => {
    arrangeHome(jobsPage([]));
    renderApp(path);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each([
    ['/about', 'Write to us', '/contact'],
    ['/terms-of-service', 'Privacy Policy', '/privacy-policy'],
    ['/nope', 'Go to the jobs', '/'],
  ])('has a link on %s with the text "%s"', async (path, name, address) => {
    renderApp(path);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('lists the retention periods on the privacy page', async () => {
    renderApp('/privacy-policy');
    await screen.findByRole('heading', { name: 'How long we keep it' });
    const periods = screen.getAllByRole('listitem').map((item) => item.textContent);
    const lines = Object.values(RETENTION_LINES).filter((line) => line !== undefined);
    expect(periods).toEqual(expect.arrayContaining(lines));
    expect(periods).toContain('Rejected applications: 12 months after the decision.');
  });

  it.each(['/privacy-policy', '/terms-of-service'])('shows a date on %s [SITE-12]', async (path) => {
    renderApp(path);
    expect(await screen.findByText('April 28, 2025')).toBeVisible();
  });

  it.each([
    ['confirm', 'Confirm my e-mail', 'Your e-mail is confirmed. You are on the list.'],
    ['unsubscribe', 'Unsubscribe', 'You are unsubscribed'],
  ])(
    'changes nothing by following a newsletter link to %s, only by its button',
    async (action, button, message) => {
      arrange(`POST /api/newsletter/${action}`, { message });
      const { user } = renderApp(`/newsletter/${action}?token=abc`);
      const press = await screen.findByRole('button', { name: button });
      expect(callsTo(`POST /api/newsletter/${action}`)).toHaveLength(0);
      await user.click(press);
      expect(await screen.findByText(message)).toBeVisible();
      expect(callsTo(`POST /api/newsletter/${action}`)[0]?.body).toEqual({ token: 'abc' });
    },
  );
});
