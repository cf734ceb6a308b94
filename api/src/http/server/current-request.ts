import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';

/** The request that is being answered, for the log: every line written meanwhile carries its ids. */
export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  /** The trace that a proxy began; 32 hex digits. */
  traceId?: string;
  request?: Request;
}>();
