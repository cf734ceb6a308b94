import type { RunResult } from '../support/run.ts';
import { twoAtATime } from '../support/two-at-a-time.ts';
import { type LintStep, lintSteps } from './steps.ts';

type Tell = (step: LintStep, result: RunResult, began: number) => void;

/** Needs the libs built: the types of the apps are read from there. */
export function runLint(tell: Tell): Promise<void> {
  return twoAtATime(lintSteps, async (step) => {
    const began = performance.now();
    tell(step, await step.run(), began);
  });
}
