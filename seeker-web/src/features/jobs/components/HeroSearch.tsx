import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { useJobFilter } from '../hooks/use-job-filter';
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
        <span className="field__label">{label}</span>{' '}
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

export function HeroSearch({ title }: { title: string }) {
  const { filter, change } = useJobFilter();
  const text = (form: FormData, name: string) => String(form.get(name)).trim();

  function search(form: FormData, picked: Record<string, string> = {}) {
    change({ title: text(form, 'title'), location: text(form, 'location'), ...picked });
  }
  const pick: SearchFieldProps['onPick'] = (form, picked) => form && search(new FormData(form), picked);

  return (
    <section className="hero container">
      <h1 className="hero__title">{title}</h1>
      <FilterForm
        ownFields={['title', 'location']}
        className="hero__form card"
        role="search"
        aria-label="Jobs"
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
        <SearchField
          key={`location ${filter.location}`}
          label="Location"
          name="location"
          placeholder="Lagos, Abuja…"
          value={filter.location}
          onPick={pick}
        />{' '}
        <button type="submit" className="button hero__submit">
          Search
        </button>
      </FilterForm>
    </section>
  );
}
