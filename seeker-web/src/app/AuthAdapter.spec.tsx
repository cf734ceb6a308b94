import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { getAuth } from '../lib/auth/auth-port';
import { BoardConfigProvider } from '../lib/board-config';
import { renderApp } from '../testing/render-app';
import { AuthAdapter } from './AuthAdapter';

vi.mock('../lib/auth/ClerkAuthAdapter', () => ({
  default: ({ publishableKey }: { publishableKey: string }) => <p>Clerk with {publishableKey}</p>,
}));

const open = (authMode: 'local' | 'clerk') =>
  render(
    <BoardConfigProvider
      value={{
        authMode,
        clerkPublishableKey: 'pk_board',
        supportEmail: 'help@board.example',
        publicUrl: '',
        socialLinks: [],
        offline: false,
      }}
    >
      <MemoryRouter>
        <AuthAdapter />
      </MemoryRouter>
    </BoardConfigProvider>,
  );

describe('the sign-in of this board', () => {
  it('is the built-in one', () => {
    expect(getAuth().status).toBe('loading');
    open('local');
    expect(getAuth().status).toBe('signed-out');
    expect(screen.queryByText(/Clerk/)).not.toBeInTheDocument();
  });

  it('is Clerk with this board’s key', async () => {
    open('clerk');
    expect(await screen.findByText('Clerk with pk_board')).toBeVisible();
    expect(getAuth().status).toBe('loading');
  });

  it.each(['/sign-in', '/sign-up'])(
    'shows only Clerk’s sign-in at %s and no password field',
    async (path) => {
      renderApp(path, { config: { authMode: 'clerk', clerkPublishableKey: 'pk_board' } });
      expect(await screen.findByText('Loading the sign-in…')).toBeVisible();
      expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
      await screen.findByText('Clerk with pk_board');
    },
  );

  it('is reset when the site is unmounted', async () => {
    localStorage.setItem('seekerToken', 't');
    const { unmount } = open('local');
    expect(getAuth().status).toBe('signed-in');
    unmount();
    expect(getAuth().status).toBe('loading');
    expect(await getAuth().getToken()).toBeNull();
  });
});
