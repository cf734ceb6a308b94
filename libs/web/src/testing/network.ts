import type { ErrorCode } from '@skybil/shared';
import { expect } from 'vitest';

interface Call {
  route: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON, form fields or text; '' without a body. */
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Fields of a successful answer, or a complete response. */
type Answer = object;
type Handler = (call: Call) => Answer | Promise<Answer>;

const newTest = () => ({
  arranged: new Map<string, Answer | Handler>(),
  made: [] as Call[],
  unarranged: [] as string[],
});
let test = newTest();

export function arrange(route: string, answer: Answer | Handler): void {
  test.arranged.set(route, answer);
}

/** Requests to one route so far, such as 'POST /api/company/post-job'. */
export const callsTo = (route: string) => test.made.filter((call) => call.route === route);

export const ok = (fields: object = {}, message = 'OK') =>
  Response.json({ success: true, message, ...fields });

/** A list answer as the console expects it. */
export const rows = (data: object[], total = data.length) =>
  Response.json(
    { success: true, message: 'OK', data, total },
    { headers: { 'content-range': `rows 0-${data.length - 1}/${total}` } },
  );

export const failure = (status: number, code: ErrorCode, message: string, errors?: Record<string, string>) =>
  Response.json({ success: false, message, code, requestId: 'a1b2', errors }, { status });

export function lostConnection(): never {
  throw new TypeError('fetch failed');
}

export const noAnswerYet = () => new Promise<object>(() => undefined);

/** Node's `Request` refuses jsdom's forms and abort signals, so they are stored separately. */
const forms = new WeakMap<Request, FormData>();
const signals = new WeakMap<Request, AbortSignal>();

async function readBody(request: Request): Promise<unknown> {
  const form = forms.get(request);
  if (form) return Object.fromEntries(form.entries());
  const text = await request.text();
  return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
}

async function answer(request: Request): Promise<Response> {
  signals.get(request)?.throwIfAborted();
  const { arranged, made, unarranged } = test;
  const { pathname, searchParams } = new URL(request.url);
  const route = `${request.method} ${pathname}`;
  const { headers } = request;
  const call = {
    route,
    query: searchParams,
    headers,
    body: await readBody(request),
    signal: signals.get(request),
  };
  made.push(call);
  const found = arranged.get(route);
  if (!found) {
    unarranged.push(route);
    throw new TypeError(`Nobody arranged ${route}`);
  }
  const given: unknown = typeof found === 'function' ? await found(call) : found;
  return given instanceof Response ? given.clone() : ok(given as object);
}

/** Replaces `fetch` before any module can store a reference to it. */
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

/** Fails the test if it made a request without an arranged answer. Call it when the page is unmounted. */
export async function endOfTest(): Promise<void> {
  // calls that have begun belong to this test, not to the next one
  await new Promise((resolve) => setTimeout(resolve));
  const { unarranged } = test;
  test = newTest();
  expect(unarranged, 'calls that no test arranged').toEqual([]);
}
