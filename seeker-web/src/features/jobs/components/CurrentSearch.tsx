import { CloseIcon } from '../../../ui/icons';
import { useJobFilter } from '../hooks/use-job-filter';
import { FilterForm } from './FilterForm';

export function CurrentSearch() {
  const { filter, change } = useJobFilter();
  const terms = (['title', 'location'] as const).filter((key) => filter[key]);
  if (terms.length === 0) return null;
  return (
    <section className="current-search" aria-labelledby="current-search">
      <h2 id="current-search">Current Search</h2>
      <div className="chips">
        {terms.map((key) => (
          <FilterForm key={key} change={{ [key]: '' }} onSubmit={() => change({ [key]: '' })}>
            <button type="submit" className="chip chip--button" aria-label={`Remove ${key} ${filter[key]}`}>
              {filter[key]}
              <CloseIcon />
            </button>
          </FilterForm>
        ))}
      </div>
    </section>
  );
}
