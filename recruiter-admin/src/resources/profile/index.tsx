import { lazy } from 'react';
import { ADDRESSES } from '../../providers/addresses';

const Profile = lazy(() => import('./Profile'));

export const profile = { path: ADDRESSES.profile, element: <Profile /> };
