import { lazy, Suspense } from 'react';
import { useRecruiterDialog } from '../../features/recruiter/hooks/use-recruiter-dialog';
import { useInBrowser } from '../../lib/in-browser';
import { openPage } from '../../lib/open-page';

const RecruiterDialog = lazy(() => import('../../features/recruiter/components/RecruiterDialog'));

export function RecruiterEntrance() {
  const { isOpen, next, close } = useRecruiterDialog();
  const inBrowser = useInBrowser();
  if (!isOpen || !inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <RecruiterDialog onClose={close} onSignedIn={() => openPage(next)} />
    </Suspense>
  );
}
