import { lazy } from 'react';
import { ADDRESSES } from '../../providers/addresses';

const Overview = lazy(() => import('./Overview'));

export const overview = { path: ADDRESSES.overview, element: <Overview /> };
