import { type Example, train } from './train.js';

const passage = (isScam: boolean, ...words: string[]): Example => ({ features: new Set(words), isScam });
const EXAMPLES = [
  passage(true, 'pay', 'form', 'rare'),
  passage(true, 'pay', 'slot'),
  passage(true, 'form', 'slot', 'job'),
  passage(false, 'bread', 'job'),
  passage(false, 'bread', 'oven', 'job', 'rare'),
  passage(false, 'oven', 'pay', 'bread'),
];

describe('the training', () => {
  const model = train(EXAMPLES);

  it('gives a weight above 0 to a word of scams and one below 0 to a word of honest adverts', () => {
    expect(model.features.get('pay')?.weight).toBeGreaterThan(0);
    expect(model.features.get('bread')?.weight).toBeLessThan(0);
  });

  it('learns no word that fewer than three passages have, and gives it the highest idf', () => {
    expect(model.unknownIdf).toBeGreaterThan(model.features.get('bread')?.idf ?? 0);
    expect([...model.features.keys()]).toEqual(['bread', 'job', 'pay']);
  });

  it('learns no word about a person, and no pair with one [CHECK-3]', () => {
    const examples = Array.from({ length: 3 }, () => passage(true, 'lady', 'lady cooks', 'cooks'));
    expect([...train(examples).features.keys()]).toEqual(['cooks']);
  });

  it('makes the same model of the same examples', () => {
    expect(train(EXAMPLES)).toEqual(model);
  });
});
