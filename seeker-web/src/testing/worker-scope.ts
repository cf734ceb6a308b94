import { vi } from 'vitest';
import { fakeCaches } from './fake-caches';

const SITE = 'https://board.example';
export const SHELL_HTML = '<html lang="en"><script src="/assets/main-2.js"></script></html>';

type Handler = (event: unknown) => void;

let handlers: Record<string, Handler> = {};

type Network = (path: string, request: Request) => Response | Promise<Response>;

/** Environment of the worker, which tests change. */
export const around = {
  caches: fakeCaches(),
  openPages: [] as string[],
  network: (() => new Response()) as Network,
  skipWaiting: vi.fn(async () => undefined),
  claim: vi.fn(async () => undefined),
};

export const html = (text: string, init?: ResponseInit) =>
  new Response(`<html lang="en">${text}</html>`, { headers: { 'content-type': 'text/html' }, ...init });
export const json = (body: object, init: ResponseInit = {}) => Response.json(body, init);
export const lineIsGone = () => {
  throw new TypeError('fetch failed');
};

/** Loads the worker in a scope of its own. */
async function startWorker() {
  vi.resetModules();
  handlers = {};
  vi.stubGlobal('self', {
    location: new URL(`${SITE}/sw.js`),
    __WB_MANIFEST: [{ url: 'assets/main-2.js' }, { url: 'assets/page-2.js' }],
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: around.skipWaiting,
    clients: {
      claim: around.claim,
      matchAll: async () => around.openPages.map((path) => ({ url: SITE + path })),
    },
  });
  await import('../worker/sw');
}

/** An empty browser with a new worker, and a network that serves every file. */
export async function newBrowser(): Promise<void> {
  around.caches = fakeCaches();
  around.openPages = [];
  around.network = (path) => (path === '/offline' ? html(SHELL_HTML) : new Response(path));
  vi.stubGlobal('caches', around.caches);
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const request = input instanceof Request ? input : new Request(new URL(input, SITE));
    return around.network(request.url.replace(SITE, ''), request);
  });
  await startWorker();
}

/** Dispatches an event and awaits its `waitUntil`. */
export async function happen(name: string, fields: object = {}): Promise<void> {
  const waitedFor: Promise<unknown>[] = [];
  handlers[name]?.({ ...fields, waitUntil: (work: Promise<unknown>) => waitedFor.push(work) });
  await Promise.all(waitedFor);
}

export interface Asked {
  navigation?: boolean;
  token?: string;
  method?: string;
}

/** Sends a request through the worker. Undefined if the worker does not handle it. */
export function ask(address: string, { navigation = false, token, method = 'GET' }: Asked = {}) {
  const request = new Request(new URL(address, SITE), {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  // a script cannot construct a navigation request
  if (navigation) Object.defineProperty(request, 'mode', { value: 'navigate' });
  let answer: Promise<Response> | undefined;
  let work: Promise<unknown> = Promise.resolve();
  handlers['fetch']?.({
    request,
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (more: Promise<unknown>) => (work = more),
  });
  return { answer, work: () => work };
}

export async function textOf(address: string, asked: Asked = {}): Promise<string | undefined> {
  const { answer, work } = ask(address, asked);
  const text = await (await answer)?.text();
  await work();
  return text;
}
export const open = (address: string) => textOf(address, { navigation: true });
