import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider } from 'react-admin';
import { companyCalls } from './company-calls';
import { httpClient } from './http-client';
import type { Application, Job } from './types';

const rest = simpleRestProvider('/api/company', httpClient);

/** The console's addresses are named for what a recruiter does, the API's for what they hold. */
const ROOMS: Record<string, string> = { 'manage-jobs': 'jobs', 'view-applications': 'applications' };
const roomOf = (resource: string) => ROOMS[resource] ?? resource;

const editable = ({
  title,
  description,
  location,
  salary,
  category,
  level,
  nature,
  currency,
  visible,
}: Job) => ({
  title,
  description,
  location,
  salary,
  category,
  level,
  nature,
  currency,
  visible,
});

/** Spec 2: rows lacking a job or a user are hidden. */
const isWhole = (row: Partial<Application>) => Boolean(row.jobId && row.userId);

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
    rest.update(roomOf(resource), { ...params, data: editable(params.data as unknown as Job) }),
} satisfies DataProvider;

export type ConsoleDataProvider = typeof dataProvider;
export const useConsoleData = () => useDataProvider<ConsoleDataProvider>();
