import { CloseIcon, FilterIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import { UntilScript } from '../../../ui/UntilScript';
import { useJobs } from '../api/get-jobs';
import { chipsOf, sheetCount } from '../filter-terms';
import { useJobFilter } from '../hooks/use-job-filter';
import { UNFILTERED } from '../job-filter';
import { focusResults } from '../results';
import { FilterForm } from './FilterForm';
import { KindSwitch } from './KindSwitch';

interface FilterRowProps {
  /** Id of the filter form, which submits the kind without script. */
  form: string;
  /** Id of the filters, which are linked without script. */
  filters: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** One line that scrolls sideways: the way to all filters, the kinds, and what is set. */
export function FilterRow({ form, filters, isOpen, onOpen }: FilterRowProps) {
  const { filter, change } = useJobFilter();
  const { data } = useJobs(filter);
  const chips = chipsOf(filter, data?.jobs[0]?.companyId.name);
  const count = sheetCount(filter);
  const canClear = chips.length > 0 || filter.kind !== 'all';
  const remove = (without: Parameters<typeof change>[0]) => {
    change(without);
    focusResults();
  };
  return (
    <div className="filter-row">
      <ScriptButton
        withoutScript={`#${filters}`}
        className="chip filter-row__chip filter-row__toggle"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <FilterIcon />
        Filters{count > 0 && ` ${count}`}
      </ScriptButton>{' '}
      <KindSwitch form={form} />
      <UntilScript>
        <button type="submit" form={form} className="chip filter-row__chip">
          Show these
        </button>
      </UntilScript>
      {chips.map(({ name, words, without }) => (
        <FilterForm key={`${name} ${words}`} change={without} onSubmit={() => remove(without)}>
          <button
            type="submit"
            className="chip chip--button filter-row__chip"
            aria-label={`Remove ${name === 'title' || name === 'location' ? `${name} ` : ''}${words}`}
          >
            {words}
            <CloseIcon />
          </button>
        </FilterForm>
      ))}
      {canClear && (
        <FilterForm change={UNFILTERED} onSubmit={() => remove(UNFILTERED)}>
          <button type="submit" className="link-button filter-row__chip">
            Clear all
          </button>
        </FilterForm>
      )}
    </div>
  );
}
