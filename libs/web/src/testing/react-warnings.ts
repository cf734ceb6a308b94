import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * What React warns of fails the test: a list without keys or a field without a value is a fault that no screen shows at
 * once. That a test did not wait for the last change of a screen is none.
 */
export function refuseWarnings(): void {
  let warnings: string[] = [];
  beforeEach(() => {
    warnings = [];
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation((what: unknown, ...more: unknown[]) => {
      error(what, ...more);
      // a failure that react-admin logs is an object
      if (typeof what === 'string' && !what.includes('act(')) warnings.push([what, ...more].join(' '));
    });
  });
  afterEach(() => expect(warnings, 'warnings on the console').toEqual([]));
}
