import { expectSameAnswersAsPlainList, RUNS } from '../../../../../test/search-contract.js';
import type { JobFilter } from '../../job.record.js';
import type { PageQuery } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { Catalogue } from './catalogue.js';

describe('Catalogue compared with a plain list', () => {
  it.each(RUNS)(
    'gives the same answers to $questions random queries over $jobs changing jobs [JOB-4]',
    async (run) => {
      const catalogue = new Catalogue();
      const engine = {
        put: async (jobs: readonly SearchedJob[]) => jobs.forEach((job) => catalogue.put(job)),
        remove: async (id: string) => void catalogue.remove(id),
        page: async (query: PageQuery) => catalogue.page(query),
        facets: async (filter: JobFilter) => catalogue.facets(filter),
        closestWord: async (word: string) => catalogue.closestWord(word),
        suggest: async (prefix: string) => catalogue.suggest(prefix),
      };
      await expect(expectSameAnswersAsPlainList(engine, run)).resolves.toBeUndefined();
    },
  );
});

describe('Catalogue', () => {
  const JOB: SearchedJob = {
    id: 'a'.repeat(24),
    kind: 'job',
    category: 'Programming',
    level: 'Senior level',
    location: 'Lagos',
    states: ['Lagos'],
    nationwide: false,
    place: '',
    employmentType: '',
    nysc: '',
    openTo: 'yes',
    payStated: false,
    payUnrated: false,
    companyName: 'Eko Haulage',
    companyId: 'b'.repeat(24),
    title: 'baker',
    date: 1,
    createdAt: 2,
  };

  it('returns whether put and remove changed anything', () => {
    const catalogue = new Catalogue();
    expect([catalogue.put(JOB), catalogue.put({ ...JOB })]).toEqual([true, false]);
    expect([catalogue.remove(JOB.id), catalogue.remove(JOB.id)]).toEqual([true, false]);
    expect(catalogue.size).toBe(0);
  });

  it.each<Partial<SearchedJob>>([
    { kind: 'remote' },
    { category: 'Designing' },
    { level: 'Beginner level' },
    { location: 'Oyo' },
    { states: ['Lagos', 'Ogun'] },
    { nationwide: true },
    { place: 'Ikeja' },
    { employmentType: 'NYSC' },
    { nysc: 'Required' },
    { openTo: 'no' },
    { payStated: true },
    { pay: 200_000 },
    { payUnrated: true },
    { companyName: 'Eko Rail' },
    { companyId: 'c'.repeat(24) },
    { title: 'miller' },
    { date: 3 },
    { createdAt: 3 },
  ])('replaces a job that now has %j', (change) => {
    const catalogue = new Catalogue();
    catalogue.put(JOB);
    expect(catalogue.put({ ...JOB, ...change })).toBe(true);
    expect(catalogue.put({ ...JOB, ...change })).toBe(false);
    expect(catalogue.size).toBe(1);
  });

  it('finds terms of common words in thousands of titles', () => {
    const catalogue = new Catalogue();
    const ranks = ['senior', 'junior', 'most senior'];
    const fields = ['software', 'software and data', 'hardware'];
    const roles = ['engineer', 'engineering manager', 'developer'];
    const titles = Array.from(
      { length: 12_000 },
      (_none, at) => `${ranks[at % 3]} ${fields[Math.floor(at / 3) % 3]} ${roles[Math.floor(at / 9) % 3]}`,
    );
    titles.forEach((title, at) => catalogue.put({ ...JOB, id: at.toString(16).padStart(24, '0'), title }));
    const totals = (terms: string[], total: (term: string) => number) =>
      terms.map((term) => `${term}: ${total(term)}`);
    const terms = [
      'senior software engineer',
      'ior software eng',
      't senior hardware d',
      'software senior',
      'e and d',
    ];
    const question = { sort: '-date', skip: 0, limit: 1 } as const;
    expect(
      totals(terms, (title) => catalogue.page({ ...question, filter: { kind: 'all', title } }).total),
    ).toEqual(totals(terms, (term) => titles.filter((title) => title.includes(term)).length));
  });
});
