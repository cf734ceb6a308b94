import { buildLibs } from '../building/build-parts.ts';
import type { RunResult } from '../support/run.ts';
import { type LintStep, lintSteps } from './steps.ts';

type Tell = (step: LintStep, result: RunResult, began: number) => void;

/** Runs every step, two at a time: each but the first keeps one core busy and leaves the other idle. */
export async function runLint(tell: Tell): Promise<void> {
  // types of the apps are read from what the libs were built to
  await buildLibs();
  const waiting = lintSteps.values();
  async function lane(): Promise<void> {
    for (const step of waiting) {
      const began = performance.now();
      tell(step, await step.run(), began);
    }
  }
  await Promise.all([lane(), lane()]);
}
