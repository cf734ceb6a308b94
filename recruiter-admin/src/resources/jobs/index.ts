import JobsIcon from '@mui/icons-material/WorkOutline';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { JobList } from './JobList';

export const manageJobs: ResourceProps = {
  name: 'manage-jobs',
  list: JobList,
  edit: lazy(() => import('./JobEdit')),
  icon: JobsIcon,
  options: { label: 'Jobs' },
  recordRepresentation: 'title',
};
