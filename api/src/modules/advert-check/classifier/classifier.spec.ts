import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Advert, readAdvert } from '../advert-text.js';
import { textToCheck } from '../../../../test/advert-to-check.js';
import { scamSentenceOf } from './classifier.js';
import { examplesToLearn, readExamples } from './examples.js';
import { featuresOf } from './features.js';
import { modelText, probabilityOf, readModel } from './model.js';
import { train } from './train.js';

const MODEL = readModel(join(__dirname, 'model.json'));
const EXAMPLES = readExamples(join(__dirname, 'examples'));
const DUTIES = [
  'You keep the books of our shop in Ikeja.',
  'You report to the manager every week.',
  'You count the stock each Friday and order what is missing.',
  'You answer the phone and write down what customers want.',
  'We close at six and work on one Saturday a month.',
  'The shop has five people, and all of them have been here for years.',
  'You share a desk with the storekeeper.',
  'We give lunch and pay on the 25th.',
];

const sentenceIn = (...sentences: string[]) => {
  const description = sentences.map((sentence) => `<p>${sentence}</p>`).join('');
  return scamSentenceOf(textToCheck(description, { title: '', salary: '' }).content)?.text;
};

describe('the classifier', () => {
  it('has the model that the training makes of the examples: run npm run train', () => {
    const model = readFileSync(join(__dirname, 'model.json'), 'utf8');
    expect(modelText(train(examplesToLearn(EXAMPLES)))).toBe(model);
  });

  it('tells a scam from an honest advert about the same thing [CHECK-16]', () => {
    const scam = 'Everybody who passes brings 5k on Monday, and the form is yours.';
    expect(sentenceIn(scam)).toBe(scam);
    expect(sentenceIn('You sell forms to our customers and bank the money every Monday.')).toBeUndefined();
  });

  it('finds one demand in the middle of a long honest advert [CHECK-16]', () => {
    const demand = 'Everybody who passes brings 5k on Monday, and the form is yours.';
    expect(sentenceIn(...DUTIES)).toBeUndefined();
    expect(sentenceIn(...DUTIES.slice(0, 4), demand, ...DUTIES.slice(4))).toBe(demand);
  });

  it('finds a scam of several sentences that say little alone [CHECK-16]', () => {
    const sentences = [
      'The slots are few and the list closes soon.',
      'Our man inside will attend to you.',
      'See him with your credentials and what we agreed.',
      'Your letter comes out the same week.',
    ];
    expect(sentences.map((sentence) => sentenceIn(sentence))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(sentences).toContain(sentenceIn(...sentences));
  });

  it('lets a sentence pass that is hardly more likely a scam than not [CHECK-16]', () => {
    expect(sentenceIn('No interview at all.')).toBeUndefined();
  });

  it.each(['Ngozi', 'Mohammed', 'Joy', 'Terkula'])('judges nobody by the name %s [CHECK-3]', (name) => {
    const probabilityWith = (one: string) => {
      const text = textToCheck(`Come with your credentials and ask for ${one} at the gate.`, {
        title: '',
        salary: '',
      });
      return probabilityOf(new Set(text.content.flatMap((sentence) => [...featuresOf(sentence)])), MODEL);
    };
    expect(probabilityWith(name)).toBe(probabilityWith('Someoneunknown'));
  });

  it('recognises adverts that its training did not see [CHECK-16]', () => {
    const isLeftOut = (_: Advert, index: number) => index % 5 === 0;
    const isLearned = (advert: Advert, index: number) => !isLeftOut(advert, index);
    const [scams, honest] = [EXAMPLES.scams.filter(isLearned), EXAMPLES.honest.filter(isLearned)];
    const model = train(examplesToLearn({ ...EXAMPLES, scams, honest }));
    const shareLikeScams = (adverts: readonly Advert[]) => {
      const leftOut = adverts.filter(isLeftOut);
      return (
        leftOut.filter((advert) => scamSentenceOf(readAdvert(advert).content, model)).length / leftOut.length
      );
    };
    expect(shareLikeScams(EXAMPLES.scams)).toBeGreaterThanOrEqual(0.9);
    expect(shareLikeScams(EXAMPLES.honest)).toBeLessThanOrEqual(0.03);
  });
});
