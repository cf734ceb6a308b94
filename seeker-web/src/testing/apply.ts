import { screen } from '@testing-library/react';
import type { renderApp } from './render-app';

type User = ReturnType<typeof renderApp>['user'];

export async function openApplySheet(user: User): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Apply Now' });
  await user.click(button as HTMLElement);
  await screen.findByRole('dialog');
}

/** Opens the sheet and sends the application. */
export async function applyInSheet(user: User): Promise<void> {
  await openApplySheet(user);
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
}
