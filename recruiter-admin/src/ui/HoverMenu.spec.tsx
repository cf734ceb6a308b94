import { MenuItem } from '@mui/material';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HoverMenu } from './HoverMenu';

function open() {
  const chosen = vi.fn();
  render(
    <>
      <HoverMenu label="Decide" trigger="Pending" heading="Ada Obi">
        <MenuItem onClick={chosen}>Accept</MenuItem>
        <MenuItem>Reject</MenuItem>
      </HoverMenu>
      <button>Elsewhere</button>
    </>,
  );
  return { chosen, user: userEvent.setup({ delay: null }) };
}
const button = () => screen.getByRole('button', { name: 'Decide' });
const isOpen = () => expect(button()).toHaveAttribute('aria-expanded', 'true');
const isClosed = () => expect(button()).toHaveAttribute('aria-expanded', 'false');

describe('the hover menu', () => {
  it('is closed at first', () => {
    open();
    isClosed();
    expect(button()).toHaveTextContent('Pending');
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens when the mouse rests on it, with its heading, and closes when the mouse leaves', async () => {
    const { user } = open();
    await user.hover(button());
    isOpen();
    expect(screen.getByText('Ada Obi')).toBeVisible();
    expect(screen.getByRole('menu', { name: 'Decide' })).toHaveAttribute(
      'id',
      button().getAttribute('aria-controls'),
    );
    expect(button()).not.toContainElement(document.activeElement as HTMLElement);
    await user.unhover(button());
    isClosed();
  });

  it('stays open after a click until the next click, even if the mouse leaves', async () => {
    const { user } = open();
    await user.click(button());
    await user.unhover(button());
    isOpen();
    await user.click(button());
    isClosed();
  });

  it('does not open on hover by touch, because the click would close it again', () => {
    open();
    fireEvent.pointerEnter(button(), { pointerType: 'touch' });
    isClosed();
    fireEvent.click(button());
    isOpen();
  });

  it('focuses its first item only after a click', async () => {
    const { user } = open();
    await user.hover(button());
    expect(screen.getByRole('menuitem', { name: 'Accept' })).not.toHaveFocus();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Accept' })).toHaveFocus());
  });

  it.each(['{Escape}', '{Tab}'])('closes on %s', async (key) => {
    const { user } = open();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Accept' })).toHaveFocus());
    await user.keyboard(key);
    isClosed();
  });

  it('returns the focus on Escape', async () => {
    const { user } = open();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });

  it('stays open on other keys', async () => {
    const { user } = open();
    await user.click(button());
    await user.keyboard('{ArrowDown}');
    isOpen();
  });

  it('closes on a click elsewhere', async () => {
    const { user } = open();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    isClosed();
  });

  it('closes when an item is chosen and returns the focus', async () => {
    const { user, chosen } = open();
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Accept' }));
    isClosed();
    expect(chosen).toHaveBeenCalledOnce();
    expect(button()).toHaveFocus();
  });
});
