import { changedFacts } from './advert-changes.policy.js';

const advert = { salary: '250,000', currency: 'NGN', location: 'Lagos', closingDate: '2026-12-31' };

describe('the facts that changed in an advert', () => {
  it.each([
    ['nothing', {}, []],
    ['the pay', { salary: '300,000' }, ['pay']],
    ['the pay in numbers', { payMin: 300_000, payMax: 300_000 }, ['pay']],
    ['the form of the same pay', { payMin: 250_000, payMax: 250_000 }, []],
    ['the state', { location: 'Ogun' }, ['place']],
    ['the place in it', { place: 'Ikeja' }, ['place']],
    ['the closing date', { closingDate: '2027-01-31' }, ['closingDate']],
    [
      'all',
      { salary: '0', payMin: 1, place: 'Ikeja', closingDate: '2027-01-31' },
      ['pay', 'place', 'closingDate'],
    ],
  ])('are found by what people read: %s [APPLY-44]', (_, change, facts) => {
    expect(changedFacts(advert, { ...advert, ...change })).toEqual(facts);
  });
});
