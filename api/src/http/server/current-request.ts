import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';

/** The current request. The logger adds its ids to every line. */
export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  /** Trace id in 32 hex digits, from the proxy if it sent one. */
  traceId?: string;
  request?: Request;
}>();
