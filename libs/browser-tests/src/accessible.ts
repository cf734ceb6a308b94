import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 to AA, the size of targets included, and what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that a colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const TRANSITIONS_END = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
)`;

/** One line for each finding of axe on the page as it is now. */
export async function findings(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  const runOnly = of === 'colours' ? COLOUR_RULES : RULES;
  // in the middle of a transition, a colour is neither the one before nor the one after
  await page.evaluate(TRANSITIONS_END);
  const isThere = await page.evaluate('"axe" in window');
  if (!isThere) await page.evaluate(axe.source);
  // frames hold documents of people, drawn by the browser's own viewer
  const options = { runOnly, iframes: false, resultTypes: ['violations' as const] };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(document, asked),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page), `axe on ${page.url()}`).toEqual([]);
}
