import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Takes a filter out of the Filters menu of a list. */
export async function addFilter(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name }));
}

/** Opens a select and says what it offers; the empty choice aside. */
export async function optionsOf(user: UserEvent, name: string): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
    .filter((text) => /\w/.test(text));
}
