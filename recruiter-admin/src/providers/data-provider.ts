import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider } from 'react-admin';
import { companyCalls } from './company-calls';
import { httpClient } from './http-client';
import { isWhole } from './is-whole';
import type { JobChange } from './types';

const rest = simpleRestProvider('/api/company', httpClient);

/** The console's addresses are named for what a recruiter does, the API's for what they hold. */
const ROOMS: Record<string, string> = { 'manage-jobs': 'jobs', 'view-applications': 'applications' };
const roomOf = (resource: string) => ROOMS[resource] ?? resource;

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
    const answer = await rest.getList(roomOf(resource), params);
    return resource === 'view-applications' ? { ...answer, data: answer.data.filter(isWhole) } : answer;
  },
  getOne: (resource, params) => rest.getOne(roomOf(resource), params),
  getMany: (resource, params) => rest.getMany(roomOf(resource), params),
  // PUT sends the whole record; only these fields are the company's to change
  update: (resource, params) =>
    rest.update(roomOf(resource), { ...params, data: editable(params.data as JobChange) }),
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
export const useConsoleData = () => useDataProvider<ConsoleDataProvider>();
