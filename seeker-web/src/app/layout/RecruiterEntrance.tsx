import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useRecruiterDialog } from '../../features/recruiter/hooks/use-recruiter-dialog';
import { openPage } from '../../lib/open-page';

const RecruiterDialog = lazy(() => import('../../features/recruiter/components/RecruiterDialog'));
const neverChanges = () => () => undefined;

/** The recruiter dialog, loaded when it is first opened; only in a browser. */
export function RecruiterEntrance() {
  const { isOpen, next, close } = useRecruiterDialog();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isOpen || !inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <RecruiterDialog onClose={close} onSignedIn={() => openPage(next)} />
    </Suspense>
  );
}
