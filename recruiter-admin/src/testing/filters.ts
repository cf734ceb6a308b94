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

/**
 * Opens the suggestions of a field by its keys. A new filter is given the focus 50 ms after its menu, which
 * opens its list: a click before or after that moment opens it or closes it.
 */
export async function openSuggestions(user: UserEvent, name: string): Promise<void> {
  (await screen.findByRole('combobox', { name })).focus();
  await user.keyboard('{ArrowDown}');
}

/** Opens a select and says what it offers; the empty choice aside. */
export async function optionsOf(user: UserEvent, name: string): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .filter((text) => /\w/.test(text));
}
