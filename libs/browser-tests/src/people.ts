import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { visitor } from './stage.ts';

export interface Paper {
  name: string;
  mimeType: 'application/pdf';
  buffer: Buffer;
}

const printed = new Map<string, Promise<Paper>>();

/** A PDF of one page, printed by the browser under test. */
export function paper(title: string): Promise<Paper> {
  const known = printed.get(title) ?? print(title);
  printed.set(title, known);
  return known;
}

async function print(title: string): Promise<Paper> {
  const { page, close } = await visitor();
  await page.setContent(`<h1>${title}</h1><p>Lagos, 2026</p>`);
  const buffer = await page.pdf({ format: 'A4' });
  await close();
  return { name: `${title}.pdf`, mimeType: 'application/pdf', buffer };
}

/** Chooses something from the seeker site's header, which is a menu on a phone. */
export async function openHeaderMenu(page: Page, screen: Screen): Promise<void> {
  if (screen.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Waits for a toast and puts it away, so that it covers nothing. */
export async function toast(page: Page, message: string | RegExp): Promise<void> {
  const shown = page.locator('.Toastify__toast', { hasText: message });
  await shown.first().waitFor();
  // it leaves by itself as well, so there may be nothing left to close
  await shown.getByRole('button', { name: /close/i }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await shown.first().waitFor({ state: 'detached' });
}
