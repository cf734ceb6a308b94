import { histogram } from '../../platform/metrics/numbers.js';

const seconds = histogram(
  'skybil_http_request_duration_seconds',
  'Duration of requests, by method, route template and status; 499 means that the client disconnected',
  ['method', 'route', 'status'],
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
);

/** Other methods share one label, so that a client cannot create labels without limit. */
const USUAL = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @param route a template, never an address */
export function countRequest(method: string, route: string, status: number, took: number): void {
  seconds.observe({ method: USUAL.has(method) ? method : 'other', route, status }, took);
}
