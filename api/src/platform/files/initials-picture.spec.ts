import { initialsPicture, tintOf } from './initials-picture.js';

describe('initialsPicture', () => {
  it('always draws the same name on the same tint', () => {
    expect(['Ada Obi', 'Ada Obi', 'Paystack'].map(tintOf)).toEqual([3, 3, 4]);
    expect(initialsPicture('AO', '3')).toContain('<title>AO</title>');
    expect(initialsPicture('AO', '3')).toContain('fill="#7A3E9D"');
    expect(initialsPicture('•', undefined)).toBe(initialsPicture('•', String(tintOf('•'))));
  });

  it.each(['8', '99', '', 'x', '01', '1.', ['1', '2']])('refuses the invalid tint %j', (tint) => {
    expect(initialsPicture('AO', tint)).toBeUndefined();
  });

  it.each(['ABC', '<a', '', '"x', '&'])('refuses the invalid initials %j', (letters) => {
    expect(initialsPicture(letters, '1')).toBeUndefined();
  });
});
