import { PAGES } from '@skybil/shared';
import { ScriptButton } from '../../ui/ScriptButton';
import type { useAccount } from './use-account';

interface RecruiterEntryProps {
  account: ReturnType<typeof useAccount>;
  className: string;
}

/** Opens the recruiter dialog, or links a signed-in recruiter to the console. A plain link, because the console is another app. */
export function RecruiterEntry({
  account: { company, openRecruiterDialog },
  className,
}: RecruiterEntryProps) {
  return company ? (
    <a className={className} href="/dashboard">
      Recruiter dashboard
    </a>
  ) : (
    <ScriptButton withoutScript={PAGES.login.path} className={className} onClick={openRecruiterDialog}>
      Recruiter Login
    </ScriptButton>
  );
}
