import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider } from 'react-admin';
import { ADDRESSES, apiName } from './addresses';
import { companyCalls } from './company-calls';
import { httpClient } from './http-client';
import { isWhole } from './is-whole';
import type { JobChange } from './types';

/** With the API's name of a resource in every call, whichever of them a screen comes to use. */
function withApiNames(provider: DataProvider): DataProvider {
  const calls = Object.entries(provider).map(([name, call]) => [
    name,
    (resource: string, params: unknown) => call(apiName(resource), params),
  ]);
  return Object.fromEntries(calls) as DataProvider;
}

const rest = withApiNames(simpleRestProvider('/api/company', httpClient));

const editable = (job: JobChange): JobChange => ({
  title: job.title,
  description: job.description,
  location: job.location,
  salary: job.salary,
  category: job.category,
  level: job.level,
  nature: job.nature,
  currency: job.currency,
  visible: job.visible,
});

export const dataProvider = {
  ...rest,
  ...companyCalls,
  supportAbortSignal: true,
  getList: async (resource, params) => {
    const answer = await rest.getList(resource, params);
    return resource === ADDRESSES.applications ? { ...answer, data: answer.data.filter(isWhole) } : answer;
  },
  // PUT sends the whole record; only these fields are the company's to change
  update: (resource, params) =>
    rest.update(resource, { ...params, data: editable(params.data as JobChange) }),
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
export const useConsoleData = () => useDataProvider<ConsoleDataProvider>();
