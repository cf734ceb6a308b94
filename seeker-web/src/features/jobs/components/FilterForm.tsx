import type { ReactNode, SyntheticEvent } from 'react';
import { useJobFilter } from '../hooks/use-job-filter';
import { changeFilter, type JobFilter } from '../job-filter';

interface FilterFormProps {
  change?: Partial<JobFilter>;
  /** Filter fields that the form's own inputs send. */
  ownFields?: readonly (keyof JobFilter)[];
  id?: string;
  className?: string;
  role?: 'search';
  'aria-label'?: string;
  onFocus?: () => void;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form that changes the filter. Hidden inputs carry the rest of the filter, so that it works without script. */
export function FilterForm({ change = {}, ownFields = [], onSubmit, children, ...form }: FilterFormProps) {
  const { filter } = useJobFilter();
  const fields = [...changeFilter(new URLSearchParams(), { ...filter, page: 1, ...change })];
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form action="/" onSubmit={submit} {...form}>
      {fields
        .filter(([name]) => !ownFields.some((field) => field === name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}
