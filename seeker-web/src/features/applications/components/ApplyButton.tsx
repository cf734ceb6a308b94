import { jobPath, MESSAGES } from '@skybil/shared';
import { signInPath } from '../../../lib/auth/sign-in-path';
import type { Job } from '../../../lib/contract';
import { ScriptButton } from '../../../ui/ScriptButton';
import type { ApplyState } from '../hooks/use-apply';

function words({ applied, busy, queued }: ApplyState): string {
  if (applied) return MESSAGES.alreadyApplied;
  if (busy) return 'Applying...';
  return queued ? 'Waiting to be sent' : 'Apply Now';
}

export function ApplyButton({ job, state }: { job: Job; state: ApplyState }) {
  const { applied, busy, queued, apply } = state;
  return (
    <ScriptButton
      withoutScript={signInPath(jobPath(job.kind, job._id))}
      className="button needs-script"
      disabled={applied || busy || queued !== undefined}
      onClick={apply}
    >
      {words(state)}
    </ScriptButton>
  );
}
