import { useEffect } from 'react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { STORAGE_KEYS, type BoardConfig } from '@skybil/shared';
import { App } from '../app/App';

const CONFIG: BoardConfig = {
  authMode: 'local',
  clerkPublishableKey: '',
  supportEmail: 'help@board.example',
  publicUrl: 'https://board.example',
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example' },
    { name: 'X', url: 'https://x.example' },
    { name: 'LinkedIn', url: 'https://linkedin.example' },
  ],
};

let address = '';
/** Path and query the app is at. */
export const currentAddress = () => address;

function Spy() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  }, [pathname, search]);
  return null;
}

interface Options {
  signedIn?: boolean;
  config?: Partial<BoardConfig>;
}

/** The whole app at an address, with a cache of its own. */
export function renderApp(path: string, { signedIn = false, config }: Options = {}) {
  if (signedIn) localStorage.setItem(STORAGE_KEYS.seekerToken, 'seeker-token');
  const user = userEvent.setup();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[path]}>
        <App config={{ ...CONFIG, ...config }} />
        <Spy />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { user };
}

/** What another tab writes into the storage both share; null takes the key away. */
export function writeInAnotherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}
