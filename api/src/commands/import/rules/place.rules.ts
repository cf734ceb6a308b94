import { BOARD, LIMITS, NATIONWIDE, PLACE_NOT_STATED } from '@skybil/shared';
import { statesNamedIn } from '../../../modules/jobs/places/places.js';
import { cutText, plainText } from './text.rules.js';

const LIMIT = 100;
const { name, code, otherNames } = BOARD.country;
const COUNTRY = new RegExp(`^(?:${[name, code, ...otherNames].join('|')})$`, 'i');
const ANYWHERE = /^(?:fully )?(?:remote|anywhere|worldwide)$/i;
/** 'Radiographer (Gwagwalada)', 'Private Banker, Lagos', 'Accountant Jobs in Lagos' */
const IN_TITLE = /[(,–-]\s*([^(),–]{2,60})|\bin\s([^(),–]{2,60})/g;
/** Phrases that name the place of the work, or else of its company. */
const IN_TEXT = [
  /\b(?:job |work |office )?location\s*[:–-]\s*([^.\n]{2,80})/i,
  /\b(?:based|located|situated|resid(?:e|es|ing)|live|living) (?:\w+ )?(?:in|at|within|around)\s([^.\n]{2,60})/i,
  /\b(?:head|corporate|operating|main) (?:head )?office (?:is |based |located )?in\s([^.\n]{2,60})/i,
  /\b(?:headquartered|company|firm|school|hospital|clinic|hotel|restaurant) in\s([^.\n]{2,60})/i,
];

export interface PlaceOfAdvert {
  location: string;
  states?: string[];
  place?: string;
}

interface Given {
  location: string;
  title: string;
  /** The advert's text, a line for each paragraph. */
  text: string;
  remote: boolean;
}

/** The place of the source. Without one, what title and text name. */
export function placeOf({ location, title, text, remote }: Given): PlaceOfAdvert {
  const given = plainText(location);
  if (ANYWHERE.test(given) || (given === '' && remote)) return { location: 'Anywhere' };
  if (given !== '' && !COUNTRY.test(given))
    return known(given) ?? { location: cutText(withoutRepeats(given), LIMIT) };
  const named = [...phrases(title), ...inText(text)].map(known).find((place) => place !== undefined);
  return named ?? { location: remote ? NATIONWIDE : PLACE_NOT_STATED };
}

export function isRemotePlace(given: string): boolean {
  return ANYWHERE.test(plainText(given));
}

function known(text: string): PlaceOfAdvert | undefined {
  const { states, nationwide, area } = statesNamedIn(text);
  const [first] = states;
  if (nationwide) return { location: NATIONWIDE };
  if (first === undefined) return undefined;
  const place = area !== undefined && area.length <= LIMITS.placeCharacters ? { place: area } : {};
  return { location: first, states, ...place };
}

function phrases(title: string): string[] {
  return [...title.matchAll(IN_TITLE)].map(([, part = '', place = '']) => part || place);
}

function inText(text: string): string[] {
  return IN_TEXT.map((pattern) => pattern.exec(text)?.[1]).filter((place) => place !== undefined);
}

function withoutRepeats(text: string): string {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== '');
  const named = parts.map((part) => part.toLowerCase());
  return parts.filter((_, at) => named.indexOf(named[at] ?? '') === at).join(', ');
}
