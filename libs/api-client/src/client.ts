import { MESSAGES } from '@skybil/shared';
import type { Client, Middleware } from 'openapi-fetch';
import { ApiError } from './api-error.js';
import type { paths } from './schema.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Absolute address of the board; same origin when absent. */
  baseUrl?: string;
  /** Session token of the signed-in seeker, or null. */
  getSeekerToken?: () => Promise<string | null>;
  /** Token of the signed-in recruiter, or null. */
  getCompanyToken?: () => string | null;
  /** Called with each answer, successful or not. */
  onAnswer?: (path: string, headers: Headers) => void;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type Call = (path: string, init?: { headers?: Record<string, string> }) => Promise<unknown>;

const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
    return undefined;
  },
  /** Used only when `fetch` itself fails. */
  onError: unreachable,
};

/** Loads the HTTP code before the first call needs it. */
export const loadCaller = () => import('openapi-fetch');

/**
 * A typed client of the board. Every call resolves with its body or rejects with an `ApiError`. openapi-fetch is loaded with
 * the first call, because a server-rendered page needs no call to start.
 * @throws ApiError for a failed answer, and with code `network` when no answer came
 */
export function createApiClient({
  baseUrl = '',
  getSeekerToken,
  getCompanyToken,
  onAnswer,
}: ApiClientOptions = {}): Pick<ApiClient, Method> {
  let client: ApiClient | undefined;
  async function load(): Promise<ApiClient> {
    const { default: createClient } = await loadCaller().catch(() => {
      throw unreachable();
    });
    if (client) return client;
    client = createClient<paths>({ baseUrl, querySerializer: { array: { style: 'form', explode: true } } });
    client.use(failures, {
      onResponse({ request, response }) {
        onAnswer?.(new URL(request.url).pathname, response.headers);
      },
    });
    return client;
  }
  const call =
    (method: Method): Call =>
    async (path, init) => {
      // read per call, because sessions start and end while the page is open
      const company = getCompanyToken?.();
      const [seeker, ready] = await Promise.all([getSeekerToken?.(), client ?? load()]);
      const headers = {
        ...init?.headers,
        ...(seeker ? { authorization: `Bearer ${seeker}` } : {}),
        ...(company ? { token: company } : {}),
      };
      return (ready[method] as Call)(path, { ...init, headers });
    };
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as Pick<
    ApiClient,
    Method
  >;
}

function unreachable(): ApiError {
  return new ApiError(MESSAGES.unreachable, 0, 'network');
}

/** The body of a successful call. The client has already thrown for a failed one. */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new ApiError(MESSAGES.internal, 200, 'internal');
  return data;
}
