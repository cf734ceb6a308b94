import { grouped, NATIONWIDE } from '@skybil/shared';
import { useJobFilter } from '../hooks/use-job-filter';
import type { JobFilter } from '../job-filter';
import { FilterForm } from './FilterForm';

/** Switches remote jobs that are open to other countries only. They are left out at first (SITE-64). */
export function OpenToCountry({ hidden = 0 }: { hidden: number | undefined }) {
  const { filter, change } = useJobFilter();
  const isOn = filter.openTo === '';
  if (filter.kind === 'job' || (filter.kind === 'all' && isOn && hidden === 0)) return null;
  const next: Partial<JobFilter> = { openTo: isOn ? 'any' : '' };
  return (
    <FilterForm className="row" change={next} onSubmit={() => change(next)}>
      <button type="submit" className={`chip ${isOn ? 'chip--button' : 'chip--off'}`} aria-pressed={isOn}>
        Open to {NATIONWIDE}
      </button>{' '}
      <span className="quiet small">
        {isOn
          ? `on: hides ${grouped(hidden)} remote ${hidden === 1 ? 'job' : 'jobs'}`
          : 'off: jobs for other countries are shown'}
      </span>
    </FilterForm>
  );
}
