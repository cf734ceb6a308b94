import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { AddJob } from './AddJob';
import { JobList } from './JobList';

export const jobs: ResourceProps = {
  name: ADDRESSES.jobs,
  list: JobList,
  edit: lazy(() => import('./JobEdit')),
  options: { label: 'Jobs' },
};

export const addJob = { path: ADDRESSES.addJob, element: <AddJob /> };
