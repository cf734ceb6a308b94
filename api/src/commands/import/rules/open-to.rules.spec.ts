import { openToOf } from './open-to.rules.js';

const openTo = ({
  location = '',
  title = 'Writer',
  text = '',
  sourceCountry = undefined as string | undefined,
}) => openToOf({ location, title, text, sourceCountry });

describe('who a remote job is open to', () => {
  it.each([
    ['Anywhere', ['Worldwide']],
    ['Worldwide', ['Worldwide']],
    ['US only', ['US']],
    ['Remote - US', ['US']],
    ['Boston, MA', ['US']],
    ['United States or Canada', ['US', 'CA']],
    ['London, London, England, United Kingdom', ['GB']],
    ['Lagos', ['NG']],
    ['Nigeria', ['NG']],
    ['GMT+1', ['NG']],
    ['UTC-2 to UTC+3', ['NG']],
    ['UTC-8 to UTC-5', undefined],
    ['Remote', undefined],
    ['', undefined],
    ['Pine Bluff', undefined],
  ])('is read from the place %j: %j [JOB-53]', (location, countries) => {
    expect(openTo({ location })).toEqual(countries);
  });

  it.each([
    ['EMEA', true],
    ['Africa', true],
    ['West Africa', true],
    ['Europe', false],
    ['Remote - Americas', false],
    ['APAC', false],
    ['South Africa', false],
  ])('is a list of countries for %s, with Nigeria: %s [JOB-53]', (location, withNigeria) => {
    const countries = openTo({ location });
    expect(countries).not.toContain('Worldwide');
    expect(countries?.includes('NG')).toBe(withNigeria);
  });

  it.each([
    ['You can work from anywhere', ['Worldwide']],
    ['Work from anywhere in the world', ['Worldwide']],
    ['Work from anywhere in the US', ['US']],
    ['You must be based in the United Kingdom', ['GB']],
    ['Candidates must reside in Kenya or Ghana', ['KE', 'GH']],
    ['You must be authorized to work in the United States.', ['US']],
    ['US-based candidates only', ['US']],
    ['Working hours are GMT+1', ['NG']],
    ['A global leader with international teams', undefined],
    ['We were founded in France', undefined],
  ])('is read from the text %j: %j [JOB-53]', (text, countries) => {
    expect(openTo({ text })).toEqual(countries);
  });

  it('is decided by the place, then the text, then the title, then the source [JOB-53]', () => {
    const all = {
      location: 'Canada',
      text: 'US-based candidates only',
      title: 'Manager Japan',
      sourceCountry: 'NG',
    };
    expect(openTo(all)).toEqual(['CA']);
    expect(openTo({ ...all, location: 'Remote' })).toEqual(['US']);
    expect(openTo({ ...all, location: '', text: '' })).toEqual(['JP']);
    expect(openTo({ sourceCountry: 'NG' })).toEqual(['NG']);
  });
});
