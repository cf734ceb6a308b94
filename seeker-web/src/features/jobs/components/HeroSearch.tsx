import { LIMITS } from '@skybil/shared';
import { useJobFilter } from '../hooks/use-job-filter';
import { FilterForm } from './FilterForm';
import './hero-search.css';

export function HeroSearch({ title }: { title: string }) {
  const { filter, change } = useJobFilter();

  function search(form: FormData) {
    change({ title: String(form.get('title')).trim(), location: String(form.get('location')).trim() });
  }

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
        <label className="field">
          <span className="field__label">Job title</span>{' '}
          <input
            key={filter.title}
            className="field__input"
            type="search"
            name="title"
            placeholder="Search for jobs"
            maxLength={LIMITS.searchCharacters}
            defaultValue={filter.title}
          />
        </label>{' '}
        <label className="field">
          <span className="field__label">Location</span>{' '}
          <input
            key={filter.location}
            className="field__input"
            type="search"
            name="location"
            placeholder="Lagos, Abuja…"
            maxLength={LIMITS.searchCharacters}
            defaultValue={filter.location}
          />
        </label>{' '}
        <button type="submit" className="button hero__submit">
          Search
        </button>
      </FilterForm>
    </section>
  );
}
