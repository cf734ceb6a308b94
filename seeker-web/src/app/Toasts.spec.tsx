import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '@skybil/web/testing/toasts';
import { notify } from '../lib/notify';
import { Toasts } from './Toasts';

describe('toasts', () => {
  it('stand at the bottom for 5000 ms and are focused with Alt+T [SITE-11]', async () => {
    const { container } = render(<Toasts />);
    await act(() => notify('success', 'Resume Updated'));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    const area = container.querySelector<HTMLElement>('.Toastify__toast-container--bottom-center');
    const bar = container.querySelector<HTMLElement>('[role="progressbar"]');
    expect(bar?.style.animationDuration).toBe('5000ms');
    await userEvent.keyboard('t{Alt>}s{/Alt}');
    expect(area).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    expect(area).toContainElement(document.activeElement as HTMLElement);
  });

  it('are one at a time, the newest in place of the others [SITE-11]', async () => {
    render(<Toasts />);
    await act(() => notify('error', 'Already Applied'));
    await screen.findByText('Already Applied');
    await act(() => notify('error', 'Already Applied'));
    await act(() => notify('success', 'Resume Updated'));
    await act(() => notify('error', 'Already Applied'));
    await waitFor(() => expect(toasts()).toEqual(['error: Already Applied']));
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
