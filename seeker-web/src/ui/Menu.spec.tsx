import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Link } from 'react-router-dom';
import { Menu } from './Menu';

async function openMenu() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Menu label="About">
        <li>
          <Link to="/about">Us</Link>
        </li>
        <li>
          <button type="button">Stay</button>
        </li>
      </Menu>
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'About' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Us' })).toBeVisible();
  return { user, button };
}

const expectClosed = (button: HTMLElement) => {
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Us' })).not.toBeInTheDocument();
};

describe('a menu', () => {
  it('closes with its button', async () => {
    const { user, button } = await openMenu();
    await user.click(button);
    expectClosed(button);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Us' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed(button);
    expect(button).toHaveFocus();
  });

  it('closes on a click elsewhere', async () => {
    const { user, button } = await openMenu();
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expectClosed(button);
  });

  it('closes when the focus leaves it', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    await user.tab();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expectClosed(button);
  });

  it('closes on navigation', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Us' }));
    expectClosed(button);
  });

  it('stays open on a click inside and on any other key', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.keyboard('x');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('ignores Escape while it is closed', async () => {
    const { user, button } = await openMenu();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    button.focus();
    await user.keyboard('{Escape}');
    expectClosed(button);
  });
});
