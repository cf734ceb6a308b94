import { isLikeEmployer, nameKey } from './name-key.js';

describe('the key of a company name', () => {
  it.each([
    ['case and spaces', ' dan GOTE '],
    ['the form of the company', 'Dangote Plc'],
    ['group and country', 'Dangote Group (Nigeria) Ltd.'],
    ['a short form of the country', 'Dangote Nig. Ltd'],
    ['spaced letters', 'D a n g o t e'],
    ['digits as letters', 'DANG0T3'],
    ['letters of other scripts', 'D\u0430ng\u043ete'],
    ['accents and invisible characters', 'D\u00e1ng\u200bote'],
    ['what an imposter adds', 'Official Dangote Group of Companies Recruitment'],
  ])('is the same despite %s [VERIFIED-6]', (_, name) => {
    expect(nameKey(name)).toBe(nameKey('Dangote'));
    expect(isLikeEmployer(name)).toBe(true);
  });

  it.each(['Dangot', 'Dangote Foods', 'Kano Looms', 'The Company Limited'])(
    'is another one for %s [VERIFIED-6]',
    (name) => expect(isLikeEmployer(name)).toBe(false),
  );

  it('is not empty for a name of ignored words', () => {
    expect(nameKey('Nigeria Group')).not.toBe('');
    expect(nameKey('Nigeria Group')).not.toBe(nameKey('The Company'));
  });

  it('keeps a number', () => expect(nameKey('360 Ltd')).toBe('360'));
});
