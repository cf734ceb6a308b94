import { unstable_serialize, type Key } from 'swr';
import type { PageQuestion } from '@skybil/shared';

/** A query that the server answers before it renders a page. `fallback` puts the answer into SWR's fallback data. */
export interface PageQuery<Answer> {
  question: PageQuestion;
  fallback: (answer: Answer) => Record<string, unknown>;
}

export function cacheEntry(key: Key, answer: unknown): Record<string, unknown> {
  return { [unstable_serialize(key)]: answer };
}
