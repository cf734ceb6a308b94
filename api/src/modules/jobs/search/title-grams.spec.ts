import { literalPattern, searchGrams, titleGrams } from './title-grams.js';

const TITLES = [
  'Software Engineer',
  'Senior C++ Developer (Remote)',
  'QA Lead - Payments',
  'Ọlọ́run & Sons: Accountant II',
  '\u{1F680} Rocket Scientist',
  'HR',
  'R',
  'Sales/Marketing  Intern',
];

describe('searching titles by their pieces', () => {
  it('keeps pieces of one to three letters and the joints of words, each once', () => {
    expect(titleGrams('Aa Bb')).toEqual([
      'a',
      ' ',
      'b',
      'aa',
      'a ',
      ' b',
      'bb',
      'aa ',
      'a b',
      ' bb',
      'aa bb',
    ]);
  });

  it('counts characters, not code units', () => {
    expect(titleGrams('\u{1F680}a')).toEqual(['\u{1F680}', 'a', '\u{1F680}a']);
  });

  it.each([
    ['R', ['r']],
    ['Hr', ['hr']],
    ['Dev', ['dev']],
    ['Deve', ['dev', 'eve']],
    ['it ma', ['it ', 't m', ' ma', 'it ma']],
  ])('looks for %j by %j', (term, grams) => {
    expect(searchGrams(term)).toEqual(grams);
  });

  it('every part of a title has its pieces among the title’s', () => {
    for (const title of TITLES) {
      const stored = new Set(titleGrams(title));
      const letters = [...title];
      for (let from = 0; from < letters.length; from += 1) {
        for (let to = from + 1; to <= letters.length; to += 1) {
          const term = letters.slice(from, to).join('');
          expect(searchGrams(term).filter((gram) => !stored.has(gram))).toEqual([]);
        }
      }
    }
  });

  it.each(['c++', '(remote)', '.*', '^a', 'a|b', '[x]', '{2}', '\\d', '$', 'a?', 'sales/marketing'])(
    'takes %s literally',
    (term) => {
      const pattern = new RegExp(literalPattern(term));
      expect(pattern.test(`before ${term} after`)).toBe(true);
      expect(pattern.test('senior c developer d 22 ax')).toBe(false);
    },
  );

  it('is blind to case', () => {
    expect(literalPattern('EnGineer')).toBe('engineer');
    expect(searchGrams('QA')).toEqual(titleGrams('qa').filter((gram) => gram.length === 2));
  });
});
