import { countWords } from './count-words';

it.each([
  [0, 'eq', '0 jobs'],
  [1, 'eq', '1 job'],
  [1_250, 'eq', '1,250 jobs'],
  [10_000, 'gte', '10,000+ jobs'],
] as const)('writes %d (%s) as "%s"', (total, totalRelation, words) => {
  expect(countWords({ total, totalRelation })).toBe(words);
});

it('is empty before the count has loaded', () => {
  expect(countWords(undefined)).toBe('jobs');
});
