import { MESSAGES, type ErrorBody, type ErrorCode } from '@skybil/shared';
import { getAuth } from './auth/auth-port';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: ErrorCode | 'network',
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | readonly string[] | undefined>;
interface Options {
  params?: { query?: object };
  body?: unknown;
  token?: string;
}

async function call<T>(
  method: string,
  path: string,
  { params, body, token }: Options = {},
): Promise<{ data: T }> {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((params?.query ?? {}) as Query)) {
    for (const item of [value].flat()) if (item !== undefined) query.append(key, String(item));
  }
  const headers = new Headers();
  const bearer = await getAuth().getToken();
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (token) headers.set('token', token);
  const form = body instanceof FormData;
  if (body && !form) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(
      new Request(new URL(query.size ? `${path}?${query}` : path, window.location.origin), {
        method,
        headers,
        body: form ? body : body ? JSON.stringify(body) : undefined,
      }),
    );
  } catch {
    throw new ApiError(MESSAGES.unreachable, 0, 'network');
  }
  const answer = (await response.json()) as T & ErrorBody;
  if (!response.ok) throw new ApiError(answer.message, response.status, answer.code, answer.errors);
  return { data: answer };
}

export const api = {
  GET: <T>(path: string, options?: Options) => call<T>('GET', path, options),
  POST: <T = { message: string }>(path: string, options?: Options) => call<T>('POST', path, options),
};
