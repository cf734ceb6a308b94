import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { ApplicationList } from './ApplicationList';

export const applications: ResourceProps = {
  name: ADDRESSES.applications,
  list: ApplicationList,
  show: lazy(() => import('./ApplicationShow')),
  options: { label: 'Applications' },
};
