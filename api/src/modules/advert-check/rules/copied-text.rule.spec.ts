import { readAdvert } from '../advert-text.js';
import { copiedText } from './copied-text.rule.js';

const advert = {
  title: 'Baker',
  company: 'Eko Foods',
  location: 'Lagos',
  salary: '120,000 NGN',
  description: '<p>We bake bread in Ojota every morning.</p><p>Shifts begin at four.</p>',
};

describe('copied-text', () => {
  it('finds the first sentence of a text that another company has published', () => {
    expect(copiedText.find(readAdvert({ ...advert, isCopied: true }))).toBe(
      'We bake bread in Ojota every morning.',
    );
  });

  it('lets a text of its own pass', () => {
    expect(copiedText.find(readAdvert(advert))).toBeUndefined();
  });
});
