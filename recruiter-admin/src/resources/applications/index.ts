import ApplicationsIcon from '@mui/icons-material/PeopleOutline';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { ApplicationList } from './ApplicationList';

export const viewApplications: ResourceProps = {
  name: 'view-applications',
  list: ApplicationList,
  show: lazy(() => import('./ApplicationShow')),
  icon: ApplicationsIcon,
  options: { label: 'Applications' },
  recordRepresentation: 'userId.name',
};
