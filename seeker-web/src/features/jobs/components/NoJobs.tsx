import { Notice } from '../../../ui/Notice';
import { useJobFilter } from '../hooks/use-job-filter';
import { showResults } from '../results';
import { FilterForm } from './FilterForm';

/** A page behind the end of a list, or a board without jobs: where others have jobs, these are shown instead. */
export function NoJobs({ page, total }: { page: number; total: number }) {
  const { change } = useJobFilter();
  if (total === 0 || page === 1) return <Notice title="No Jobs Posted Yet" />;
  return (
    <Notice title={`The list ends before page ${page}`}>
      <FilterForm
        onSubmit={() => {
          change({ page: 1 });
          showResults();
        }}
      >
        <button type="submit" className="button">
          Go to the first page
        </button>
      </FilterForm>
    </Notice>
  );
}
