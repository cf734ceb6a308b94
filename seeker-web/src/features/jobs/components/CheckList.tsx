import type { FacetCount } from '../../../lib/contract';

interface CheckListProps {
  legend: string;
  options: readonly string[];
  chosen: string[];
  counts: FacetCount[] | undefined;
  onToggle: (value: string) => void;
}

export function CheckList({ legend, options, chosen, counts, onToggle }: CheckListProps) {
  return (
    <fieldset>
      <legend className="job-filters__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="choice">
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => onToggle(option)} />
          {option}
          <span className="job-filters__count">
            {counts && (counts.find(({ value }) => value === option)?.count ?? 0).toLocaleString('en-NG')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
