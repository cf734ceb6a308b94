import { textToCheck } from '../../../../test/advert-to-check.js';
import { featuresOf, isIgnored } from './features.js';

const featuresIn = (description: string) => {
  const { content } = textToCheck(description, { title: '', salary: '' });
  return content.flatMap((sentence) => [...featuresOf(sentence)]);
};

describe('the features of a sentence', () => {
  it('are its words and its pairs of words', () => {
    expect(featuresIn('You bake bread.')).toEqual(['you', 'bake', 'you bake', 'bread', 'bake bread']);
  });

  it('have one word for all numbers and one for all sums of money', () => {
    expect(featuresIn('We pay ₦150,000 to 12 bakers.')).toEqual(featuresIn('We pay N95k to 7 bakers.'));
  });

  it.each([
    ['country', 'We ship bread to Ghana.', 'We ship bread to Canada.'],
    ['place', 'We bake bread in Lagos.', 'We bake bread in Kano.'],
    ['name', 'Ask for Tunde at the door.', 'Ask for Ngozi at the door.'],
    ['age', 'Young bakers bake bread here.', 'Elderly bakers bake bread here.'],
    ['sex', 'The lady bakes bread for him.', 'The gentleman bakes bread for her.'],
    ['faith', 'The church bakes bread here.', 'The mosque bakes bread here.'],
  ])('are not learned if they are about %s [CHECK-3]', (_, one, other) => {
    const learnedOf = (text: string) => featuresIn(text).filter((feature) => !isIgnored(feature));
    expect(learnedOf(one)).toEqual(learnedOf(other));
  });

  it('have no addresses [CHECK-3]', () => {
    expect(featuresIn('Write to hr@bakery.example or www.bakery.example or bakery.com today.')).toEqual(
      featuresIn('Write to or or today.'),
    );
  });
});
