import { readCompanyToken } from '@skybil/web/company-token';
import { fetchUtils } from 'react-admin';
import { toBoardError } from './board-error';

type Stored = { _id: string };
const withId = <T extends Stored>({ _id, ...fields }: T) => ({ id: _id, ...fields });

/** Client for ra-data-simple-rest. Sends the company's token, unwraps `data` and renames `_id` to `id`. */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const headers = new Headers(options.headers ?? { accept: 'application/json' });
  const token = readCompanyToken();
  if (token) headers.set('token', token);
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers });
    const data = answer.json.data as Stored | Stored[];
    return { ...answer, json: Array.isArray(data) ? data.map(withId) : withId(data) };
  } catch (error) {
    throw toBoardError(error);
  }
};
