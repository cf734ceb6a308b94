import type { SearchQuery } from '../search-query.js';
import type { PageQuery } from '../job-search.js';
import { toFacetsSearch, toPage, toPageSearch } from './queries.js';
import { toClosestWordSearch, toSuggestions } from './word-queries.js';

const SEARCH: SearchQuery = {
  terms: [
    {
      typed: 'driver',
      alternatives: [
        { in: 'title', words: [{ text: 'driver', isWhole: false }], weight: 30 },
        { in: 'category', values: ['Logistics and Operations'], weight: 12 },
      ],
    },
    { typed: 'ph', alternatives: [{ in: 'place', words: [{ text: 'ph', isWhole: true }], weight: 14 }] },
  ],
};
const PAGE: PageQuery = { filter: { kind: 'job', search: SEARCH }, sort: 'match', skip: 6, limit: 6 };
const DRIVERS = {
  bool: {
    should: [
      { bool: { filter: [{ prefix: { titleWords: 'driver' } }] } },
      { terms: { category: ['Logistics and Operations'] } },
    ],
    minimum_should_match: 1,
  },
};

describe('toPageSearch', () => {
  it('scores by the best alternative of each term, and sorts by score, date and id [JOB-41]', () => {
    expect(toPageSearch(PAGE)).toMatchObject({
      query: {
        bool: {
          filter: [{ terms: { kind: ['job'] } }],
          should: [
            {
              dis_max: {
                queries: [
                  {
                    constant_score: {
                      filter: { bool: { filter: [{ prefix: { titleWords: 'driver' } }] } },
                      boost: 30,
                    },
                  },
                  {
                    constant_score: {
                      filter: { terms: { category: ['Logistics and Operations'] } },
                      boost: 12,
                    },
                  },
                ],
              },
            },
            {
              dis_max: {
                queries: [
                  {
                    constant_score: {
                      filter: { bool: { filter: [{ term: { placeWords: 'ph' } }] } },
                      boost: 14,
                    },
                  },
                ],
              },
            },
          ],
          minimum_should_match: 1,
        },
      },
      sort: [{ _score: 'desc' }, { date: 'desc' }, { id: 'desc' }],
      from: 6,
      size: 6,
    });
  });

  it('only filters by the search if another sort is asked for', () => {
    const { query, sort } = toPageSearch({ ...PAGE, sort: '-pay' });
    expect(query).toMatchObject({
      bool: { filter: [{ terms: { kind: ['job'] } }, { bool: { should: [DRIVERS, {}] } }] },
    });
    expect(sort).toEqual([{ pay: { order: 'desc', missing: '_last' } }, { date: 'desc' }, { id: 'desc' }]);
  });

  it('sorts by date if there is nothing to match', () => {
    const { sort } = toPageSearch({ ...PAGE, filter: { kind: 'all' } });
    expect(sort).toEqual([{ date: 'desc' }, { id: 'desc' }]);
  });

  it('filters by age, openness to Nigeria and pay, and keeps pay without an exchange rate [JOB-42]', () => {
    const filter = {
      kind: 'all',
      postedSince: new Date(5),
      openToCountry: true,
      payStated: true,
      payAtLeast: 200_000,
    } as const;
    expect(toPageSearch({ ...PAGE, filter }).query).toEqual({
      bool: {
        filter: [
          { range: { date: { gte: 5 } } },
          { bool: { should: [{ range: { pay: { gte: 200_000 } } }, { term: { payUnrated: true } }] } },
          { terms: { openTo: ['yes', 'unknown'] } },
          { terms: { payStated: ['true'] } },
        ],
      },
    });
  });
});

describe('toPage', () => {
  it('names the terms that no job matches', () => {
    const hits = { total: { value: 9 }, hits: [{ _id: 'a' }] };
    const aggregations = {
      all: { doc_count: 0 },
      terms: { buckets: { 0: { doc_count: 9 }, 1: { doc_count: 0 } } },
    };
    expect(toPage({ hits, aggregations }, PAGE)).toEqual({
      ids: ['a'],
      total: 9,
      matchingAll: 0,
      unmatched: [1],
    });
  });
});

describe('toFacetsSearch', () => {
  it('counts only jobs that match a term', () => {
    expect(toFacetsSearch(PAGE.filter).query).toMatchObject({
      bool: { filter: [{ bool: { should: [DRIVERS, {}] } }] },
    });
  });
});

describe('toClosestWordSearch', () => {
  const pattern = new RegExp(`^(${toClosestWordSearch('enginer').aggs.titles.terms.include})$`);

  it.each(['engineer', 'engner', 'engines', 'negniner', 'egniner', 'enginers'])(
    'accepts only one error: %s',
    (word) => {
      expect(pattern.test(word)).toBe(word !== 'negniner');
    },
  );
});

describe('toSuggestions', () => {
  it('leaves out other names of the found places', () => {
    const bucket = (key: string) => ({ key, doc_count: 1 });
    const names = (...keys: string[]) => ({ names: { buckets: keys.map(bucket) } });
    const aggregations = {
      titles: names('driver'),
      companies: names(),
      places: names('Ikeja', 'Lagos', 'Ikorodu'),
    };
    expect(toSuggestions({ aggregations }, 'ik')).toEqual({
      titles: ['driver'],
      companies: [],
      places: ['Ikeja', 'Ikorodu'],
    });
  });
});
