import { BOARD } from './board.js';
import { type JobKind, KIND_NAMES } from './job-kinds.js';
import { NATIONAL_SERVICE, NATIONWIDE, WORLDWIDE } from './options.js';

interface PlacedJob {
  location: string;
  states?: readonly string[];
  place?: string;
}

interface DescribedJob extends PlacedJob {
  level: string;
  employmentType?: string;
  nysc?: string;
  degree?: string;
}

/** Stands in the description of an imported advert that came without one. */
export const NO_DESCRIPTION = 'The list this advert came with holds no description';
const { country } = BOARD;
/** A longer list is cut off after two names. */
const MAX_NAMES = 3;

/** `nature` is not used, because its only value is "Remote" and on-site jobs have it too. */
export function workModeOf({ workMode, kind }: { workMode?: string; kind: JobKind }): string {
  return workMode ?? KIND_NAMES[kind];
}

/** 'Ikeja, Lagos', 'Lagos and Ogun', 'Nationwide' */
export function placeInWords({ location, states, place }: PlacedJob): string {
  if (location === NATIONWIDE) return 'Nationwide';
  const names = inWords(states?.length ? states : [location]);
  return place && place !== names ? [place, names].filter(Boolean).join(', ') : names;
}

/** 'Open to Nigeria', 'Open to United States and Canada'; undefined if it is unknown */
export function openToInWords(openTo: readonly string[] = []): string | undefined {
  if (openTo.length === 0) return undefined;
  if (openTo.includes(WORLDWIDE)) return 'Open worldwide';
  const others = openTo.filter((code) => code !== country.code);
  // `Intl` is slow at its first call on a phone, so it is used only for names of other countries
  if (others.length > MAX_NAMES && others.length < openTo.length) {
    return `Open to ${country.name} and ${others.length} other countries`;
  }
  const names = others.slice(0, MAX_NAMES).map((code) => countryName(code));
  const shown = others.length < openTo.length ? [country.name, ...names] : names;
  return `Open to ${inWords(shown, openTo.length)}`;
}

export function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

export function employmentInWords(type = ''): string {
  return type === 'NYSC' ? NATIONAL_SERVICE : type;
}

/** Facts of a job except pay, work mode and `openTo`. */
export function factsOf(job: DescribedJob): string[] {
  const { level, employmentType, nysc, degree } = job;
  return [
    placeInWords(job),
    level,
    employmentInWords(employmentType),
    nysc === 'Required' ? `${NATIONAL_SERVICE} required` : '',
    degree === 'Required' ? 'Degree required' : '',
  ].filter(Boolean);
}

/** 'Lagos', 'Lagos, Ogun and Edo', 'Lagos, Ogun and 4 more' */
function inWords(names: readonly string[], count = names.length): string {
  const shown = count > MAX_NAMES ? [...names.slice(0, 2), `${count - 2} more`] : names;
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(' and ');
}
