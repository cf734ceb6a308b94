import { screen } from '@testing-library/react';
import { act } from 'react';

const CONFIG = { supportEmail: 'from-the-server@board.example' };

beforeEach(() => {
  vi.resetModules();
  window.history.replaceState(null, '', '/contact');
});

describe('the start of the site', () => {
  it('shows the page of the address, with what the server wrote into its head', async () => {
    document.body.innerHTML = `<div id="root"></div>
      <script type="application/json" id="board-config">${JSON.stringify(CONFIG)}</script>`;
    await act(() => import('../main'));
    expect(await screen.findByRole('link', { name: CONFIG.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${CONFIG.supportEmail}`,
    );
    document.body.innerHTML = '';
  });

  it('says so when the page has no place for it', async () => {
    document.body.innerHTML = '';
    await expect(import('../main')).rejects.toThrow('The page has no #root');
  });
});
