import { JOB_CATEGORIES, JOB_LOCATIONS } from '@skybil/shared';
import { useFacets } from '../api/get-facets';
import { useJobFilter } from '../hooks/use-job-filter';
import { toggled } from '../job-filter';
import { CheckList } from './CheckList';
import './job-filters.css';

export function JobFilters() {
  const { filter, change } = useJobFilter();
  const { data: facets } = useFacets(filter);
  return (
    <div className="job-filters">
      <CheckList
        legend="Search by Categories"
        name="category"
        options={JOB_CATEGORIES}
        chosen={filter.category}
        counts={facets?.category}
        onToggle={(value) => change({ category: toggled(filter.category, value) })}
      />
      <CheckList
        legend="Search by Locations"
        name="locations"
        options={JOB_LOCATIONS}
        chosen={filter.locations}
        counts={facets?.locations}
        onToggle={(value) => change({ locations: toggled(filter.locations, value) })}
      />
    </div>
  );
}
