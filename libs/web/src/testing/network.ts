import type { ErrorCode } from '@skybil/shared';
import { expect } from 'vitest';

/** A call that the code under test made. */
interface Call {
  /** 'GET /api/jobs' */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON, the fields of a form, or a text; '' when there was none. */
  body: unknown;
  /** What the caller can end the call with. */
  signal: AbortSignal | undefined;
}

/** The fields of a good answer, or an answer as it is. */
type Answer = object;
type Handler = (call: Call) => Answer | Promise<Answer>;

/** What belongs to one test: a call that is still under way when it ends is not the next one's. */
const newTest = () => ({
  arranged: new Map<string, Answer | Handler>(),
  made: [] as Call[],
  unarranged: [] as string[],
});
let test = newTest();

/** Says what a call answers; the last arrangement counts. */
export function arrange(route: string, answer: Answer | Handler): void {
  test.arranged.set(route, answer);
}

/** The calls made so far to one route, such as 'POST /api/company/post-job'. */
export const callsTo = (route: string) => test.made.filter((call) => call.route === route);

export const ok = (fields: object = {}, message = 'OK') =>
  Response.json({ success: true, message, ...fields });

/** A list as the console's resources get it. */
export const rows = (data: object[], total = data.length) =>
  Response.json(
    { success: true, message: 'OK', data, total },
    { headers: { 'content-range': `rows 0-${data.length - 1}/${total}` } },
  );

export const failure = (status: number, code: ErrorCode, message: string, errors?: Record<string, string>) =>
  Response.json({ success: false, message, code, requestId: 'a1b2', errors }, { status });

/** A call that no answer comes back to: the line is gone. */
export function lostLine(): never {
  throw new TypeError('fetch failed');
}

/** A call whose answer is still on its way when the test ends. */
export const noAnswerYet = () => new Promise<object>(() => undefined);

/** jsdom's forms and signals are strange to Node's requests, so they are kept beside them. */
const forms = new WeakMap<Request, FormData>();
const signals = new WeakMap<Request, AbortSignal>();

async function readBody(request: Request): Promise<unknown> {
  const form = forms.get(request);
  if (form) return Object.fromEntries(form.entries());
  const text = await request.text();
  return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
}

async function answer(request: Request): Promise<Response> {
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
  const { unarranged } = test;
  test = newTest();
  expect(unarranged, 'calls that no test arranged').toEqual([]);
}
