import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { STORAGE_KEYS, type BoardConfig } from '@skybil/shared';
import { App } from '../app/App';
import { preloadPublicPages } from '../app/public-pages';
import { BoardRouter } from '../app/BoardRouter';

// loads the pages' chunks before the tests
await Promise.all([preloadPublicPages(), import('../pages/ApplySheet')]);

const CONFIG: BoardConfig = {
  authMode: 'local',
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  offline: false,
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example' },
    { name: 'X', url: 'https://x.example' },
    { name: 'LinkedIn', url: 'https://linkedin.example' },
  ],
};

export const currentAddress = () => window.location.pathname + window.location.search;

interface Options {
  signedIn?: boolean;
  config?: Partial<BoardConfig>;
}

/** Renders the whole app at an address, with a new SWR cache. */
export function renderApp(path: string, { signedIn = false, config }: Options = {}) {
  if (signedIn) localStorage.setItem(STORAGE_KEYS.seekerToken, 'seeker-token');
  window.history.replaceState(null, '', path);
  const user = userEvent.setup();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BoardRouter>
        <App config={{ ...CONFIG, ...config }} />
      </BoardRouter>
    </SWRConfig>,
  );
  return { user };
}

export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** Changes local storage like another tab; null removes the key. */
export function writeInAnotherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}
