import { useState } from 'react';
import { FIRST_CATEGORIES, FIRST_LOCATIONS, JOB_CATEGORIES, JOB_LOCATIONS, PAGES } from '@skybil/shared';
import type { FacetCount } from '../../../lib/contract';
import { ScriptButton } from '../../../ui/ScriptButton';
import { useFacets } from '../api/get-facets';
import { useJobs } from '../api/get-jobs';
import { useJobFilter } from '../hooks/use-job-filter';
import { toggled } from '../job-filter';
import { CheckList } from './CheckList';
import { MoreFilters } from './MoreFilters';
import './job-filters.css';

const hasJobs = (counts: FacetCount[] | undefined, value: string) =>
  counts?.some((box) => box.value === value && box.count > 0) ?? false;

export default function JobFilters() {
  const { filter, change } = useJobFilter();
  const { data: found } = useJobs(filter);
  // for a title, the list says which jobs are counted
  const { data: facets } = useFacets(filter.title && !found ? undefined : filter, found?.byWords);
  const [isOpen, setIsOpen] = useState(false);
  const { category, locations } = filter;
  const categories = JOB_CATEGORIES.filter(
    (value, at) => at < FIRST_CATEGORIES || category.includes(value) || hasJobs(facets?.category, value),
  );
  const isFirst = (place: (typeof JOB_LOCATIONS)[number], at: number) =>
    at < FIRST_LOCATIONS || locations.includes(place);
  const places = JOB_LOCATIONS.filter(
    (place, at) => isFirst(place, at) || (isOpen && hasJobs(facets?.locations, place)),
  );
  const hasMore = JOB_LOCATIONS.some((place, at) => !isFirst(place, at) && hasJobs(facets?.locations, place));
  return (
    <div className="job-filters">
      <MoreFilters />
      <CheckList
        legend="Search by Categories"
        name="category"
        options={categories}
        chosen={category}
        counts={facets?.category}
        onToggle={(value) => change({ category: toggled(category, value) })}
      />
      <div>
        <CheckList
          legend="Search by Locations"
          name="locations"
          options={places}
          chosen={locations}
          counts={facets?.locations}
          onToggle={(value) => change({ locations: toggled(locations, value) })}
        />
        {hasMore && (
          <ScriptButton
            withoutScript={PAGES.jobs.path}
            className="link-button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Fewer places' : 'More places'}
          </ScriptButton>
        )}
      </div>
    </div>
  );
}
