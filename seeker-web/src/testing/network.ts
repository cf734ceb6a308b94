import type { ErrorCode } from '@skybil/shared';

/** A call the code under test made. */
interface SentCall {
  /** 'GET /api/jobs' */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON, or the fields of a form. */
  body: unknown;
}
type Answer = object | ((call: SentCall) => object | Promise<object>);

class Failure {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}

const arranged = new Map<string, Answer>();
const sent: SentCall[] = [];
const unarranged: string[] = [];

/** Says what the server answers; the newest word counts. */
export function arrange(route: string, answer: Answer): void {
  arranged.set(route, answer);
}

/** An answer that is a failure. */
export function failure(
  status: number,
  code: ErrorCode,
  message: string,
  errors?: Record<string, string>,
): Failure {
  return new Failure(status, { success: false, message, code, requestId: 'test', errors });
}

/** A call that no answer comes back to: the line is gone. */
export function lostLine(): never {
  throw new TypeError('fetch failed');
}

/** A call whose answer is still on its way when the test ends. */
export const noAnswerYet = () => new Promise<object>(() => undefined);

export const callsTo = (route: string) => sent.filter((call) => call.route === route);
export const unarrangedCalls = () => [...unarranged];

export function forgetNetwork(): void {
  arranged.clear();
  sent.length = 0;
  unarranged.length = 0;
}

/** jsdom's forms are strange to Node's requests, so they are kept beside them. */
const forms = new WeakMap<Request, FormData>();

async function readBody(request: Request): Promise<unknown> {
  const form = forms.get(request);
  if (form) return Object.fromEntries(form.entries());
  return request.headers.get('content-type') === 'application/json' ? request.json() : undefined;
}

async function answerCall(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const route = `${request.method} ${pathname}`;
  const call = { route, query: searchParams, headers: request.headers, body: await readBody(request) };
  sent.push(call);
  const answer = arranged.get(route);
  if (!answer) {
    unarranged.push(route);
    throw new TypeError(`Nobody arranged ${route}`);
  }
  const given = typeof answer === 'function' ? ((await answer(call)) as object) : answer;
  if (given instanceof Failure) return Response.json(given.body, { status: given.status });
  return Response.json({ success: true, message: 'OK', ...given });
}

/** Stands in for the network below `fetch`, before any module keeps a hold of it. */
export function installNetwork(): void {
  const RealRequest = globalThis.Request;
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.origin) : input, init);
      if (init?.body instanceof FormData) forms.set(this, init.body);
    }
  };
  globalThis.fetch = (input, init) => answerCall(input instanceof Request ? input : new Request(input, init));
}
