import type { API } from '@opensearch-project/opensearch';
import { LIMITS } from '@skybil/shared';
import type { SearchedJob } from '../job-search.js';

/** Part of an index's name. A change of what is below takes the next number: boards then make a new index. */
export const MAPPING_VERSION = 1;

/** Between what one process has read and what it writes of it, another may have removed the job: so long that is known. */
const REMOVED_IS_KNOWN = '1h';

/** Each piece of so many letters is a word of its own, and they stand in the order of the text. */
const pieces = (letters: number) => ({
  type: 'ngram' as const,
  min_gram: letters,
  max_gram: letters,
  // none is left out
  token_chars: [],
});
const cutBy = (tokenizer: string) => ({ type: 'custom', tokenizer }) as const;

/**
 * A title is cut into its pieces of three letters, of two and of one. The pieces of a term, one behind the other, are found
 * where the term stands, whatever its letters are; nothing here changes the case, which is lower on both sides.
 */
export const INDEX = {
  settings: {
    // one: counts are exact, and a million jobs fit
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // what is written is shown when its writer says so
    refresh_interval: '-1',
    gc_deletes: REMOVED_IS_KNOWN,
    max_result_window: LIMITS.maxPagedJobs,
    analysis: {
      tokenizer: { threes: pieces(3), twos: pieces(2), ones: pieces(1) },
      analyzer: { threes: cutBy('threes'), twos: cutBy('twos'), ones: cutBy('ones') },
    },
  },
  mappings: {
    dynamic: false,
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword' },
      kind: { type: 'keyword' },
      category: { type: 'keyword' },
      level: { type: 'keyword' },
      location: { type: 'keyword' },
      locationLower: { type: 'keyword', doc_values: false },
      companyId: { type: 'keyword', doc_values: false },
      date: { type: 'long' },
      createdAt: { type: 'long' },
      title: {
        type: 'text',
        analyzer: 'threes',
        norms: false,
        fields: {
          twos: { type: 'text', analyzer: 'twos', norms: false, index_options: 'docs' },
          ones: { type: 'text', analyzer: 'ones', norms: false, index_options: 'docs' },
        },
      },
    },
  },
} satisfies API.Indices_Create_RequestBody;

/** What an index holds of a job. */
export const toRow = (job: SearchedJob) => ({ ...job, locationLower: job.location.toLowerCase() });
