import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';

const DescriptionEditor = lazy(() => import('./editor/DescriptionEditor'));

/** Loads the editor lazily, because it is as large as the rest of the form. */
export const DescriptionInput = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={322} aria-label="Loading the editor" />}>
    <DescriptionEditor />
  </Suspense>
);
