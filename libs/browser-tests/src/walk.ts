import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { keepEvidence, logMark } from './evidence.ts';
import { look, type Screen, SCREENS } from './screens.ts';
import { type Session, type Visit, visitor } from './stage.ts';

export interface Walk {
  screen: Screen;
  /** Opens the browser of somebody who is signed in, or of a visitor. */
  enter: (session?: Session, options?: BrowserContextOptions) => Promise<Page>;
  /** Looks at the screen of which `sign` is a part, and keeps its picture under this name. */
  look: (sign: Locator, name: string) => Promise<void>;
  /** What the console of a page tells belongs to the step. */
  expectProblem: (problem: RegExp) => void;
}

/**
 * One step through the board on a phone and on a desktop, each a test of its own: it arranges its own world, and no
 * page that it enters may report a problem. Of a step that fails, the pages and the log of the board are kept.
 */
export function walk(
  name: string,
  steps: (walk: Walk) => Promise<void>,
  on: Screen['name'][] = ['phone', 'desktop'],
): void {
  // side by side: a walk waits more than it works
  void describe(name, { concurrency: true }, () => {
    for (const screen of SCREENS.filter((each) => on.includes(each.name))) {
      const title = `${name} (${screen.name})`;
      void test(title, () => take(title, screen, steps));
    }
  });
}

async function take(title: string, screen: Screen, steps: (walk: Walk) => Promise<void>): Promise<void> {
  const visits: Visit[] = [];
  const expected: RegExp[] = [];
  const mark = await logMark();
  const enter: Walk['enter'] = async (session, options) => {
    const visit = await visitor({ ...screen.options, ...options }, session);
    visits.push(visit);
    return visit.page;
  };
  try {
    await steps({
      screen,
      enter,
      look: (sign, picture) => look(sign, screen, picture),
      expectProblem: (problem) => expected.push(problem),
    });
    const problems = visits
      .flatMap((visit) => visit.problems)
      .filter((problem) => !expected.some((known) => known.test(problem)));
    assert.deepEqual(problems, [], 'a page reported a problem to the console');
  } catch (error) {
    throw await keepEvidence(title, error, visits, mark);
  } finally {
    await Promise.all(visits.map((visit) => visit.close()));
  }
}
