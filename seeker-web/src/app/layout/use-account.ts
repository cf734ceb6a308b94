import { useLocation } from 'react-router-dom';
import { MESSAGES, PAGES } from '@skybil/shared';
import { useUser } from '../../features/applications/api/get-user';
import { useCompany } from '../../features/recruiter/api/get-company';
import { useRecruiterDialog } from '../../features/recruiter/hooks/use-recruiter-dialog';
import { queuedApplications } from '../../features/applications/queue/queued-applications';
import { clearPersonalCaches } from '../../lib/cache/clear-caches';
import { useAuth } from '../../lib/auth/auth-port';
import { useInBrowser } from '../../lib/in-browser';
import { clearToasts, notify } from '../../lib/notify';
import { reportError } from '../../lib/report-error';

const NO_WAY_BACK: string[] = [PAGES.signIn.path, PAGES.signUp.path, PAGES.login.path];

export function useAccount() {
  const auth = useAuth();
  const { data: user } = useUser();
  const company = useCompany();
  const { open: openRecruiterDialog } = useRecruiterDialog();
  const { pathname, search } = useLocation();
  // the server renders one page for several addresses
  const inBrowser = useInBrowser();
  /** Where a sign-in returns to. */
  const here = !inBrowser || NO_WAY_BACK.includes(pathname) ? '/' : pathname + search;

  async function signOut() {
    const lost = queuedApplications().length;
    if (lost > 0 && !window.confirm(signOutLoses(lost))) return;
    try {
      await auth.signOut();
    } catch (error) {
      return reportError(error);
    }
    void clearPersonalCaches();
    void clearToasts();
    void notify('success', MESSAGES.signedOut);
  }

  return {
    auth,
    user,
    company,
    openRecruiterDialog,
    signOut: () => void signOut(),
    here,
    greeting: user && `Hi, ${[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}`,
  };
}

const signOutLoses = (count: number) =>
  `${count === 1 ? 'One application has' : `${count} applications have`} not been sent yet. Signing out removes ${count === 1 ? 'it' : 'them'} from this device.`;
