import { textKey } from './text-key.js';

const WORDS = 'We bake bread in Ojota every morning and bring it to shops in all of Lagos before seven. ';
const TEXT = WORDS.repeat(3).trim();

describe('textKey', () => {
  it('is the same for the same words, however they are laid out [CHECK-14]', () => {
    const key = textKey(`<p>${TEXT}</p>`);
    expect(key).toMatch(/^[\w-]{27}$/);
    expect(textKey(`<h2>${TEXT.toUpperCase().replaceAll('.', '!').replaceAll(' ', '<br />')}</h2>`)).toBe(
      key,
    );
  });

  it('is another one for other words [CHECK-14]', () => {
    expect(textKey(`<p>${TEXT} Also on Sundays.</p>`)).not.toBe(textKey(`<p>${TEXT}</p>`));
  });

  it('is absent for a short text, which two companies may both write [CHECK-14]', () => {
    expect(textKey(`<p>${WORDS}</p>`)).toBeUndefined();
  });
});
