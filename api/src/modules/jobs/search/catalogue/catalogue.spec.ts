import { answerAsAPlainListDoes, RUNS } from '../../../../../test/search-contract.js';
import type { JobFilter } from '../../job.record.js';
import type { PageQuestion, SearchedJob } from '../job-search.js';
import { Catalogue } from './catalogue.js';

describe('the catalogue and a plain list', () => {
  it.each(RUNS)(
    'answer $questions random questions about $jobs jobs alike, while jobs come and go',
    async (run) => {
      const catalogue = new Catalogue();
      const engine = {
        put: async (jobs: readonly SearchedJob[]) => jobs.forEach((job) => catalogue.put(job)),
        remove: async (id: string) => void catalogue.remove(id),
        page: async (question: PageQuestion) => catalogue.page(question),
        facets: async (filter: JobFilter) => catalogue.facets(filter),
      };
      await expect(answerAsAPlainListDoes(engine, run)).resolves.toBeUndefined();
    },
  );
});

describe('the catalogue', () => {
  it('tells whether a change makes the lists others', () => {
    const catalogue = new Catalogue();
    const job: SearchedJob = {
      id: 'a'.repeat(24),
      kind: 'job',
      category: 'Programming',
      level: 'Senior level',
      location: 'Lagos',
      companyId: 'b'.repeat(24),
      title: 'baker',
      date: 1,
      createdAt: 2,
    };
    const said = [job, { ...job }, { ...job, title: 'miller' }].map((one) => catalogue.put(one));
    expect(said).toEqual([true, false, true]);
    expect([catalogue.remove(job.id), catalogue.remove(job.id)]).toEqual([true, false]);
    expect(catalogue.size).toBe(0);
  });
});
