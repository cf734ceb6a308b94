import { PASSAGE_LENGTH, passagesOf } from './passages.js';

const LETTERS = [...'abcdefghijklmnop'];
const textsOf = (count: number, step?: number) =>
  passagesOf(LETTERS.slice(0, count), step).map((passage) => passage.join(''));

describe('the passages of an advert', () => {
  it('have ten sentences each, and the last one has the rest', () => {
    expect(textsOf(12)).toEqual(['abcdefghij', 'kl']);
    expect(textsOf(10)).toEqual(['abcdefghij']);
  });

  it('overlap if each begins before the last one ends', () => {
    const step = PASSAGE_LENGTH / 2;
    expect(textsOf(12, step)).toEqual(['abcdefghij', 'fghijkl']);
    expect(textsOf(15, step)).toEqual(['abcdefghij', 'fghijklmno']);
    expect(textsOf(16, step)).toEqual(['abcdefghij', 'fghijklmno', 'klmnop']);
  });

  it('are one for a short advert', () => {
    expect(textsOf(2, 5)).toEqual(['ab']);
    expect(textsOf(0, 5)).toEqual(['']);
  });
});
