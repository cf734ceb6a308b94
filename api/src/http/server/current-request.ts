import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';

export const currentRequest = new AsyncLocalStorage<{
  requestId: string;
  traceId?: string;
  request?: Request;
}>();
