import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider } from 'react-admin';
import { ADDRESSES, apiName } from './addresses';
import { companyCalls } from './company-calls';
import { httpClient } from './http-client';
import { isComplete } from './is-complete';
import { postOnce } from './post-job';

/** ra-data-simple-rest with the API's resource names. */
function withApiNames(provider: DataProvider): DataProvider {
  const calls = Object.entries(provider).map(([name, call]) => [
    name,
    (resource: string, params: unknown) => call(apiName(resource), params),
  ]);
  return Object.fromEntries(calls) as DataProvider;
}

const rest = withApiNames(simpleRestProvider('/api/company', httpClient));

export const dataProvider = {
  ...rest,
  ...companyCalls,
  postOnce,
  supportAbortSignal: true,
  getList: async (resource, params) => {
    const answer = await rest.getList(resource, params);
    return resource === ADDRESSES.applications ? { ...answer, data: answer.data.filter(isComplete) } : answer;
  },
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
export const useConsoleData = () => useDataProvider<ConsoleDataProvider>();
