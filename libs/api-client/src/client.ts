import { type ErrorBody, MESSAGES } from '@skybil/shared';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError } from './api-error.js';
import type { paths } from './schema.js';
import type { paths as StaffPaths } from './staff-schema.js';

export type ApiClient = Client<paths>;
export type StaffClient = Client<StaffPaths>;

export interface ApiClientOptions {
  /** Absolute address of the board; same origin when absent. */
  baseUrl?: string;
  getSeekerToken?: () => Promise<string | null>;
  getCompanyToken?: () => string | null;
  onAnswer?: (path: string, headers: Headers) => void;
}

/** A typed client of the board. Every failed call rejects with an `ApiError`. */
export function createApiClient({
  baseUrl = '',
  getSeekerToken,
  getCompanyToken,
  onAnswer,
}: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    querySerializer: { array: { style: 'form', explode: true } },
  });
  client.use({
    // tokens are read per call, because sessions start and end while the page is open
    async onRequest({ request }) {
      const company = getCompanyToken?.();
      const seeker = await getSeekerToken?.();
      if (company) request.headers.set('token', company);
      if (seeker) request.headers.set('authorization', `Bearer ${seeker}`);
      return request;
    },
    async onResponse({ request, response }) {
      onAnswer?.(new URL(request.url).pathname, response.headers);
      if (!response.ok) throw await ApiError.from(response);
      return response;
    },
    onError: lostConnection,
  });
  return client;
}

/** A typed client of the routes of staff, which fails like {@link createApiClient}. */
export function createStaffClient(getToken: () => string | null): StaffClient {
  const client = createClient<StaffPaths>({ baseUrl: '' });
  const middleware: Middleware = {
    onRequest({ request }) {
      const token = getToken();
      if (token) request.headers.set('staff-token', token);
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await ApiError.from(response);
      return response;
    },
    onError: lostConnection,
  };
  client.use(middleware);
  return client;
}

/** The error of a call without an answer. */
export function lostConnection(): ApiError {
  return new ApiError(navigator.onLine === false ? MESSAGES.offline : MESSAGES.unreachable, 0, 'network');
}

/** The body of a successful call. An answer with `success: false` is a failure, whatever its status. */
export async function bodyOf<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new ApiError(MESSAGES.internal, response.status, 'internal');
  if (isFailure(data)) throw ApiError.of(data, response.status);
  return data;
}

const isFailure = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;
