import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Notify from '../lib/notify';
import { notify } from '../lib/notify';
import type * as ToastsModule from './Toasts';
import { Toasts } from './Toasts';

describe('toasts', () => {
  it('stand top right for 5000 ms and take the focus at Alt+T', async () => {
    const { container } = render(<Toasts />);
    await act(() => notify('success', 'Resume Updated'));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    const area = container.querySelector<HTMLElement>('.Toastify__toast-container--top-right');
    const bar = container.querySelector<HTMLElement>('[role="progressbar"]');
    expect(bar?.style.animationDuration).toBe('5000ms');
    await userEvent.keyboard('t{Alt>}s{/Alt}');
    expect(area).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    expect(area).toContainElement(document.activeElement as HTMLElement);
  });

  it('are loaded with the first message, and nothing of them before', async () => {
    const loaded = vi.fn();
    vi.resetModules();
    vi.doMock('react-toastify', async (original) => {
      loaded();
      return original();
    });
    const { notify } = await vi.importActual<typeof Notify>('../lib/notify');
    const { Toasts } = await vi.importActual<typeof ToastsModule>('./Toasts');
    render(<Toasts />);
    expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
    expect(loaded).not.toHaveBeenCalled();
    await act(() => notify('success', 'Resume Updated'));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    expect(loaded).toHaveBeenCalled();
    vi.doUnmock('react-toastify');
  });
});
