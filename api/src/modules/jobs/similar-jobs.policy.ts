import { boardFile, JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import type { SearchQuery, SearchTerm } from './search/search-query.js';

/** Words of titles that say nothing about the work. */
const NO_TERMS = new Set(
  [
    'a an and as at by for from in of on or our the to us we with',
    'senior sr junior jr lead head chief mid entry level i ii iii',
    'full part time remote hybrid onsite site work home',
    'job jobs role position vacancy vacancies needed wanted required urgent urgently hiring apply now new',
    `${NATIONWIDE} ${boardFile().country.people} state region`.toLowerCase(),
    JOB_LOCATIONS.join(' ').toLowerCase(),
  ].flatMap((row) => row.split(' ')),
);
const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Of letters. A shorter word must match a whole one: "IT" is not the beginning of "Italian". */
const LONG_WORD = 4;
const WEIGHT = 60;
/** Each term costs a scan over all jobs. */
const MAX_TERMS = 4;

/** Finds jobs that share words of the title, those that share most of them first. */
export function sharesWordsOf(title: string): SearchQuery {
  const words = [...new Set(title.toLowerCase().match(WORD))].filter((word) => !NO_TERMS.has(word));
  return { terms: words.slice(0, MAX_TERMS).map(termOf) };
}

function termOf(word: string): SearchTerm {
  const words = [{ text: word, isWhole: word.length < LONG_WORD }];
  return { typed: word, alternatives: [{ weight: WEIGHT, in: 'title', words }] };
}
