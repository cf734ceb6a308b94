import { CloseIcon } from '../../../ui/icons';
import { termsOf } from '../filter-terms';
import { useJobFilter } from '../hooks/use-job-filter';
import { FilterForm } from './FilterForm';

const SHOWN = ['title', 'location', 'sort', 'postedWithin', 'pay', 'payAtLeast'] as const;

export function CurrentSearch() {
  const { filter, change } = useJobFilter();
  const terms = termsOf(filter, SHOWN);
  if (terms.length === 0) return null;
  return (
    <section className="current-search" aria-labelledby="current-search">
      <h2 id="current-search">Current Search</h2>
      <div className="chips">
        {terms.map(({ name, words, without }) => (
          <FilterForm key={name} change={without} onSubmit={() => change(without)}>
            <button
              type="submit"
              className="chip chip--button"
              aria-label={`Remove ${name === 'title' || name === 'location' ? `${name} ` : ''}${words}`}
            >
              {words}
              <CloseIcon />
            </button>
          </FilterForm>
        ))}
      </div>
    </section>
  );
}
