import { grouped } from '@skybil/shared';
import type { FacetCount } from '../../../lib/contract';

interface CheckListProps<T extends string> {
  legend: string;
  name: string;
  options: readonly T[];
  chosen: T[];
  counts: FacetCount[] | undefined;
  onToggle: (value: T) => void;
}

export function CheckList<T extends string>({
  legend,
  name,
  options,
  chosen,
  counts,
  onToggle,
}: CheckListProps<T>) {
  return (
    <fieldset>
      <legend className="job-filters__legend">{legend}</legend>{' '}
      {options.map((option) => [
        <label key={option} className="choice">
          <input
            type="checkbox"
            name={name}
            value={option}
            checked={chosen.includes(option)}
            onChange={() => onToggle(option)}
          />
          {option}{' '}
          <span className="job-filters__count">
            {counts && grouped(counts.find(({ value }) => value === option)?.count ?? 0)}
          </span>
        </label>,
        ' ',
      ])}
    </fieldset>
  );
}
