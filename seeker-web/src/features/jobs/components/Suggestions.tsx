import { useEffect, useId, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useSuggestions } from '../api/get-suggestions';
import type { JobFilter } from '../job-filter';
import './suggestions.css';

type Search = Pick<JobFilter, 'title' | 'location'>;
export type ComboboxProps = ComponentProps<'input'>;

interface SuggestionsProps {
  of: keyof Search;
  typed: string;
  /** Gets the attributes that make the input a combobox (WAI-ARIA) with this list. */
  onCombobox: (props: ComboboxProps) => void;
  onPick: (change: Partial<Search>) => void;
}

/** Requests wait until the reader pauses. */
const PAUSE_MS = 150;

export default function Suggestions({ of, typed, onCombobox, onPick }: SuggestionsProps) {
  const id = useId();
  const { data } = useSuggestions(useAfterPause(typed));
  const options = useMemo(() => {
    const { titles = [], companies = [], places = [] } = data ?? {};
    const located = places.map((place) => ({ text: place, of: 'place', change: placeChange(of, place) }));
    const titled = (texts: string[], what: string) =>
      texts.map((title) => ({ text: title, of: what, change: { title } }));
    return of === 'title'
      ? [...titled(titles, 'title'), ...titled(companies, 'company'), ...located]
      : located;
  }, [of, data]);
  const [moved, setMoved] = useState({ typed, to: -1 });
  const active = moved.typed === typed ? moved.to : -1;
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = options.length > 0 && closedAt !== typed;
  const chosen = isOpen ? options[active] : undefined;

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && options.length > 0) {
        setClosedAt(undefined);
        // one place before the first option stands for the input
        const places = options.length + 1;
        setMoved({ typed, to: ((active + 1 + step + places) % places) - 1 });
      } else if (event.key === 'Enter' && chosen) onPick(chosen.change);
      else if (event.key === 'Escape' && isOpen) setClosedAt(typed);
      else return;
      event.preventDefault();
    }
    onCombobox({
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': chosen && `${id}-${active}`,
      onKeyDown: press,
      onBlur: () => setClosedAt(typed),
    });
  }, [id, options, isOpen, active, chosen, typed, onCombobox, onPick]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen && `${options.length} suggestions`}
      </span>
      {isOpen && (
        <div id={id} className="suggestions" role="listbox" tabIndex={-1} aria-label="Suggestions">
          {options.map(({ text, of: what, change }, at) => (
            <button
              key={`${what} ${text}`}
              id={`${id}-${at}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // the focus stays in the input
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(change)}
            >
              {text} <span className="quiet small">{what}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A place that was typed as a title moves to its own box. */
function placeChange(of: keyof Search, location: string): Partial<Search> {
  return of === 'title' ? { title: '', location } : { location };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
