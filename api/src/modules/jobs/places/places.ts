import { JOB_LOCATIONS, NATIONWIDE as COUNTRY } from '@skybil/shared';
import { countriesNamedIn } from './countries.js';
import { type Named, namesIn, normalized } from './names.js';
import { AREA_NAMES, ELSEWHERE, FORMER_STATES, NO_PLACES, NOT_ABROAD, STATE_NAMES } from './place-names.js';

export interface Place {
  /** Several for a name that is common to them, of which the first is the usual one, and for a former state. */
  states: string[];
  /** Shown spelling of a city or area. Absent in the name of a state. */
  area?: string;
}

export interface NamedPlaces {
  /** In the order of the text. */
  states: string[];
  nationwide: boolean;
  /** The first city or area, in its shown spelling. */
  area?: string;
}

const NOTHING: Place = { states: [] };
const OTHER_COUNTRY: Place = { states: [] };

/** Every name by {@link normalized} spelling. */
export const PLACES: ReadonlyMap<string, Place> = placesByName();

const THE_COUNTRY = normalized(COUNTRY);
const NATIONWIDE = new RegExp(
  [
    '\\b(?:nation ?wide',
    'country ?wide',
    `${THE_COUNTRY} ?wide`,
    'across (?:the country|the nation|the federation|all states)',
    `(?:across|all over|throughout|anywhere in|any (?:state|location|part) (?:in|of)|all parts of|all (?:states|regions) (?:in|of)) ${THE_COUNTRY}`,
    '(?:all|the|any of the) (?:\\d\\d|sixteen|thirty six) (?:states|regions)',
    'all states)\\b',
  ].join('|'),
);
const STREET = /^(?:street|str|road|rd|close|crescent|avenue|lane|drive|expressway|highway)$/;
const ALTERNATIVES = /[&/|;+\n]|\b(?:and|or)\b/i;

/** Reads a place as people write it: 'PH', 'Ikeja, Lagos', 'Lagos & Abuja', 'Rest of Nigeria (Anambra)'. */
export function statesNamedIn(text: string): NamedPlaces {
  const nationwide = NATIONWIDE.test(normalized(text));
  const places = text.split(ALTERNATIVES).flatMap(placesOfOneAlternative);
  const states = [...new Set(places.flatMap((place) => place.states))];
  const area = places.find((place) => place.area !== undefined)?.area;
  return { states, nationwide, ...(area === undefined ? {} : { area }) };
}

/** @param text one place with what surrounds it, such as 'Ikeja, Lagos, Nigeria' */
function placesOfOneAlternative(text: string): Place[] {
  const named = namesIn(text, PLACES).filter(isNoStreet);
  const abroad = countriesNamedIn(text).filter((code) => !NOT_ABROAD.includes(code));
  if (abroad.length > 0 || named.some(({ value }) => value === OTHER_COUNTRY)) return [];
  const stated = named.filter(({ value }) => value.area === undefined).flatMap(({ value }) => value.states);
  return named.map(({ value }) => {
    if (value.area === undefined) return value;
    const [usual, ...others] = value.states;
    const state = others.find((one) => stated.includes(one)) ?? usual;
    return { area: value.area, states: state === undefined ? [] : [state] };
  });
}

function isNoStreet({ next }: Named<Place>): boolean {
  return !STREET.test(next);
}

function placesByName(): Map<string, Place> {
  const places = new Map<string, Place>();
  const list = (names: readonly string[] = []) => names.map(normalized);
  for (const state of JOB_LOCATIONS) {
    for (const spellings of AREA_NAMES[state] ?? []) {
      const [area = ''] = spellings.split('/');
      for (const name of spellings.split('/').map(normalized)) {
        const earlier = places.get(name)?.states ?? [];
        places.set(name, { area, states: [...earlier, state] });
      }
    }
  }
  for (const state of JOB_LOCATIONS)
    for (const name of [state, ...list(STATE_NAMES[state])])
      if (name !== '') {
        places.set(normalized(name), { states: [state] });
        places.set(`${normalized(name)} state`, { states: [state] });
      }
  for (const [name, states] of Object.entries(FORMER_STATES)) places.set(name, { states: [...states] });
  for (const name of list(NO_PLACES)) places.set(name, NOTHING);
  for (const name of list(ELSEWHERE)) places.set(name, OTHER_COUNTRY);
  return places;
}
