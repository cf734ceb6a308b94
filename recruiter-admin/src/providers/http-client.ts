import { MESSAGES, type ErrorBody } from '@skybil/shared';
import { fetchUtils, HttpError } from 'react-admin';
import { readToken } from './session';

/** One call with the company's token. Every failure is an HttpError whose message is fit for a toast. */
export async function callApi(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers ?? { accept: 'application/json' });
  const token = readToken();
  if (token) headers.set('token', token);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw error instanceof HttpError ? asBoardError(error) : new HttpError(MESSAGES.unreachable, 0);
  }
}

/** react-admin's forms put `errors` beside the fields and toast `root.serverError`. */
function asBoardError({ status, body }: HttpError): HttpError {
  const failure = body as Partial<ErrorBody> | undefined;
  const message = failure?.message ?? MESSAGES.unavailable;
  const errors = failure?.errors && { ...failure.errors, root: { serverError: message } };
  return new HttpError(message, status, { ...failure, errors });
}

type Stored = { _id: string };
const withId = <T extends Stored>({ _id, ...fields }: T) => ({ id: _id, ...fields });

/** For ra-data-simple-rest: hands on `data`, with `_id` as react-admin's `id`. */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options) => {
  const answer = await callApi(url, options);
  const data = answer.json.data as Stored | Stored[];
  return { ...answer, json: Array.isArray(data) ? data.map(withId) : withId(data) };
};
