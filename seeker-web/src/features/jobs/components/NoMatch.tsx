import { Notice } from '../../../ui/Notice';
import type { FoundJobs } from '../found-jobs';
import { useJobFilter } from '../hooks/use-job-filter';
import { FilterForm } from './FilterForm';

/** Names what found nothing, and offers the next step. */
export function NoMatch({ miss: { what, step, change } }: { miss: NonNullable<FoundJobs['miss']> }) {
  const { change: apply } = useJobFilter();
  return (
    <Notice title={`No job matches ${what}`}>
      <FilterForm change={change} onSubmit={() => apply(change)}>
        <button type="submit" className="button button--plain">
          {step}
        </button>
      </FilterForm>
    </Notice>
  );
}
