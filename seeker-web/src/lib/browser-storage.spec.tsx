import { act, render, screen } from '@testing-library/react';
import { Toasts } from '../app/Toasts';
import { readSeekerToken, storeSeekerToken, watchSeekerToken } from './auth/seeker-token';
import { readBoardConfig } from './board-config';
import { notify } from './notify';
import { readStored, store } from '@skybil/web/browser-storage';
import { storeToast } from '@skybil/web/pending-toast';

const refuse = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('browser storage', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('reads and writes %s only', (area) => {
    const other = area === 'localStorage' ? 'sessionStorage' : 'localStorage';
    store(area, 'k', 'v');
    expect(window[area].getItem('k')).toBe('v');
    expect(readStored(area, 'k')).toBe('v');
    expect(readStored(other, 'k')).toBeNull();
    store(area, 'k', null);
    expect(window[area].getItem('k')).toBeNull();
  });

  it('is empty without an error if the browser refuses it', () => {
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, call).mockImplementation(refuse);
    }
    expect(readStored('localStorage', 'k')).toBeNull();
    expect(() => store('localStorage', 'k', 'v')).not.toThrow();
    expect(() => store('sessionStorage', 'k', null)).not.toThrow();
  });

  it('notifies this tab of a token change and listens to others until unsubscribed', () => {
    const heard = vi.fn();
    const stop = watchSeekerToken(heard);
    storeSeekerToken('t');
    expect(readSeekerToken()).toBe('t');
    expect(localStorage.getItem('seekerToken')).toBe('t');
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    storeSeekerToken(null);
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(readSeekerToken()).toBeNull();
  });
});

describe('a message for the next page', () => {
  it('is shown once, as its type', async () => {
    storeToast({ type: 'error', message: 'Your session has ended. Please sign in again.' });
    render(<Toasts />);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Your session has ended. Please sign in again.');
    expect(toast).toHaveClass('Toastify__toast--error');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null'])('is ignored if storage contains %s', async (text) => {
    sessionStorage.setItem('pendingToast', text);
    render(<Toasts />);
    await act(() => notify('success', 'Resume Updated'));
    const toasts = await screen.findAllByRole('alert');
    expect(toasts.map(({ textContent }) => textContent)).toEqual(['Resume Updated']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the configuration of the board', () => {
  const pageWith = (json: string) =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="board-config">${json}</script>`,
      'text/html',
    );

  it('is read from the head of the page', () => {
    const said = { authMode: 'clerk', clerkPublishableKey: 'pk_1', supportEmail: 'help@board.example' };
    expect(readBoardConfig(pageWith(JSON.stringify(said)))).toMatchObject(said);
  });

  it.each([new DOMParser().parseFromString('', 'text/html'), pageWith('{}')])(
    'is a plain board with its own sign-in when nothing is said',
    (page) => {
      expect(readBoardConfig(page)).toEqual({
        authMode: 'local',
        clerkPublishableKey: '',
        supportEmail: 'support@skybil.example',
        publicUrl: '',
        socialLinks: [],
        offline: false,
      });
    },
  );
});
