import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify';
import { Toasts } from './Toasts';

describe('toasts', () => {
  it('stand top right for 5000 ms and take the focus at Alt+T', async () => {
    const { container } = render(<Toasts />);
    await screen.findByRole('region', { name: /Notifications/ });
    act(() => void toast.success('Resume Updated'));
    expect(await screen.findByText('Resume Updated')).toBeVisible();
    const area = container.querySelector<HTMLElement>('.Toastify__toast-container--top-right');
    const bar = container.querySelector<HTMLElement>('[role="progressbar"]');
    expect(bar?.style.animationDuration).toBe('5000ms');
    await userEvent.keyboard('t{Alt>}s{/Alt}');
    expect(area).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    expect(area).toContainElement(document.activeElement as HTMLElement);
  });
});
