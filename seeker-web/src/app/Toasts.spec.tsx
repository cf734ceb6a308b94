import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../lib/notify';
import { Toasts } from './Toasts';

describe('toasts', () => {
  it('are at the top right for 5000 ms and are focused with Alt+T [SITE-11]', async () => {
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

  it('load their library with the first message and not before [LIGHT-1]', async () => {
    const loaded = vi.fn();
    vi.resetModules();
    vi.doMock('react-toastify', async (original) => {
      loaded();
      return original();
    });
    const { notify } = await import('../lib/notify');
    const { Toasts } = await import('./Toasts');
    await act(async () => {
      render(<Toasts />);
      // were it loaded, it would be so before this is
      await import('./PageChange');
    });
    expect(loaded).not.toHaveBeenCalled();
    await act(() => notify('success', 'Resume Updated'));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    expect(loaded).toHaveBeenCalled();
    vi.doUnmock('react-toastify');
  });
});
