import { isRemotePlace, placeOf } from './place.rules.js';

const place = (location: string, { title = 'Cook', text = '', remote = false } = {}) =>
  placeOf({ location, title, text, remote });

describe('the place of an imported advert', () => {
  it.each([
    ['Lagos', 'Lagos', undefined],
    ['lagos state, Nigeria', 'Lagos', undefined],
    ['Ikeja, Lagos, Nigeria', 'Lagos', 'Ikeja'],
    ['Ibadan & Oyo State', 'Oyo', 'Ibadan'],
    ['Port Harcourt & Rivers State', 'Rivers', 'Port Harcourt'],
    ['Abeokuta & Ogun State', 'Ogun', 'Abeokuta'],
    ['Rest of Nigeria (Akwa Ibom)', 'Akwa Ibom', undefined],
    ['Rest of Nigeria(Kano)', 'Kano', undefined],
    ['Imo', 'Imo', undefined],
    ['Abuja, Federal Capital Territory, Nigeria', 'Abuja', undefined],
    ['Akwa -- Ibom', 'Akwa Ibom', undefined],
    ['Lagos, NG', 'Lagos', undefined],
    ['Ikeja | Lagos', 'Lagos', 'Ikeja'],
  ])('is a state and an area: %s [JOB-52]', (given, location, area) => {
    expect(place(given)).toEqual({ location, states: [location], ...(area ? { place: area } : {}) });
  });

  it('may be several states, or the whole country [JOB-52]', () => {
    expect(place('Lagos & Abuja')).toEqual({ location: 'Lagos', states: ['Lagos', 'Abuja'] });
    expect(place('Across Nigeria')).toEqual({ location: 'Nigeria' });
  });

  it.each([
    ['Lagos, Faro, Portugal', 'Lagos, Faro, Portugal'],
    ['Toledo', 'Toledo'],
    ['Saint Louis, MO, USA', 'Saint Louis, MO, USA'],
    ['Akwa State Ibom', 'Akwa State Ibom'],
    ['Faro,Portugal', 'Faro, Portugal'],
    ['Faro,, Portugal', 'Faro, Portugal'],
    ['London, London, England, United Kingdom', 'London, England, United Kingdom'],
    ['Curitiba, Curitiba, ParanÃ¡, Brasil', 'Curitiba, Paraná, Brasil'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), `${'x'.repeat(99)}…`],
  ])('stays as given otherwise, without repeats: %s', (given, location) => {
    expect(place(given)).toEqual({ location });
  });

  it.each([
    ['Private Banker, Lagos', '', 'Lagos', undefined],
    ['Radiographer (Gwagwalada)', '', 'Abuja', 'Gwagwalada'],
    ['Cook', 'Location: Lekki, Lagos', 'Lagos', 'Lekki'],
    ['Cook', 'A clinic based in Abuja, Nigeria, founded in 2017', 'Abuja', undefined],
    ['Cook', 'Our head office is in Ibadan', 'Oyo', 'Ibadan'],
  ])(
    'is read from the title %s and the text %j if the source names none [JOB-52]',
    (title, text, state, area) => {
      for (const given of ['', 'Nigeria', 'NIGERIA'])
        expect(place(given, { title, text })).toEqual({
          location: state,
          states: [state],
          ...(area ? { place: area } : {}),
        });
    },
  );

  it('is not the whole country only because nothing names it [JOB-52]', () => {
    expect(place('')).toEqual({ location: 'Nigeria (place not stated)' });
    expect(place('Nigeria', { text: 'The largest hotel in Nigeria' })).toEqual({
      location: 'Nigeria (place not stated)',
    });
  });

  it('is Anywhere for a remote job without one', () => {
    for (const given of [' ', 'Remote', 'Worldwide', 'Fully remote'])
      expect(place(given, { remote: true })).toEqual({ location: 'Anywhere' });
    expect(place('Nigeria', { remote: true })).toEqual({ location: 'Nigeria' });
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
});
