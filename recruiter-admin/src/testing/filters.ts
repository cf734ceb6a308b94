import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Takes a filter out of the Filters menu of a list. */
export async function addFilter(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const menu = await screen.findByRole('menu');
  await user.click(await within(menu).findByRole('menuitemcheckbox', { name }));
  // a menu that closes gives the focus back to its button, and that would close a list opened before
  if (menu.isConnected) await waitForElementToBeRemoved(menu);
}

/** Opens a select and says what it offers; the empty choice aside. */
export async function optionsOf(user: UserEvent, name: string): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .filter((text) => /\w/.test(text));
}
