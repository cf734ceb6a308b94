import { JOB_LOCATIONS } from '@skybil/shared';
import { cutText, plainText } from './text.rules.js';

const LIMIT = 100;
const NIGERIA = /^(nigeria|ng|nga)$/i;
const ANYWHERE = /^(fully )?(remote|anywhere|worldwide)$/i;
const ABUJA = /^(fct|federal capital territory|abuja[, ]+fct)$/i;

export function placeOf(given: string, remote: boolean): string {
  const text = plainText(given).replace(/^rest of nigeria\s*\((.+)\)$/i, '$1');
  if (text === '') return remote ? 'Anywhere' : 'Nigeria';
  if (ANYWHERE.test(text)) return 'Anywhere';
  return boardPlace(text) ?? cutText(withoutRepeats(text), LIMIT);
}

export function isRemotePlace(given: string): boolean {
  return ANYWHERE.test(plainText(given));
}

/**
 * A match is clear when a text names exactly one of the ten places, as a part of its own and in the last position
 * ('Ikeja, Lagos'; 'Ibadan & Oyo State'). So 'Lagos, Portugal' is not Lagos, and 'Lagos & Abuja' is neither.
 */
function boardPlace(text: string): string | undefined {
  const parts = text.split(/\s*(?:[,&/|]| and )\s*/).filter((part) => part !== '' && !NIGERIA.test(part));
  const known = parts.map(jobLocation);
  const places = new Set(known.filter((place) => place !== undefined));
  return places.size === 1 ? known.at(-1) : undefined;
}

function jobLocation(part: string): string | undefined {
  const name = part
    .replace(/\s+state$/i, '')
    .replace(/[-\s]+/g, ' ')
    .toLowerCase();
  return ABUJA.test(name) ? 'Abuja' : JOB_LOCATIONS.find((place) => place.toLowerCase() === name);
}

function withoutRepeats(text: string): string {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== '');
  const named = parts.map((part) => part.toLowerCase());
  return parts.filter((_, at) => named.indexOf(named[at] ?? '') === at).join(', ');
}
