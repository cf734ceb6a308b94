import type { Response } from 'express';

const CHECK_MS = 10_000;
const MAX_IDLE_CHECKS = 3;

/** Closes the connection of a reader who takes nothing for 30 s, but not of a slow and steady one (BUDGET-1). */
export function cutStalled(response: Response): void {
  let idleChecks = 0;
  let last = 0;
  response.setTimeout(CHECK_MS, () => {
    const now = performance.now();
    // Node emits no event for an interval with progress, so a longer gap resets the count
    idleChecks = now - last < 1.5 * CHECK_MS ? idleChecks + 1 : 1;
    last = now;
    if (idleChecks < MAX_IDLE_CHECKS) response.socket?.setTimeout(CHECK_MS);
    else response.destroy();
  });
}
