import useSWR from 'swr';
import type { BoardText } from '@skybil/shared';
import { api, bodyOf } from '../../../lib/api';
import { cacheEntry, type PageQuery } from '../../../lib/page-query';

const textKey = (name: BoardText) => ['text', name] as const;

export function textQuery(name: BoardText): PageQuery {
  return async (ask) => cacheEntry(textKey(name), await ask({ about: 'text', name }));
}

/** HTML that the server made of the operator's Markdown. */
export function useText(name: BoardText) {
  return useSWR(
    textKey(name),
    async () => (await bodyOf(api.GET('/api/texts/{name}', { params: { path: { name } } }))).html,
  );
}
