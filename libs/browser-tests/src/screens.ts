import { mkdirSync } from 'node:fs';
import { inRoot } from '@skybil/launcher/support/root';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { assertAccessible } from './accessible.ts';

export interface Screen {
  name: 'phone' | 'desktop';
  options: BrowserContextOptions;
}

/** A cheap Android phone, and a desktop window. */
export const SCREENS: Screen[] = [
  { name: 'phone', options: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
  { name: 'desktop', options: { viewport: { width: 1280, height: 900 } } },
];

/** What both apps show while something is still on its way. */
export const LOADERS = '.loader, .MuiCircularProgress-root, .MuiLinearProgress-root, .MuiSkeleton-root';

/**
 * Looks at the screen of which `sign` is a part, once all of it is there: axe finds nothing, nothing scrolls sideways,
 * and a picture is kept in `screenshots/`.
 */
export async function look(sign: Locator, screen: Screen, name: string): Promise<void> {
  const page = sign.page();
  await sign.first().waitFor();
  await page.waitForFunction((loaders) => !document.querySelector(loaders), LOADERS);
  const folder = inRoot('screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${screen.name}-${name}.png`, animations: 'disabled' });
  await assertAccessible(page);
  const wider = await sideways(page);
  if (wider > 0) throw new Error(`${page.url()} scrolls ${wider} px sideways`);
}

/** How much wider the page is than the window; the inner width would not tell, since a phone shows a page that is too wide smaller. */
export async function sideways(page: Page): Promise<number> {
  return Number(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
}
