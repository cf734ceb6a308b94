import { callApi } from './http-client';
import type { Answer, Company, DecisionOnApplication, NewJob, Profile, Stats, Visibility } from './types';

const COMPANY = '/api/company';

const read = async <T>(path: string) => (await callApi(COMPANY + path)).json as T;
const send = async (path: string, body: object | FormData) => {
  const text = body instanceof FormData ? body : JSON.stringify(body);
  return (await callApi(COMPANY + path, { method: 'POST', body: text })).json as Answer;
};

/** The company's calls beyond create, read and update of a list. */
export const companyCalls = {
  company: async () => (await read<{ company: Company }>('/company')).company,
  stats: async () => (await read<{ stats: Stats }>('/stats')).stats,
  postJob: (job: NewJob) => send('/post-job', job),
  changeVisibility: (change: Visibility) => send('/change-visibility', change),
  changeStatus: (decision: DecisionOnApplication) => send('/change-status', decision),
  updateProfile: ({ name, image }: Profile) => {
    const form = new FormData();
    form.set('name', name);
    if (image) form.set('image', image);
    return send('/profile', form);
  },
  signOutEverywhere: () => send('/sign-out-everywhere', {}),
  exportApplications: async (sort: [string, string], filter: object) => {
    const query = new URLSearchParams({ sort: JSON.stringify(sort), filter: JSON.stringify(filter) });
    return (await callApi(`${COMPANY}/applications.csv?${query}`)).body;
  },
};
