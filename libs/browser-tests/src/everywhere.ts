import assert from 'node:assert/strict';
import { DARK, LIGHT } from '@skybil/shared';
import type { Locator, Page } from 'playwright-core';
import { findings } from './accessible.ts';
import { LOADERS, sideways } from './screens.ts';
import type { Session } from './stage.ts';
import { type Walk, walk } from './walk.ts';

/** A cheap phone, a tablet held upright, a desktop window. */
const WIDTHS = [360, 768, 1280] as const;
export const NARROW = [360, 768] as const;
export const WIDE = [1280] as const;
const HEIGHT = 900;
/** Nothing moves, so that nothing is looked at while it comes or goes; no worker answers in place of what is set up. */
const STILL = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
const SCHEMES = { light: LIGHT, dark: DARK };

/** A page as it stands open, perhaps with something opened on it. */
export interface Place {
  name: string;
  path: string;
  /** Of which it can be told that it is all there. */
  sign: (page: Page) => Locator;
  /** What is done there first. */
  open?: (page: Page) => Promise<unknown>;
  /** The API's answers to this do not come. */
  broken?: string;
  /** Where not on each: what was opened would be gone on the others. */
  widths?: readonly (typeof WIDTHS)[number][];
}

/**
 * Looks at each place at every width, in light and in dark, and tells what axe finds and what scrolls sideways. A place is
 * loaded once; width and scheme change under it, as when a device is turned or the evening comes. The dark is asked only
 * what colours can break: all else is the same markup.
 */
async function findingsAt(page: Page, places: readonly Place[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, sign, open, broken, widths = WIDTHS } of places) {
    await show(page, widths[0] ?? WIDTHS[0], 'light');
    if (broken) await page.route(broken, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto(path);
    // what is opened from the frame of a page would hide a page that is not there yet
    await page.locator('h1').first().waitFor();
    await open?.(page);
    // once: a toast is gone before the last of the looks on a slow machine
    await sign(page).first().waitFor();
    for (const width of widths) {
      for (const scheme of ['light', 'dark'] as const) {
        await show(page, width, scheme);
        await page.waitForFunction((loaders) => !document.querySelector(loaders), LOADERS);
        const here = await findings(page, scheme === 'dark' ? 'colours' : 'everything');
        found.push(...here.map((finding) => `${name}, ${width} px, ${scheme}: ${finding}`));
      }
      const wider = await sideways(page);
      if (wider > 0) found.push(`${name}, ${width} px: scrolls ${wider} px sideways`);
    }
    if (broken) await page.unroute(broken);
  }
  return found;
}

async function show(page: Page, width: number, scheme: keyof typeof SCHEMES): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  if (page.url() === 'about:blank') return;
  // the console draws its own scheme anew
  const colour = SCHEMES[scheme].page;
  await page.waitForFunction((wanted) => {
    const [, ...parts] = /^#(..)(..)(..)$/.exec(wanted) ?? [];
    const rgb = `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
    return getComputedStyle(document.body).backgroundColor === rgb;
  }, colour);
}

/** At 360, 768 and 1280 px, in light and in dark; axe with its rules of WCAG 2.2 AA and of good practice. */
export function everywhere(
  who: string,
  places: (walk: Walk) => Promise<{ session?: Session; places: Place[] }>,
): void {
  walk(
    `axe finds nothing at any width in any light: ${who}`,
    async (step) => {
      const given = await places(step);
      if (given.places.some(({ broken }) => broken)) step.expectProblem(/status of 503/);
      // two tabs at once: most of the time goes into axe
      const found = await Promise.all(
        [0, 1].map(async (tab) =>
          findingsAt(
            await step.enter(given.session, STILL),
            given.places.filter((_, number) => number % 2 === tab),
          ),
        ),
      );
      assert.deepEqual(found.flat(), []);
    },
    ['desktop'],
  );
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
