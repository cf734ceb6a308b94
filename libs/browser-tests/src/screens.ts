import { expect, type Locator, type Page, test } from '@playwright/test';
import { inRoot } from '@skybil/launcher/support/root';
import { expectAccessible } from './accessible.ts';

/** Loading indicators of both apps. */
export const LOADERS = '.loader, .MuiCircularProgress-root, .MuiLinearProgress-root, .MuiSkeleton-root';

/** Opens a page and waits for its script: before that, a button acts as in a browser without script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.account-unknown')).toHaveCount(0);
}

/**
 * Checks a screen once `sign` is visible and nothing loads: axe finds nothing, nothing scrolls sideways. Keeps a picture
 * in `screenshots/`.
 */
export async function look(sign: Locator, name: string): Promise<void> {
  const page = sign.page();
  await expect(sign.first()).toBeVisible();
  await expect(page.locator(LOADERS)).toHaveCount(0);
  const picture = inRoot('screenshots', `${test.info().project.name}-${name}.png`);
  await page.screenshot({ path: picture, animations: 'disabled' });
  await expectAccessible(page);
  expect(await sideways(page), `${page.url()} scrolls sideways`).toBe(0);
}

/** How much wider the page is than its window. `innerWidth` does not show it, because a phone zooms out. */
export async function sideways(page: Page): Promise<number> {
  return Number(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
}

/** The header of the seeker site is a menu on a phone. */
export async function openHeaderMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Waits for a toast and closes it, so that it covers nothing. */
export async function toast(page: Page, message: string | RegExp): Promise<void> {
  const shown = page.locator('.Toastify__toast', { hasText: message });
  await expect(shown.first()).toBeVisible();
  // it also leaves by itself, so there may be nothing left to close
  await shown.getByRole('button', { name: /close/i }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(shown).toHaveCount(0);
}
