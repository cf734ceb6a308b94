import { type JobFilter } from '../src/modules/jobs/job.record.js';
import { FACET_FIELDS } from '../src/modules/jobs/search/dimensions.js';
import type { Facets, FoundPage, PageQuery, Suggestions } from '../src/modules/jobs/search/job-search.js';
import type { SearchedJob } from '../src/modules/jobs/search/searched-job.js';
import { Chance } from './chance.js';
import { PlainList } from './plain-list.js';
/** A search engine without its change stream. */
export interface SearchEngine {
  put(jobs: readonly SearchedJob[]): Promise<void>;
  remove(id: string): Promise<void>;
  page(question: PageQuery): Promise<FoundPage>;
  facets(filter: JobFilter): Promise<Facets>;
  closestWord(word: string): Promise<string | undefined>;
  suggest(prefix: string): Promise<Suggestions>;
}

const TYPED_WORDS = [
  'enginer',
  'sofware',
  'hualage',
  'acadmy',
  'ikejaa',
  'eng',
  'lead',
  's',
  'ed',
  'lagoss',
  'zoologist',
  'software eng',
  'town ed',
  '',
];
/** The larger size has terms in too many titles to sort them all. */
export const RUNS = [
  { jobs: 300, questions: 4_700 },
  { jobs: 4_000, questions: 300 },
];

/** Compares an engine with a plain list in generated questions. @param engine an engine without jobs */
export async function expectSameAnswersAsPlainList(
  engine: SearchEngine,
  { jobs, questions }: (typeof RUNS)[number],
): Promise<void> {
  const chance = new Chance();
  const reference = new PlainList();
  const known: SearchedJob[] = [];
  const put = async (...numbers: number[]) => {
    const made = numbers.map((number) => chance.job(number.toString(16).padStart(24, '0')));
    known.push(...made);
    await engine.put(made);
    for (const job of made) reference.jobs.set(job.id, job);
  };
  await put(...Array(jobs).keys());
  for (let asked = 0; asked < questions; asked += 1) {
    if (chance.is(0.2)) await put(chance.below(jobs + 100));
    if (chance.is(0.2)) {
      const { id } = chance.one(known);
      await engine.remove(id);
      reference.jobs.delete(id);
    }
    const question = chance.question(known);
    const [page, facets] = await Promise.all([engine.page(question), engine.facets(question.filter)]);
    const counts = FACET_FIELDS.map((field) => [field, Object.fromEntries(facets[field])]);
    expect({ question, ...page, facets: Object.fromEntries(counts) }).toEqual({
      question,
      ...reference.page(question),
      facets: reference.facets(question.filter),
    });
  }
  for (const word of TYPED_WORDS) {
    const [closest, suggestions] = await Promise.all([engine.closestWord(word), engine.suggest(word)]);
    expect({ word, closest, suggestions }).toEqual({
      word,
      closest: reference.closestWord(word),
      suggestions: reference.suggest(word),
    });
  }
  const all = { filter: { kind: 'all' }, sort: '-date', skip: 0, limit: 1 } as const;
  expect((await engine.page(all)).total).toBe(reference.jobs.size);
}
