import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 30_000;
const BETWEEN_MS = 50;

/** Tries until it holds; what failed last is the failure. */
export async function eventually<T>(look: () => Promise<T>): Promise<T> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(BETWEEN_MS);
    }
  }
}
