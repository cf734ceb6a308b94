import type { Response } from 'express';

/** Interval at which Node checks whether any bytes were sent, even during one large write. */
const LOOK_MS = 10_000;
/** Number of intervals in a row without progress before the connection is closed: 30 s in total. */
const SILENT_LOOKS = 3;

/** Closes the connection of a reader who takes nothing for 30 s. A slow but steady reader is not affected (BUDGET-1). */
export function cutStalled(response: Response): void {
  let silent = 0;
  let last = 0;
  response.setTimeout(LOOK_MS, () => {
    const now = performance.now();
    // Node emits no event for an interval with progress, so a longer gap resets the count
    silent = now - last < 1.5 * LOOK_MS ? silent + 1 : 1;
    last = now;
    if (silent < SILENT_LOOKS) response.socket?.setTimeout(LOOK_MS);
    else response.destroy();
  });
}
