import { MESSAGES } from '@skybil/shared';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
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
}

/**
 * A typed client of the board. Every call resolves with its body, or rejects.
 * @throws ApiError for a failed answer, and with code `network` when none came
 */
export function createApiClient({
  baseUrl = '',
  getSeekerToken,
  getCompanyToken,
}: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    querySerializer: { array: { style: 'form', explode: true } },
  });
  const middleware: Middleware = {
    async onRequest({ request }) {
      const seeker = await getSeekerToken?.();
      if (seeker) request.headers.set('authorization', `Bearer ${seeker}`);
      const company = getCompanyToken?.();
      if (company) request.headers.set('token', company);
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await ApiError.from(response);
      return undefined;
    },
    /** Only of a `fetch` that failed, never of what is thrown above. */
    onError() {
      return new ApiError(MESSAGES.unreachable, 0, 'network');
    },
  };
  client.use(middleware);
  return client;
}

/** The body of a call that went well; failures have been thrown by the client. */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new ApiError(MESSAGES.internal, 200, 'internal');
  return data;
}
