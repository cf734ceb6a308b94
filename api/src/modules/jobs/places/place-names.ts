import { boardFile } from '@skybil/shared';

// What the board folder says of the country's places (docs/board.md).
const { country } = boardFile();

/** Other names of the states themselves. */
export const STATE_NAMES = namesBy('otherNames');

/** Former states that are several states today. */
export const FORMER_STATES = country.formerPlaces ?? {};

/**
 * Cities and areas by state. The first spelling is the shown one. A name under two states belongs to the first of them
 * unless the text names the other.
 */
export const AREA_NAMES = namesBy('areas');

/** Names that contain the name of a state or a city and mean no place in it. */
export const NO_PLACES = country.notPlaces ?? [];

/** Names of another country that contain the name of a place of this one, and its cities. */
export const ELSEWHERE = country.abroad ?? [];

/** Codes of this country, and of those that share a name with a place of it. */
export const NOT_ABROAD: readonly string[] = [country.code, ...(country.namesakes ?? [])];

function namesBy(field: 'otherNames' | 'areas'): Record<string, readonly string[]> {
  return Object.fromEntries(country.places.map((place) => [place.name, place[field] ?? []]));
}
