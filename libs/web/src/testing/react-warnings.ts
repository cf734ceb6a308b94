import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails the test on React's warnings, such as a list without keys. "Not wrapped in act" is ignored. */
export function refuseWarnings(): void {
  let warnings: string[] = [];
  beforeEach(() => {
    warnings = [];
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation((what: unknown, ...more: unknown[]) => {
      error(what, ...more);
      // react-admin logs an error as an object
      if (typeof what === 'string' && !what.includes('act(')) warnings.push([what, ...more].join(' '));
    });
  });
  afterEach(() => expect(warnings, 'warnings on the console').toEqual([]));
}
