import type { API } from '@opensearch-project/opensearch';
import { LIMITS } from '@skybil/shared';
import { normalized } from '../../places/names.js';
import { dimension, DIMENSION_NAMES } from '../dimensions.js';
import type { SearchedJob } from '../searched-job.js';

/** Part of the index's name. Increase it with every change below, so that boards build a new index. */
export const MAPPING_VERSION = 2;

const ngrams = (letters: number) => ({
  type: 'ngram' as const,
  min_gram: letters,
  max_gram: letters,
  // empty: all characters count
  token_chars: [],
});
const analyzer = (tokenizer: string) => ({ type: 'custom', tokenizer }) as const;

/**
 * A title is split into n-grams of three, two and one letters. A phrase of n-grams matches exactly where the term occurs,
 * whatever its characters are. Titles and terms are already in lower case.
 */
export const INDEX = {
  settings: {
    // one shard: counts are exact, and a million jobs fit
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // the writer refreshes explicitly
    refresh_interval: '-1',
    // versions of deleted jobs stay known, so that a slow writer cannot restore one
    gc_deletes: '1h',
    // for the pattern of words with one typing error
    max_regex_length: 10_000,
    max_result_window: LIMITS.maxPagedJobs,
    analysis: {
      tokenizer: { threes: ngrams(3), twos: ngrams(2), ones: ngrams(1) },
      analyzer: { threes: analyzer('threes'), twos: analyzer('twos'), ones: analyzer('ones') },
    },
  },
  mappings: {
    dynamic: false,
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword' },
      ...Object.fromEntries(DIMENSION_NAMES.map((name) => [name, { type: 'keyword' as const }])),
      locationLower: { type: 'keyword', doc_values: false },
      titleWords: { type: 'keyword' },
      companyWords: { type: 'keyword' },
      placeWords: { type: 'keyword' },
      companyName: { type: 'keyword' },
      placeNames: { type: 'keyword' },
      pay: { type: 'double' },
      payUnrated: { type: 'boolean', doc_values: false },
      companyId: { type: 'keyword', doc_values: false },
      date: { type: 'long' },
      createdAt: { type: 'long' },
      title: {
        type: 'text',
        analyzer: 'threes',
        norms: false,
        fields: {
          whole: { type: 'keyword', index: false },
          twos: { type: 'text', analyzer: 'twos', norms: false, index_options: 'docs' },
          ones: { type: 'text', analyzer: 'ones', norms: false, index_options: 'docs' },
        },
      },
    },
  },
} satisfies API.Indices_Create_RequestBody;

export function toRow(job: SearchedJob) {
  const { title, companyName, place, location, states } = job;
  const placeNames = [...new Set([place, location, ...states])].filter((name) => name !== '');
  const [titleWords, companyWords, placeWords] = [title, companyName, placeNames.join(' ')].map(wordsOf);
  return {
    ...job,
    ...Object.fromEntries(DIMENSION_NAMES.map((name) => [name, dimension(name).of(job)])),
    locationLower: location.toLowerCase(),
    titleWords,
    companyWords,
    placeWords,
    placeNames,
  };
}

function wordsOf(text: string): string[] {
  return [...new Set(normalized(text).split(' '))].filter((word) => word !== '');
}
