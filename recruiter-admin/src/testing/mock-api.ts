import { expect } from 'vitest';

interface Call {
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** What the caller can end the call with. */
  signal: AbortSignal | undefined;
}

type Handler = (call: Call) => Response | Promise<Response>;

const routes = new Map<string, Handler>();
const made: Call[] = [];
const unarranged: string[] = [];

/** Says what a call answers; the last arrangement counts. */
export function arrange(route: string, answer: Response | Handler): void {
  routes.set(route, typeof answer === 'function' ? answer : () => answer.clone());
}

/** The calls made so far to one route, such as 'POST /api/company/post-job'. */
export const callsTo = (route: string) => made.filter((call) => call.route === route);

/** jsdom's forms and signals are strange to Node's requests, so they are kept beside them. */
const forms = new WeakMap<Request, FormData>();
const signals = new WeakMap<Request, AbortSignal>();

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  return forms.get(request) ?? (text.startsWith('{') ? (JSON.parse(text) as unknown) : text);
}

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const route = `${request.method} ${pathname}`;
  const call = {
    route,
    query: searchParams,
    headers: request.headers,
    body: await readBody(request),
    signal: signals.get(request),
  };
  made.push(call);
  const handler = routes.get(route);
  if (handler) return handler(call);
  unarranged.push(route);
  throw new TypeError(`Nobody arranged ${route}`);
}

/** Stands in for the network below `fetch`, before any module takes a hold of it. */
export function installNetwork(): void {
  const NodeRequest = globalThis.Request;
  globalThis.Request = class extends NodeRequest {
    constructor(input: string | URL | Request, init: RequestInit = {}) {
      super(input instanceof Request ? input : new URL(input, window.location.origin), {
        ...init,
        signal: null,
      });
      if (init.body instanceof FormData) forms.set(this, init.body);
      if (init.signal) signals.set(this, init.signal);
    }
  };
  globalThis.fetch = (input, init) => answer(input instanceof Request ? input : new Request(input, init));
}

/** A call that nobody arranged fails its test, whatever the screen made of it. */
export function endOfTest(): void {
  const forgotten = [...unarranged];
  for (const list of [made, unarranged]) list.length = 0;
  routes.clear();
  expect(forgotten).toEqual([]);
}
