import { BOARD, boardFile, WORLDWIDE } from '@skybil/shared';
import { countriesNamedIn } from '../../../modules/jobs/places/countries.js';
import { statesNamedIn } from '../../../modules/jobs/places/places.js';
import { regionsNamedIn } from '../../../modules/jobs/places/regions.js';

const { country } = boardFile();
const HOURS_AHEAD = BOARD.country.utcOffset / 60;
/** 'Boston, MA' */
const US_STATE =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;
/** 'GMT+1', or the zone by its name. */
const OWN_TIME = new RegExp(
  [
    HOURS_AHEAD === 0
      ? '\\b(?:GMT|UTC)\\b(?!\\s?[+−-]\\s?\\d)'
      : `\\b(?:GMT|UTC)\\s?${HOURS_AHEAD < 0 ? '[−-]' : '\\+'}\\s?0?${Math.abs(HOURS_AHEAD)}(?!\\d)(?::00)?\\b`,
    ...(country.timeZoneNames ?? []).map((name) => `\\b${name}\\b`),
  ].join('|'),
  'i',
);
const TIME_RANGE =
  /\b(?:GMT|UTC)\s?([+−-]\s?\d{1,2})(?::\d\d)?\s?(?:to|and|through|[–/-])\s?(?:GMT|UTC)?\s?([+−-]?\s?\d{1,2})\b/i;

/** Phrases that limit who may apply, each with the place that it names. */
const LIMITS_OF_PLACE = [
  /\banywhere (?:in|within)\s([^.;\n]{2,60})/i,
  /\b(?:must|should|need to|required to)\b[^.\n]{0,20}\b(?:be |reside|live|work)[^.\n]{0,30}?\b(?:in|within|from)\b([^.;\n]{2,60})/i,
  /\b(?:candidates|applicants|residents|people|talent|hiring|hire)\s(?:\w+\s){0,3}?(?:in|from|of|within|across)\b([^.;\n]{2,60})/i,
  /\b(?:authori[sz]ed|authori[sz]ation|eligible|right|legally able|permit) to work (?:\w+ )?(?:in|within|for)\b([^.;\n]{2,60})/i,
  /\bremote\s*(?:[,(:/–-]|within|in|from|across)\s*([^.;)\n]{2,40})/i,
  /\b(\p{Lu}[\p{L}.]{1,20}(?:\s\p{Lu}[\p{L}.]{1,20}){0,2})(?:[- ]based\b|[- ]only\b|\s(?:residents|citizens|candidates|applicants)\b)/u,
  /\b(?:job |work )?location\s*:\s*([^.;\n]{2,60})/i,
];
const ANYWHERE_IN_TEXT =
  /\b(?:from|located|live|work|based|hire|hiring|remote(?:ly)?)\b[^.\n]{0,20}\b(?:anywhere(?!\s+(?:in|within)\b(?!\s+the\s+(?:world|globe)))|worldwide)\b|\banywhere in the world\b|\bfully remote,? worldwide\b/i;

/** Words that say nothing about applicants in a title or a sentence ('a global leader'). */
const OPEN_WORD = /\b(?:global|globally|international|anywhere|worldwide|all countries)\b/gi;

interface Where {
  location: string;
  title: string;
  /** Plain text, a line for each paragraph. */
  text: string;
  /** The country of a source that advertises jobs of one country. */
  sourceCountry?: string | undefined;
}

/** Who may apply to a remote job: the place decides, then the text, then the title. Empty if nothing tells it. */
export function openToOf({ location, title, text, sourceCountry }: Where): string[] | undefined {
  const named = ofPlace(location) ?? ofText(text) ?? ofPlace(title.replace(OPEN_WORD, ''));
  return named ?? (sourceCountry === undefined ? undefined : [sourceCountry]);
}

function ofPlace(place: string): string[] | undefined {
  if (place.trim() === '') return undefined;
  const countries = [...countriesNamedIn(place), ...(US_STATE.test(place) ? ['US'] : [])];
  if (countries.length > 0) return [...new Set(countries)];
  const { states, nationwide } = statesNamedIn(place);
  if (states.length > 0 || nationwide) return [country.code];
  const regions = regionsNamedIn(place);
  if (regions.length > 0) return regions;
  return includesOwnTime(place) ? [country.code] : undefined;
}

function ofText(text: string): string[] | undefined {
  for (const limit of LIMITS_OF_PLACE) {
    const place = limit.exec(text)?.[1]?.replace(OPEN_WORD, '');
    const named = place === undefined ? undefined : ofPlace(place);
    if (named) return named;
  }
  if (ANYWHERE_IN_TEXT.test(text)) return [WORLDWIDE];
  return includesOwnTime(text) ? [country.code] : undefined;
}

function includesOwnTime(text: string): boolean {
  if (/\b(?:GMT|UTC)\b/i.test(text)) {
    const [, from, to] = TIME_RANGE.exec(text) ?? [];
    if (from !== undefined && to !== undefined) {
      const [least, most] = [hours(from), hours(to)].sort((a, b) => a - b);
      return least !== undefined && most !== undefined && least <= HOURS_AHEAD && most >= HOURS_AHEAD;
    }
  }
  return OWN_TIME.test(text);
}

function hours(text: string): number {
  return Number(text.replace('−', '-').replace(/\s/g, ''));
}
