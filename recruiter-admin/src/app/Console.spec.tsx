import { MESSAGES } from '@skybil/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeToast } from '@skybil/web/pending-toast';
import { arrange, rows } from '@skybil/web/testing/network';
import { company } from '../testing/records';
import { renderConsole } from '../testing/render-console';
import { screenOf } from '../testing/screen-size';

describe('the console', () => {
  it('opens Manage Jobs at its root [CONSOLE-1]', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { router } = renderConsole('/');
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-jobs');
  });

  it('greets the company and links its logo to the seeker site', async () => {
    arrange('GET /api/company/jobs', rows([]));
    renderConsole('/manage-jobs');
    expect(await screen.findByText('Welcome, Kano Softworks')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Toggle light/dark mode' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skybil home' })).toHaveAttribute('href', '/');
  });

  it('has Add Job, Manage Jobs, View Applications and Overview in its side menu', async () => {
    arrange('GET /api/company/jobs', rows([]));
    renderConsole('/manage-jobs');
    const menu = within(await screen.findByRole('navigation', { name: 'Console' }));
    expect(
      menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Add Job', '/add-job'],
      ['Manage Jobs', '/manage-jobs'],
      ['View Applications', '/view-applications'],
      ['Overview', '/overview'],
    ]);
  });

  it.each([
    [360, 0],
    [1280, 1],
  ])(
    'remembers an open menu only where it does not cover the page (%i px) [CONSOLE-1]',
    async (width, menus) => {
      screenOf(width);
      localStorage.setItem('RaStore.sidebar.open', 'true');
      arrange('GET /api/company/jobs', rows([]));
      renderConsole('/manage-jobs');
      await screen.findByRole('heading', { name: 'Manage Jobs' });
      expect(screen.queryAllByRole('navigation', { name: 'Console' })).toHaveLength(menus);
    },
  );

  it('shows profile and Logout when the mouse rests on the company’s logo', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { router, user } = renderConsole('/manage-jobs');
    const account = await screen.findByRole('button', { name: 'Account of Kano Softworks' });
    await waitFor(() => expect(account.querySelector('img')).toHaveAttribute('src', company.image));
    await user.hover(account);
    expect(await screen.findByText('hr@kano.example')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Company profile' }));
    expect(router.state.location.pathname).toBe('/profile');
    expect(await screen.findByRole('heading', { name: 'Company profile' })).toBeInTheDocument();
  });

  it('shows a message and a link at an unknown address', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { router, user } = renderConsole('/nowhere');
    expect(await screen.findByText(MESSAGES.notFound)).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Skybil');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Manage Jobs' }));
    expect(router.state.location.pathname).toBe('/manage-jobs');
    await waitFor(() => expect(document.title).toBe('Manage Jobs | Skybil'));
  });

  it.each([
    ['light', '#FAF9F6'],
    ['dark', '#0E1412'],
  ])('uses the %s colours when chosen, for its toasts too', async (mode, page) => {
    localStorage.setItem('RaStore.theme', JSON.stringify(mode));
    storeToast({ type: 'success', message: MESSAGES.loggedIn });
    arrange('GET /api/company/jobs', rows([]));
    renderConsole('/manage-jobs');
    await screen.findByRole('heading', { name: 'Manage Jobs' });
    const shown = document.createElement('i');
    shown.style.backgroundColor = page;
    expect(getComputedStyle(document.body).backgroundColor).toBe(shown.style.backgroundColor);
    const toast = (await screen.findByText(MESSAGES.loggedIn)).closest('.Toastify__toast');
    expect(toast).toHaveClass(`Toastify__toast-theme--${mode}`);
  });
});
