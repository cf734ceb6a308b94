import { type AskList, type FoundJobs, listOf } from './found-jobs';
import { filterQuery, type JobFilter } from './job-filter';

/** Code for searches is loaded with the first search. */
export async function findJobs(filter: JobFilter, ask: AskList): Promise<FoundJobs> {
  const searching = () => import('./search');
  const found = filter.title
    ? await (await searching()).searchTitle(filter, ask)
    : listOf(await ask(filterQuery(filter), filter.page));
  if (found.total > 0) return found;
  const { nearest } = await searching();
  return { ...found, ...(await nearest(filter, found.notOpen, ask)) };
}
