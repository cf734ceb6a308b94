import { initialsPicture, tintOf } from './initials-picture.js';

describe('initials', () => {
  it('are drawn on the tint of the name, always the same one', () => {
    expect(['Ada Obi', 'Ada Obi', 'Paystack'].map(tintOf)).toEqual([3, 3, 4]);
    expect(initialsPicture('AO', '3')).toContain('<title>AO</title>');
    expect(initialsPicture('AO', '3')).toContain('fill="#7A3E9D"');
    expect(initialsPicture('•', undefined)).toBe(initialsPicture('•', String(tintOf('•'))));
  });

  it.each(['8', '99', '', 'x', '01', '1.', ['1', '2']])('refuse %j, which is no tint', (tint) => {
    expect(initialsPicture('AO', tint)).toBeUndefined();
  });

  it.each(['ABC', '<a', '', '"x', '&'])('refuse %j, which is no initials', (letters) => {
    expect(initialsPicture(letters, '1')).toBeUndefined();
  });
});
