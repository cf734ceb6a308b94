import type { Response } from 'express';

/** Node looks so often whether any bytes left, of one large write too. */
const LOOK_MS = 10_000;
/** As many looks in a row without any are the end: half a minute. */
const SILENT_LOOKS = 3;

/** Ends the connection of a reader who takes nothing for half a minute, however slowly others read (BUDGET-1). */
export function cutStalled(response: Response): void {
  let silent = 0;
  let last = 0;
  response.setTimeout(LOOK_MS, () => {
    const now = performance.now();
    // Node says nothing of a look at which bytes had left: then more than one look lies between
    silent = now - last < 1.5 * LOOK_MS ? silent + 1 : 1;
    last = now;
    if (silent < SILENT_LOOKS) response.socket?.setTimeout(LOOK_MS);
    else response.destroy();
  });
}
