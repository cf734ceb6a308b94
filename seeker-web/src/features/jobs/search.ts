import { isShortWord, LIMITS, NATIONWIDE } from '@skybil/shared';
import { type Term, termsOf } from './filter-terms';
import { A_WORD, type AskList, type FoundJobs, listOf, type Step, wordsQuery } from './found-jobs';
import { filterQuery, type JobFilter, pageCount, UNFILTERED } from './job-filter';

/** The titles that contain the words; if they are few, also what the words mean (SITE-61). */
export async function searchTitle(filter: JobFilter, ask: AskList): Promise<FoundJobs> {
  if (!A_WORD.test(filter.title)) return listOf(await ask(filterQuery(filter), filter.page));
  return isShortWord(filter.title) ? meaningFirst(filter, ask) : titlesFirst(filter, ask);
}

/** The few titles stand on the first page, above the first of the close jobs, which alone have further pages. */
async function titlesFirst(filter: JobFilter, ask: AskList): Promise<FoundJobs> {
  const { page, title } = filter;
  const query = filterQuery(filter);
  const titles = await ask(query, page);
  if (titles.total >= LIMITS.jobsPerPage) return listOf(titles);
  const { jobs: shown } = page > 1 && titles.total > 0 ? await ask(query, 1) : titles;
  const close = await ask(wordsQuery(filter), page);
  const { matchingAll, unmatched = [] } = close;
  const jobs = close.jobs.filter(({ _id }) => shown.every((job) => job._id !== _id));
  return {
    ...listOf(titles.total > 0 ? titles : close),
    jobs: titles.jobs,
    pages: Math.max(pageCount(titles.total), pageCount(close.total)),
    ...(jobs.length > 0 ? { others: { heading: 'Close to what you typed', jobs } } : {}),
    ...(titles.total === 0 && close.total > 0 && matchingAll === 0 ? { miss: missOf(title, unmatched) } : {}),
    byWords: true,
  };
}

/** The pages of what the words mean, then those of the other titles that contain the letters. */
async function meaningFirst(filter: JobFilter, ask: AskList): Promise<FoundJobs> {
  const { page, title } = filter;
  const meant = await ask(wordsQuery(filter), page);
  const pages = pageCount(meant.total);
  const titles = await ask({ ...filterQuery(filter), notQ: title }, Math.max(1, page - pages));
  const isBehind = page > pages && titles.jobs.length > 0;
  return {
    ...listOf(meant),
    total: meant.total + titles.total,
    totalRelation: [meant, titles].some(({ totalRelation }) => totalRelation === 'gte') ? 'gte' : 'eq',
    pages: pageCount(pages * LIMITS.jobsPerPage + titles.total),
    ...(isBehind ? { others: { heading: `Other titles with “${title}”`, jobs: titles.jobs } } : {}),
    byWords: true,
  };
}

function missOf(title: string, unmatched: readonly string[]): FoundJobs['miss'] {
  const rest = titleWithout(title, unmatched);
  if (unmatched.length === 0) return { what: `all of “${title}”`, steps: [everything] };
  const next = rest ? { words: `Search for “${rest}”`, change: { title: rest } } : everything;
  return { what: quoted(unmatched), steps: [next] };
}

const everything: Step = { words: 'Show all jobs', change: { ...UNFILTERED } };
/** From the part that people give up first to what they look for. */
const GIVEN_UP = [
  'payAtLeast',
  'pay',
  'postedWithin',
  'category',
  'locations',
  'location',
  'company',
  'kind',
  'title',
] as const;

/** Looks for jobs without each part of the filter; if none of them helps, without any (SITE-63). */
export async function nearest(filter: JobFilter, notOpen = 0, ask: AskList): Promise<Partial<FoundJobs>> {
  const terms = termsOf(filter, GIVEN_UP);
  if (notOpen > 0)
    terms.unshift({ name: 'openTo', words: `Open to ${NATIONWIDE}`, without: { openTo: 'any' } });
  const askWithout = async (left: readonly Term[]) => {
    const change: Partial<JobFilter> = Object.assign({}, ...left.map(({ without }) => without));
    const { jobs, total, totalRelation } = await ask(wordsQuery({ ...filter, ...change }), 1);
    const words = quoted(left.map((term) => term.words));
    return { jobs, words, step: { words: `Search without ${words}`, change, total, totalRelation } };
  };
  const found = (await Promise.all(terms.map((term) => askWithout([term])))).filter(
    ({ jobs }) => jobs.length > 0,
  );
  const heading = 'The nearest jobs';
  if (found[0]) {
    const { words, jobs } = found[0];
    const what = terms.length > 1 ? `${words} and the rest of your search` : words;
    return { others: { heading, jobs }, miss: { what, steps: found.map(({ step }) => step) } };
  }
  if (terms.length < 2) return {};
  const { jobs, words, step } = await askWithout(terms);
  if (jobs.length === 0) return {};
  const { total, totalRelation } = step;
  const steps = [{ ...everything, total, totalRelation }];
  return { others: { heading, jobs }, miss: { what: `${words} together`, steps } };
}

/** The words of the search without those that found nothing. */
function titleWithout(title: string, unmatched: readonly string[]): string {
  const dropped = new Set(unmatched.flatMap((words) => words.toLowerCase().split(/\s+/)));
  return title
    .split(/\s+/)
    .filter((word) => !dropped.has(word.toLowerCase()))
    .join(' ');
}

/** '“cook”', '“cook”, “Lagos” and “Pay stated”' */
function quoted(terms: readonly string[]): string {
  const words = terms.map((term) => `“${term}”`);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}
