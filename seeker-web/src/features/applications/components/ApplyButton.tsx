import { applyPath, MESSAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';
import { ScriptButton } from '../../../ui/ScriptButton';
import type { ApplyState } from '../hooks/use-apply';

export function ApplyButton({ job, state }: { job: Job; state: ApplyState }) {
  const { applied, queued, open } = state;
  return (
    <ScriptButton
      withoutScript={applyPath(job.kind, job._id)}
      className="button"
      disabled={applied || queued !== undefined}
      onClick={open}
    >
      {applied ? MESSAGES.alreadyApplied : queued ? 'Waiting to be sent' : 'Apply Now'}
    </ScriptButton>
  );
}
