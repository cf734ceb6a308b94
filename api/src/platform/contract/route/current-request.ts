import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';

/** The request that is being answered: what is logged meanwhile, however deep, is told by it. */
export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  /** Of the trace that a proxy, or whoever stands before it, began; 32 hex digits. */
  traceId?: string;
  request?: Request;
}>();
