import { Notice } from '../../../ui/Notice';
import { countWords } from '../count-words';
import type { FoundJobs } from '../found-jobs';
import { useJobFilter } from '../hooks/use-job-filter';
import { focusResults } from '../results';
import { FilterForm } from './FilterForm';

/** Names what found nothing, and offers the next steps with the number of jobs that each brings. */
export function NoMatch({ miss: { what, steps } }: { miss: NonNullable<FoundJobs['miss']> }) {
  const { change } = useJobFilter();
  return (
    <Notice title={`No job matches ${what}`}>
      {steps.map((step) => (
        <FilterForm
          key={step.words}
          change={step.change}
          onSubmit={() => {
            change(step.change);
            focusResults();
          }}
        >
          <button type="submit" className="button button--plain">
            {step.words}
            {step.total !== undefined && ` (${countWords({ ...step, total: step.total })})`}
          </button>
        </FilterForm>
      ))}
    </Notice>
  );
}
