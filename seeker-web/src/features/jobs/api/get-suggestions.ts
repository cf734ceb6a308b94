import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';

const SHORTEST = 2;

async function getSuggestions([, q]: readonly [string, string]) {
  return (await bodyOf(api.GET('/api/jobs/suggestions', { params: { query: { q } } }))).suggestions;
}

export function useSuggestions(typed: string) {
  const q = typed.trim();
  return useSWR(q.length < SHORTEST ? null : (['suggestions', q] as const), getSuggestions);
}
