import { MESSAGES } from '@skybil/shared';
import type { ApplyState } from '../hooks/use-apply';

function words({ applied, busy, waiting }: ApplyState): string {
  if (applied) return MESSAGES.alreadyApplied;
  if (busy) return 'Applying...';
  return waiting ? 'Waiting to be sent' : 'Apply Now';
}

export function ApplyButton({ state }: { state: ApplyState }) {
  const { applied, busy, waiting, apply } = state;
  return (
    <button
      type="button"
      className="button needs-script"
      disabled={applied || busy || waiting !== undefined}
      onClick={apply}
    >
      {words(state)}
    </button>
  );
}
