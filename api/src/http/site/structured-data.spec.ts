import { COUNTRY_CODES, MESSAGES } from '@skybil/shared';
import type { JobDto } from '../../modules/jobs/dto/job.dto.js';
import { postingOf } from './structured-data.js';

const SITE = 'https://board.example';
const JOB: JobDto = {
  _id: '650000000000000000000001',
  kind: 'job',
  title: 'Cook',
  description: '<p>Cook with us.</p>',
  excerpt: 'Cook with us.',
  location: 'Lagos',
  salary: '250,000 - 400,000',
  category: 'Management',
  level: 'Senior level',
  nature: 'Remote',
  currency: 'NGN',
  date: '2026-11-02T09:00:00.000Z',
  visible: true,
  applicants: 3,
  companyId: { _id: '640000000000000000000001', name: 'Mama Put', image: `${SITE}/api/logos/1` },
};
const read = (changes: Partial<JobDto> = {}) =>
  postingOf({ ...JOB, ...changes }, SITE) as Record<string, never> & {
    jobLocation?: { address: Record<string, string> };
    applicantLocationRequirements?: object;
    baseSalary?: object;
  };
/** Properties that Google requires. A remote posting has applicant locations, if known, in place of a job location. */
const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization'];

describe('structured data of a job', () => {
  it.each([
    ['on site', 'job', ['jobLocation']],
    ['remote', 'remote', ['jobLocationType', 'applicantLocationRequirements']],
  ] as const)('has the required properties of one that is %s [FOUND-4]', (_, kind, placed) => {
    expect(Object.keys(read({ kind, openTo: ['NG'] }))).toEqual(
      expect.arrayContaining([...REQUIRED, ...placed]),
    );
  });

  it('has only schema.org properties for which the board has data [FOUND-4]', () => {
    const words = Object.keys(read({ kind: 'remote', openTo: ['NG'], employmentType: 'Contract' }));
    expect(words.toSorted()).toEqual(
      [
        '@context',
        '@type',
        'applicantLocationRequirements',
        'baseSalary',
        'datePosted',
        'description',
        'directApply',
        'employmentType',
        'hiringOrganization',
        'identifier',
        'jobLocationType',
        'title',
        'url',
      ].toSorted(),
    );
  });

  it.each([
    ['Lagos', { addressRegion: 'Lagos' }],
    ['Abuja', { addressLocality: 'Abuja' }],
    ['Port Harcourt', { addressLocality: 'Port Harcourt' }],
    ['Nigeria', {}],
    ['', {}],
  ])('shows the known part of the place for a job in %j', (location, place) => {
    expect(read({ location }).jobLocation?.address).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'NG',
      ...place,
    });
  });

  it('names place and state, and each state of a job in several', () => {
    expect(read({ place: 'Ikeja' }).jobLocation?.address).toMatchObject({
      addressRegion: 'Lagos',
      addressLocality: 'Ikeja',
    });
    expect(read({ states: ['Lagos', 'Abuja'], place: 'Ikeja' }).jobLocation).toEqual([
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressRegion: 'Lagos',
          addressLocality: 'Ikeja',
          addressCountry: 'NG',
        },
      },
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Abuja', addressCountry: 'NG' },
      },
    ]);
  });

  it('names only the country for a nationwide job', () => {
    expect(read({ location: 'Nigeria', states: ['Lagos', 'Abuja'] }).jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'NG' },
    });
  });

  it.each([
    [['NG'], { '@type': 'Country', name: 'Nigeria' }],
    [
      ['US', 'CA'],
      [
        { '@type': 'Country', name: 'United States' },
        { '@type': 'Country', name: 'Canada' },
      ],
    ],
    [['NG', ...COUNTRY_CODES.slice(0, 10)], { '@type': 'Country', name: 'Nigeria' }],
    [COUNTRY_CODES.slice(0, 11), undefined],
    [['Worldwide'], undefined],
    [[], undefined],
    [undefined, undefined],
  ])('of a remote job open to %j names only these countries [SITE-72]', (openTo, countries) => {
    const posting = read({ kind: 'remote', openTo });
    expect(posting.applicantLocationRequirements).toEqual(countries);
    expect(posting).toHaveProperty('jobLocationType', 'TELECOMMUTE');
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['Internship', 'INTERN'],
    ['NYSC', 'INTERN'],
  ])('has the employment type %s as %s', (employmentType, value) => {
    expect(read({ employmentType })).toHaveProperty('employmentType', value);
  });

  it.each([
    ['250,000 - 400,000', { minValue: 250_000, maxValue: 400_000 }],
    ['300000', { value: 300_000 }],
  ])('shows pay of %s as figures', (salary, value) => {
    expect(read({ salary }).baseSalary).toMatchObject({
      currency: 'NGN',
      value: { ...value, unitText: 'MONTH' },
    });
  });

  it.each([
    [
      { payMin: 250_000, payMax: 400_000 },
      'NGN',
      { minValue: 250_000, maxValue: 400_000, unitText: 'MONTH' },
    ],
    [
      { payMin: 12.5, payMax: 20, payPeriod: 'hour' },
      'USD',
      { minValue: 12.5, maxValue: 20, unitText: 'HOUR' },
    ],
    [{ payMin: 60_000, payPeriod: 'year' }, 'GBP', { minValue: 60_000, unitText: 'YEAR' }],
    [{ payMax: 900, payPeriod: 'week' }, 'EUR', { maxValue: 900, unitText: 'WEEK' }],
    [{ payMin: 90, payMax: 90, payPeriod: 'day' }, 'EUR', { value: 90, unitText: 'DAY' }],
  ] as const)('shows pay of %j in %s with its period [JOB-60]', (numbers, currency, value) => {
    expect(JSON.parse(JSON.stringify(read({ ...numbers, currency }).baseSalary))).toEqual({
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...value },
    });
  });

  it.each([
    { salary: 'Negotiable' },
    { salary: '0' },
    { payMin: 0, payMax: 0 },
    { salary: '$900' },
    { salary: 'Not disclosed' },
    { currency: '' },
  ])('shows no pay for %j', (pay) => {
    expect(read(pay)).not.toHaveProperty('baseSalary');
  });

  it('is missing for a deleted company [FOUND-4]', () => {
    const companyId = { ...JOB.companyId, name: MESSAGES.companyGone };
    expect(postingOf({ ...JOB, companyId }, SITE)).toBeUndefined();
  });

  it('is missing for a job without a description', () => {
    expect(postingOf({ ...JOB, description: '' }, SITE)).toBeUndefined();
  });

  it('ends with the last second of the closing date, and is not made for a closed job [CLOSE-6]', () => {
    expect(read({ closingDate: '2026-12-31' })).toMatchObject({ validThrough: '2026-12-31T22:59:59.000Z' });
    expect(postingOf({ ...JOB, closedAs: 'filled' }, SITE)).toBeUndefined();
  });
});
