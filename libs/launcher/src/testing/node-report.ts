import { type Counts, checked } from './ring.ts';

const FAILURES = '✖ failing tests:';

/** Counts from the summary that `node --test` prints with its spec reporter. */
export function readSpec(output: string, code: number): Counts {
  const count = (word: string): number =>
    Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const passed = count('pass');
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  const at = output.indexOf(FAILURES);
  const details = failed === 0 ? '' : at === -1 ? output : output.slice(at + FAILURES.length).trim();
  return checked({ passed, failed, details }, code, output);
}
