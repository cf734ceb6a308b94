import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

export const PASSWORD = 'Harmattan-rain-7';

/** A PDF of one page, printed by the browser under test. */
export async function printPdf(page: Page, text: string): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<h1>${text}</h1><p>Lagos, 2026</p>`);
  const pdf = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return pdf;
}

/** Chooses something from the seeker site's header, which is a menu on a phone. */
export async function openHeaderMenu(page: Page, screen: Screen): Promise<void> {
  if (screen.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Waits for a toast and puts it away, so that it covers nothing. */
export async function toast(page: Page, message: string | RegExp): Promise<void> {
  const shown = page.locator('.Toastify__toast', { hasText: message }).first();
  await shown.waitFor();
  await shown.getByRole('button', { name: /close/i }).click();
  await shown.waitFor({ state: 'detached' });
}
