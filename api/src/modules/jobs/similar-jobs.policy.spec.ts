import { sharesWordsOf } from './similar-jobs.policy.js';

const wordsOf = (title: string) => sharesWordsOf(title).terms.map(({ typed }) => typed);

describe('the words that make jobs similar', () => {
  it.each([
    ['Senior Backend Engineer (Remote)', ['backend', 'engineer']],
    ['Driver needed urgently in Lagos, Nigeria', ['driver']],
    ['HR / Admin officer', ['hr', 'admin', 'officer']],
    ['Cook, cook & COOK', ['cook']],
    ['Senior', []],
    ['🚀', []],
  ])('of "%s" are %j [SITE-73]', (title, words) => {
    expect(wordsOf(title)).toEqual(words);
  });

  it('match whole words only if they are short', () => {
    const [short, long] = sharesWordsOf('IT engineer').terms;
    expect(short?.alternatives).toMatchObject([{ words: [{ text: 'it', isWhole: true }] }]);
    expect(long?.alternatives).toMatchObject([{ words: [{ text: 'engineer', isWhole: false }] }]);
  });

  it('weigh at most 255 together', () => {
    const title = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
    const weights = sharesWordsOf(title).terms.map(({ alternatives }) => alternatives[0]?.weight ?? 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(255);
  });
});
