import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';

const DescriptionEditor = lazy(() => import('./editor/DescriptionEditor'));

/** The editor is as heavy as the rest of the form together, so it comes after it. */
export const DescriptionInput = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={322} aria-label="Loading the editor" />}>
    <DescriptionEditor />
  </Suspense>
);
