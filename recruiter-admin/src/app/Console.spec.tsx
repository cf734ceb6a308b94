import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browser } from '../providers/session';
import { failure, rows } from '../testing/answers';
import { arrange } from '../testing/mock-api';
import { renderConsole } from '../testing/render-console';

describe('the console', () => {
  it('leads from its root to Manage Jobs', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { router } = renderConsole('/');
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-jobs');
  });

  it('welcomes the company and links its logo to the seeker site', async () => {
    arrange('GET /api/company/jobs', rows([]));
    renderConsole('/manage-jobs');
    expect(await screen.findByText('Welcome, Kano Softworks')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skybil home' })).toHaveAttribute('href', '/');
  });

  it('offers Add Job, Manage Jobs, View Applications and Overview at the side', async () => {
    arrange('GET /api/company/jobs', rows([]));
    renderConsole('/manage-jobs');
    const menu = within(await screen.findByRole('navigation', { name: 'Console' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Add Job',
      'Manage Jobs',
      'View Applications',
      'Overview',
    ]);
  });

  it('offers Logout when the mouse rests on the company’s logo', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { user } = renderConsole('/manage-jobs');
    await user.hover(await screen.findByRole('button', { name: 'Account of Kano Softworks' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(localStorage.getItem(STORAGE_KEYS.companyToken)).toBeNull();
    expect(browser.open).toHaveBeenCalledWith('/');
  });

  it('shows the message that another page left, once', async () => {
    arrange('GET /api/company/jobs', rows([]));
    sessionStorage.setItem(
      STORAGE_KEYS.pendingToast,
      JSON.stringify({ type: 'success', message: MESSAGES.loggedIn }),
    );
    renderConsole('/manage-jobs');
    expect(await screen.findAllByText(MESSAGES.loggedIn)).toHaveLength(1);
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingToast)).toBeNull();
  });

  it('leaves for the recruiter dialog when a call answers 401', async () => {
    arrange('GET /api/company/jobs', failure(401, 'unauthorized', MESSAGES.notAuthorized));
    renderConsole('/manage-jobs');
    await waitFor(() =>
      expect(browser.open).toHaveBeenCalledWith(expect.stringMatching(/^\/\?recruiter=login&next=/)),
    );
    expect(screen.queryByText(MESSAGES.notAuthorized)).not.toBeInTheDocument();
  });

  it('says so at an address that leads nowhere', async () => {
    renderConsole('/nowhere');
    expect(await screen.findByText(MESSAGES.notFound)).toBeInTheDocument();
  });
});
