import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Adds a filter from the Filters menu of a list. */
export async function addFilter(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const menu = await screen.findByRole('menu');
  await user.click(await within(menu).findByRole('menuitemcheckbox', { name }));
  // a closing menu returns the focus to its button, which would close a list that is already open
  if (menu.isConnected) await waitForElementToBeRemoved(menu);
}

/**
 * Opens the suggestions of a field with the keyboard. react-admin focuses a new filter 50 ms after its menu closes, which
 * opens the list, so a click might open or close it.
 */
export async function openSuggestions(user: UserEvent, name: string): Promise<void> {
  (await screen.findByRole('combobox', { name })).focus();
  await user.keyboard('{ArrowDown}');
}

/** Opens a select and returns its options without the empty one. */
export async function optionsOf(user: UserEvent, name: string | RegExp): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .filter((text) => /\w/.test(text));
}
