import { isRemotePlace, placeOf } from './place.rules.js';

describe('the place of an imported advert', () => {
  it.each([
    ['Lagos', 'Lagos'],
    ['lagos state, Nigeria', 'Lagos'],
    ['Ikeja, Lagos, Nigeria', 'Lagos'],
    ['Ibadan & Oyo State', 'Oyo'],
    ['Port Harcourt & Rivers State', 'Rivers'],
    ['Abeokuta & Ogun State', 'Ogun'],
    ['Rest of Nigeria (Anambra)', 'Anambra'],
    ['Rest of Nigeria (Akwa Ibom)', 'Akwa Ibom'],
    ['Abuja, Federal Capital Territory, Nigeria', 'Abuja'],
  ])('is one of the ten on a clear match: %s', (given, place) => {
    expect(placeOf(given, false)).toBe(place);
  });

  it.each([
    ['Rest of Nigeria (Kano)', 'Kano'],
    ['Imo', 'Imo'],
    ['Lagos, Faro, Portugal', 'Lagos, Faro, Portugal'],
    ['Lagos & Abuja', 'Lagos & Abuja'],
    ['Toledo', 'Toledo'],
    ['Saint Louis, MO, USA', 'Saint Louis, MO, USA'],
    ['All the rest of Nigeria (Kano)', 'All the rest of Nigeria (Kano)'],
    ['Rest of Nigeria (Kano) and Ghana', 'Rest of Nigeria (Kano) and Ghana'],
    ['Akwa State Ibom', 'Akwa State Ibom'],
  ])('stays as given otherwise: %s', (given, place) => {
    expect(placeOf(given, false)).toBe(place);
  });

  it.each([
    ['FCT', 'Abuja'],
    ['Abuja FCT', 'Abuja'],
    ['akwa-ibom', 'Akwa Ibom'],
    ['Akwa -- Ibom', 'Akwa Ibom'],
    ['Rest of Nigeria(Kano)', 'Kano'],
    ['Ikeja, Lagos,', 'Lagos'],
    ['Faro,Portugal', 'Faro, Portugal'],
    ['Faro,, Portugal', 'Faro, Portugal'],
    ['Ikeja / Lagos', 'Lagos'],
    ['Ikeja and Lagos', 'Lagos'],
    ['Lagos, NG', 'Lagos'],
    ['Ikeja | Lagos', 'Lagos'],
    ['Lagos, Lagos', 'Lagos'],
    ['NIGERIA', 'NIGERIA'],
    ['Worldwide', 'Anywhere'],
    ['Fully remote', 'Anywhere'],
  ])('reads %s as %s', (given, place) => {
    expect(placeOf(given, false)).toBe(place);
  });

  it('has at most a hundred characters', () => {
    expect(placeOf('x'.repeat(100), false)).toBe('x'.repeat(100));
    expect(placeOf('x'.repeat(101), false)).toBe(`${'x'.repeat(99)}…`);
  });

  it.each([
    ['remote', true],
    ['Fully Remote', true],
    [' Anywhere ', true],
    ['Worldwide', true],
    ['Remote, Lagos', false],
    ['Lagos', false],
    ['', false],
  ])('%j makes a job remote: %p', (given, remote) => {
    expect(isRemotePlace(given)).toBe(remote);
  });

  it('names a repeated part once', () => {
    expect(placeOf('London, London, England, United Kingdom', true)).toBe('London, England, United Kingdom');
    expect(placeOf('Curitiba, Curitiba, ParanÃ¡, Brasil', true)).toBe('Curitiba, Paraná, Brasil');
  });

  it('is Nigeria when there is none, and Anywhere for a remote job', () => {
    expect(placeOf('', false)).toBe('Nigeria');
    expect(placeOf(' ', true)).toBe('Anywhere');
    expect(placeOf('Remote', true)).toBe('Anywhere');
  });
});
