import { JOB_LOCATIONS } from '@skybil/shared';
import { countriesNamedIn } from './countries.js';
import { PLACES, statesNamedIn } from './places.js';

describe('statesNamedIn', () => {
  it('knows more than 200 cities and areas, in every state [JOB-50]', () => {
    const areas = [...PLACES.values()].filter(({ area }) => area !== undefined);
    expect(new Set(areas.map(({ area }) => area)).size).toBeGreaterThan(200);
    for (const state of JOB_LOCATIONS) {
      expect(statesNamedIn(state)).toEqual({ states: [state], nationwide: false });
      expect(areas.some(({ states }) => states.includes(state))).toBe(true);
    }
  });

  it.each([
    ['ph', 'Rivers', 'Port Harcourt'],
    ['Port Harcourt & Rivers State', 'Rivers', 'Port Harcourt'],
    ['VI', 'Lagos', 'Victoria Island'],
    ['V.I., Lagos', 'Lagos', 'Victoria Island'],
    ['Victoria Island', 'Lagos', 'Victoria Island'],
    ['lekki', 'Lagos', 'Lekki'],
    ['Lekki Phase 1', 'Lagos', 'Lekki Phase 1'],
    ['Ikeja, Lagos, Nigeria', 'Lagos', 'Ikeja'],
    ['Aba', 'Abia', 'Aba'],
    ['Ibadan & Oyo State', 'Oyo', 'Ibadan'],
    ['Oshogbo', 'Osun', 'Osogbo'],
    ['Ọ̀ṣogbo', 'Osun', 'Osogbo'],
    ['Ado-Ekiti', 'Ekiti', 'Ado Ekiti'],
    ['Wuse II, Abuja', 'Abuja', 'Wuse'],
    ['WARRI', 'Delta', 'Warri'],
    ['Onitsha', 'Anambra', 'Onitsha'],
    ['Benin', 'Edo', 'Benin City'],
    ['Benin City, Nigeria', 'Edo', 'Benin City'],
    ['Ondo Town', 'Ondo', 'Ondo Town'],
    ['Minna, Niger', 'Niger', 'Minna'],
    ['Surulere', 'Lagos', 'Surulere'],
    ['Surulere, Oyo State', 'Oyo', 'Surulere'],
    ['Karu', 'Abuja', 'Karu'],
    ['Karu, Nasarawa', 'Nasarawa', 'Karu'],
    ['Birnin Kebbi', 'Kebbi', 'Birnin Kebbi'],
    ['12 Kano Street, Ebute Metta', 'Lagos', 'Ebute Metta'],
  ])('reads %s as %s with the area %s [JOB-50]', (text, state, area) => {
    expect(statesNamedIn(text)).toEqual({ states: [state], nationwide: false, area });
  });

  it.each([
    ['Ondo', 'Ondo'],
    ['Niger', 'Niger'],
    ['Niger State', 'Niger'],
    ['Delta', 'Delta'],
    ['FCT', 'Abuja'],
    ['Abuja, Federal Capital Territory, Nigeria', 'Abuja'],
    ['akwa-ibom', 'Akwa Ibom'],
    ['Nassarawa', 'Nasarawa'],
    ['Rest of Nigeria (Anambra)', 'Anambra'],
    ['Cross River State', 'Cross River'],
  ])('reads %s as the state %s [JOB-50]', (text, state) => {
    expect(statesNamedIn(text)).toEqual({ states: [state], nationwide: false });
  });

  it.each([
    ['Lagos & Abuja', ['Lagos', 'Abuja']],
    ['Lagos, Abuja', ['Lagos', 'Abuja']],
    ['Abuja and Lagos and Abuja', ['Abuja', 'Lagos']],
    ['Lagos, Nigeria and Accra, Ghana', ['Lagos']],
    ['Bendel', ['Edo', 'Delta']],
  ])('reads %s as the states %j', (text, states) => {
    expect(statesNamedIn(text)).toEqual({ states, nationwide: false });
  });

  it.each([
    'Lagos, Portugal',
    'Lagos, Faro, Portugal',
    'Republic of Benin',
    'Cotonou, Benin',
    'Niger Republic',
    'Niamey, Niger',
    'River Niger',
    'Niger Delta',
    'Nigeria',
    'Rest of Nigeria',
    'Kanopy',
    'Accra, Ghana',
    'Remote',
    '',
  ])('finds no state in %j', (text) => {
    expect(statesNamedIn(text)).toEqual({ states: [], nationwide: false });
  });

  it.each([
    'Across Nigeria',
    'nationwide',
    'Nation-wide',
    'All states',
    'All 36 states',
    'Anywhere in Nigeria',
    'Any location in Nigeria',
    'Nigeria-wide',
  ])('reads %s as nationwide [JOB-50]', (text) => {
    expect(statesNamedIn(text)).toEqual({ states: [], nationwide: true });
  });
});

describe('countriesNamedIn', () => {
  it.each([
    ['US only', ['US']],
    ['Join us in Kenya', ['KE']],
    ['United States or Canada', ['US', 'CA']],
    ['Côte d’Ivoire', ['CI']],
    ['Nigeria, Ghana', ['NG', 'GH']],
    ['Brasil', ['BR']],
    ['Nowhere', []],
  ])('reads %s as %j', (text, codes) => {
    expect(countriesNamedIn(text)).toEqual(codes);
  });
});
