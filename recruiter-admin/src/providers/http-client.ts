import { readCompanyToken } from '@skybil/web/company-token';
import { fetchUtils, HttpError } from 'react-admin';
import { toBoardError } from './board-error';
import { withSession } from './session-end';

type Stored = { _id: string };
const withId = <T extends Stored>({ _id, ...fields }: T) => ({ id: _id, ...fields });

const send: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const headers = new Headers(options.headers ?? { accept: 'application/json' });
  const token = readCompanyToken();
  if (token) headers.set('token', token);
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers });
    if (answer.json.success === false) throw new HttpError(answer.json.message, answer.status, answer.json);
    const data = answer.json.data as Stored | Stored[];
    return { ...answer, json: Array.isArray(data) ? data.map(withId) : withId(data) };
  } catch (error) {
    throw toBoardError(error);
  }
};

/**
 * Client for ra-data-simple-rest. Sends the company's token, unwraps `data` and renames `_id` to `id`. An answer with
 * `success: false` is a failure, whatever its status.
 */
export const httpClient: typeof fetchUtils.fetchJson = (url, options) =>
  withSession(() => send(url, options));
