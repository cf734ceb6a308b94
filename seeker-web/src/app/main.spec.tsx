import { act } from 'react';
import { screen } from '@testing-library/react';
import type * as ReactDom from 'react-dom/client';

const CONFIG = { supportEmail: 'from-the-server@board.example' };
const roots: ReactDom.Root[] = [];

/** The start keeps its root to itself; here it has to end with its test. */
vi.mock('react-dom/client', async (original) => {
  const { createRoot } = await original<typeof ReactDom>();
  return {
    createRoot: (place: HTMLElement) => {
      roots.push(createRoot(place));
      return roots.at(-1);
    },
  };
});

beforeEach(() => {
  vi.resetModules();
  window.history.replaceState(null, '', '/contact');
});
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.innerHTML = '';
});

describe('the entry script', () => {
  it('renders the page of the address with the configuration from its head', async () => {
    document.body.innerHTML = `<div id="root"></div>
      <script type="application/json" id="board-config">${JSON.stringify(CONFIG)}</script>`;
    await act(() => import('../main'));
    expect(await screen.findByRole('link', { name: CONFIG.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${CONFIG.supportEmail}`,
    );
    expect(roots).toHaveLength(1);
  });

  it('throws if the page has no root element', async () => {
    await expect(import('../main')).rejects.toThrow('The page has no #root');
  });
});
