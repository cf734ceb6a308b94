import { unstable_serialize, type Key } from 'swr';
import type { PageQuestion } from '@skybil/shared';

/** What a page asks before it is rendered, and what its answer is given to the site as. */
export interface PageQuery<Answer> {
  question: PageQuestion;
  fallback: (answer: Answer) => Record<string, unknown>;
}

/** By the key under which a hook looks for it. */
export function cacheEntry(key: Key, answer: unknown): Record<string, unknown> {
  return { [unstable_serialize(key)]: answer };
}
