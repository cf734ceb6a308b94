import { MESSAGES } from '@skybil/shared';
import type { ApplyState } from '../hooks/use-apply';

export function ApplyButton({ state }: { state: ApplyState }) {
  const { applied, busy, apply } = state;
  return (
    <button type="button" className="button needs-script" disabled={applied || busy} onClick={apply}>
      {applied ? MESSAGES.alreadyApplied : busy ? 'Applying...' : 'Apply Now'}
    </button>
  );
}
