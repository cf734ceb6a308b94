import { unstable_serialize, type Key } from 'swr';
import type { AskPage } from '@skybil/shared';

/** Asks what the server needs before it renders a page. Returns the answers as SWR's fallback data. */
export type PageQuery = (ask: AskPage) => Promise<Record<string, unknown>>;

export function cacheEntry(key: Key, answer: unknown): Record<string, unknown> {
  return { [unstable_serialize(key)]: answer };
}
