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
    renderApp('/contact');
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
    ['/contact', 'Contact', /help@board\.example/],
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

  it('leads to the mail of this board', async () => {
    renderApp('/contact');
    const link = await screen.findByRole('link', { name: 'help@board.example' });
    expect(link).toHaveAttribute('href', 'mailto:help@board.example');
  });

  it('states on the home page when a company sees an e-mail address', async () => {
    arrangeHome(jobsPage([]));
    renderApp('/');
    expect(await screen.findByText(/e-mail.* only after it accepts you/)).toBeInTheDocument();
  });

  it.each([
    /^Posting a job costs nothing and there is no limit,/,
    /^No\. Looking, applying and posting jobs are free, and companies may post as many jobs as they like\.$/,
  ])('states on the home page that posting is free: %s', async (words) => {
    arrangeHome(jobsPage([]));
    renderApp('/');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('leads from an unknown address to the jobs', async () => {
    renderApp('/nope');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Go to the jobs' })).toHaveAttribute('href', '/');
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
