import { MESSAGES } from '@skybil/shared';
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
    baseSalary?: object;
  };
/** What Google asks of a posting; a remote one says from where one may apply in place of where it is. */
const REQUIRED = ['title', 'description', 'datePosted', 'hiringOrganization'];

describe('the data of a job for search engines', () => {
  it.each([
    ['on site', 'job', ['jobLocation']],
    ['remote', 'remote', ['jobLocationType', 'applicantLocationRequirements']],
  ] as const)('has what one %s must have [FOUND-4]', (_, kind, placed) => {
    expect(Object.keys(read({ kind }))).toEqual(expect.arrayContaining([...REQUIRED, ...placed]));
  });

  it('knows only words of the vocabulary, and none of what the board does not know [FOUND-4]', () => {
    const words = Object.keys(read({ kind: 'remote' }));
    expect(words.toSorted()).toEqual(
      [
        '@context',
        '@type',
        'applicantLocationRequirements',
        'baseSalary',
        'datePosted',
        'description',
        'directApply',
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
  ])('says of a job in %j what is known of the place', (location, place) => {
    expect(read({ location }).jobLocation?.address).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'NG',
      ...place,
    });
  });

  it.each([
    ['250,000 - 400,000', { minValue: 250_000, maxValue: 400_000 }],
    ['300000', { value: 300_000 }],
  ])('tells pay of %s in figures', (salary, value) => {
    expect(read({ salary }).baseSalary).toMatchObject({
      currency: 'NGN',
      value: { ...value, unitText: 'MONTH' },
    });
  });

  it.each([{ salary: 'Negotiable' }, { salary: '0' }, { salary: 'Not disclosed' }, { currency: '' }])(
    'tells no pay of %j',
    (pay) => {
      expect(read(pay)).not.toHaveProperty('baseSalary');
    },
  );

  it('is not there for the advert of a company that is gone [FOUND-4]', () => {
    const companyId = { ...JOB.companyId, name: MESSAGES.companyGone };
    expect(postingOf({ ...JOB, companyId }, SITE)).toBeUndefined();
  });

  it('is not there for an advert without a text', () => {
    expect(postingOf({ ...JOB, description: '' }, SITE)).toBeUndefined();
  });
});
