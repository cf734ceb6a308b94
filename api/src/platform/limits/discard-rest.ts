import type { Request } from 'express';

/** Reads the rest of a refused body and stores none of it, because a browser reads the answer only after it has sent everything. */
export function discardRest(request: Request): void {
  request.unpipe();
  request.removeAllListeners('data');
  request.resume();
}
