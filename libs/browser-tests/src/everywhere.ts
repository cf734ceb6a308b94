import type { Locator, Page } from '@playwright/test';
import { DARK, LIGHT } from '@skybil/shared';
import { findings } from './accessible.ts';
import { expect } from './fixtures.ts';
import { LOADERS, open as openPage, sideways } from './screens.ts';

/** A cheap phone, a tablet held upright, a desktop window. */
const WIDTHS = [360, 768, 1280] as const;
export const NARROW = [360, 768] as const;
export const WIDE = [1280] as const;
const HEIGHT = 900;
const SCHEMES = { light: LIGHT, dark: DARK };

/** Nothing moves, and no service worker answers in place of a broken API. */
export const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** A page, perhaps with something opened on it. */
export interface Place {
  name: string;
  path: string;
  /** Visible once the page is complete. */
  sign: (page: Page) => Locator;
  /** Steps before the check. */
  open?: (page: Page) => Promise<unknown>;
  /** Requests that the API answers with 503. */
  broken?: string;
  /** Not given: all of them. */
  widths?: readonly (typeof WIDTHS)[number][];
}

/**
 * Checks each place at 360, 768 and 1280 px in both colour schemes: axe finds nothing, nothing scrolls sideways. In the
 * dark scheme only the colour rules run, because the markup is the same.
 */
export async function checkEverywhere(page: Page, places: readonly Place[]): Promise<void> {
  const found: string[] = [];
  for (const place of places) found.push(...(await findingsAt(page, place)));
  expect(found).toEqual([]);
}

async function findingsAt(
  page: Page,
  { name, path, sign, open, broken, widths = WIDTHS }: Place,
): Promise<string[]> {
  const found: string[] = [];
  await show(page, widths[0] ?? WIDTHS[0], 'light');
  if (broken) await page.route(broken, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await openPage(page, path);
  await expect(page.locator('h1').first()).toBeVisible();
  await open?.(page);
  // once: a toast may be gone before the last check on a slow machine
  await expect(sign(page).first()).toBeVisible();
  for (const width of widths) {
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, width, scheme);
      await expect(page.locator(LOADERS)).toHaveCount(0);
      const here = await findings(page, scheme === 'dark' ? 'colours' : 'everything');
      found.push(...here.map((finding) => `${name}, ${width} px, ${scheme}: ${finding}`));
    }
    const wider = await sideways(page);
    if (wider > 0) found.push(`${name}, ${width} px: scrolls ${wider} px sideways`);
  }
  if (broken) await page.unroute(broken);
  return found;
}

async function show(page: Page, width: number, scheme: keyof typeof SCHEMES): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  if (page.url() === 'about:blank') return;
  // the console draws its own scheme anew
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(SCHEMES[scheme].page));
}

/** A colour as browsers compute it, from `#RRGGBB`. */
export function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
