import { JOB_LIST_KINDS, type JobListKind } from '@skybil/shared';
import { useJobFilter } from '../hooks/use-job-filter';

const NAMES: Record<JobListKind, string> = { all: 'All', job: 'On-site', remote: 'Remote' };
const ORDER = [...JOB_LIST_KINDS].sort((a, b) => Number(b === 'all') - Number(a === 'all'));

export function KindSwitch() {
  const { filter, change } = useJobFilter();
  return (
    <fieldset className="kind-switch">
      <legend className="visually-hidden">Kind of job</legend>
      {ORDER.map((kind) => (
        <label key={kind} className="kind-switch__choice">
          <input
            className="visually-hidden"
            type="radio"
            name="kind"
            checked={filter.kind === kind}
            onChange={() => change({ kind })}
          />
          {NAMES[kind]}
        </label>
      ))}
    </fieldset>
  );
}
