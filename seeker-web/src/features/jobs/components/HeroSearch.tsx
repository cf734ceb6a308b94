import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { JOB_LOCATIONS, LIMITS } from '@skybil/shared';
import { useJobs } from '../api/get-jobs';
import { countWords } from '../count-words';
import { useJobFilter } from '../hooks/use-job-filter';
import { showResults } from '../results';
import { FilterForm } from './FilterForm';
import type { ComboboxProps } from './Suggestions';
import './hero-search.css';

const Suggestions = lazy(() => import('./Suggestions'));

interface SearchFieldProps {
  label: string;
  name: 'title' | 'location';
  placeholder: string;
  value: string;
  onPick: (form: HTMLFormElement | null | undefined, change: Record<string, string>) => void;
}

function SearchField({ label, name, placeholder, value, onPick }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [combobox, setCombobox] = useState<ComboboxProps>();
  const pick = useCallback((change: Record<string, string>) => onPick(input.current?.form, change), [onPick]);
  return (
    <div className="hero__field">
      <label className="field">
        <span className="visually-hidden">{label}</span>{' '}
        <input
          ref={input}
          className="field__input"
          type="search"
          name={name}
          placeholder={placeholder}
          maxLength={LIMITS.searchCharacters}
          defaultValue={value}
          onInput={(event) => setTyped(event.currentTarget.value)}
          {...combobox}
        />
      </label>
      {typed && (
        <Suspense fallback={null}>
          <Suggestions of={name} typed={typed} onCombobox={setCombobox} onPick={pick} />
        </Suspense>
      )}
    </div>
  );
}

/** On a phone it is one field, which opens into the whole form on first touch. */
export function HeroSearch({ title }: { title: ReactNode }) {
  const { filter, words, change } = useJobFilter();
  const { data } = useJobs(filter);
  const [isOpen, setOpen] = useState(false);
  const text = (form: FormData, name: string) => String(form.get(name)).trim();

  function search(form: FormData, picked: Record<string, string> = {}) {
    change({ title: text(form, 'title'), location: text(form, 'location'), ...picked });
    showResults();
  }
  const pick: SearchFieldProps['onPick'] = (form, picked) => form && search(new FormData(form), picked);

  return (
    <section className="hero container">
      <div className="hero__head">
        <h1 className="hero__title">{title}</h1>
        {data && !words && (
          <span className="hero__count" aria-hidden="true">
            {countWords(data)}
          </span>
        )}
      </div>
      <FilterForm
        ownFields={['title', 'location']}
        className={isOpen ? 'hero__form hero__form--open' : 'hero__form'}
        role="search"
        aria-label="Jobs"
        onFocus={() => setOpen(true)}
        onSubmit={search}
      >
        <SearchField
          key={`title ${filter.title}`}
          label="Job title"
          name="title"
          placeholder="Search for jobs"
          value={filter.title}
          onPick={pick}
        />{' '}
        <div className="hero__rest">
          <SearchField
            key={`location ${filter.location}`}
            label="Location"
            name="location"
            placeholder={`${JOB_LOCATIONS.slice(0, 2).join(', ')}…`}
            value={filter.location}
            onPick={pick}
          />{' '}
          <button type="submit" className="button hero__submit">
            Search
          </button>
        </div>
      </FilterForm>
    </section>
  );
}
