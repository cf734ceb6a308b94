/** Shorter words are not corrected, because too many words are one typing error away. */
export const CORRECTED_LETTERS = 5;
/** Most suggestions of each sort, so that an answer takes at most 2 kB. */
export const SUGGESTED = { titles: 4, companies: 3, places: 3 } as const;
/** Titles are counted among this many of the newest jobs. */
export const SUGGESTIONS_FROM = 2_000;
