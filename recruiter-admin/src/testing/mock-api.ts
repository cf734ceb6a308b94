import { expect } from 'vitest';

export interface Call {
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
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

const read = (body: unknown) =>
  typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : body;

/** In place of fetch. */
export async function mockFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), window.location.origin);
  const route = `${request?.method ?? init.method ?? 'GET'} ${url.pathname}`;
  const headers = new Headers(request?.headers ?? init.headers);
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = request ? await (isForm ? request.formData() : request.text()) : init.body;
  const call = { route, query: url.searchParams, headers, body: read(body) };
  made.push(call);
  const handler = routes.get(route);
  if (handler) return handler(call);
  unarranged.push(route);
  throw new Error(`Nobody arranged ${route}`);
}

/** A call that nobody arranged fails its test, whatever the screen made of it. */
export function endOfTest(): void {
  const forgotten = [...unarranged];
  for (const list of [made, unarranged]) list.length = 0;
  routes.clear();
  expect(forgotten).toEqual([]);
}
