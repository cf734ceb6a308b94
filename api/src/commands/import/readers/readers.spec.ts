import type { Advert } from '../advert.js';
import { readText } from '../read-file.js';

const csv = (header: string, row: string): Advert | undefined =>
  readText(`${header}\n${row}\n`, 'a.csv').adverts[0];
const posting = (fields: object): Advert | undefined =>
  readText(JSON.stringify({ '@type': 'JobPosting', ...fields }), 'a.json').adverts[0];
const entry = (fields: object): Advert | undefined =>
  readText(JSON.stringify([{ position: 'Cook', ...fields }]), 'a.json').adverts[0];

describe('a row of a CSV', () => {
  it('reads every known column', () => {
    const header =
      'Position,Employer,City,Min Salary,Max Salary,Salary Currency,Date Posted,Deadline,Job URL,Is Remote,Employment Type,Job Description,Scraped';
    const row =
      'Cook,Kitchen,Lagos,90000,95000,ngn,2026-05-01,2026-06-01,https://a.example/1,no,Full Time, Cook well ,2026-05-02';
    expect(csv(header, row)).toEqual({
      at: 2,
      title: 'Cook',
      company: 'Kitchen',
      location: 'Lagos',
      url: 'https://a.example/1',
      remote: false,
      jobType: 'Full Time',
      description: 'Cook well',
      posted: '2026-05-01',
      scraped: '2026-05-02',
      closes: '2026-06-01',
      pay: { min: 90_000, max: 95_000, currency: 'ngn' },
    });
  });

  it('leaves missing values empty', () => {
    expect(csv('title,company,url', 'Cook,Kitchen,https://a.example/1')).toEqual({
      at: 2,
      title: 'Cook',
      company: 'Kitchen',
      location: '',
      url: 'https://a.example/1',
      remote: false,
      jobType: '',
      description: '',
      posted: '',
      scraped: '',
      closes: '',
    });
  });

  it.each([
    ['yes', true],
    ['Y', true],
    ['TRUE', true],
    ['1', true],
    [' fully remote ', true],
    ['no', false],
    ['0', false],
    ['', false],
    ['on-site', false],
  ])('reads %j as remote: %p', (remote, expected) => {
    expect(csv('title,company,url,remote', `a,b,c,${remote}`)?.remote).toBe(expected);
  });

  it('is paid by the year in dollars on Remote OK, and as the row says elsewhere', () => {
    const pay = (currency: string, url: string) =>
      csv('title,company,url,salary_min,currency', `a,b,${url},60000,${currency}`)?.pay;
    expect(pay('usd', 'https://remoteok.com/1')).toEqual({
      min: 60_000,
      max: 60_000,
      currency: 'usd',
      per: 'year',
    });
    expect(pay('NGN', 'https://remoteok.com/1')).toEqual({ min: 60_000, max: 60_000, currency: 'NGN' });
    expect(pay('USD', 'https://a.example/1')).toEqual({ min: 60_000, max: 60_000, currency: 'USD' });
  });

  it('uses a long job type as the description, unless the row has one', () => {
    expect(csv('title,company,url,type', 'a,b,c,Cook with us')).toMatchObject({
      jobType: '',
      description: 'Cook with us',
    });
    expect(csv('title,company,url,type,description', 'a,b,c,Cook with us,Well')).toMatchObject({
      jobType: '',
      description: 'Well',
    });
    expect(csv('title,company,url,type', 'a,b,c,Remote')).toMatchObject({ jobType: '', remote: true });
  });

  it('reports text after a closing quotation mark', () => {
    const { refusals, adverts } = readText('title,company,url\na,b,c\nd,e\n', 'a.csv');
    expect(adverts).toHaveLength(1);
    expect(refusals).toEqual([{ at: 3, title: '', reason: 'it has more or fewer columns than the header' }]);
  });
});

describe('a JobPosting', () => {
  it('reads every known field', () => {
    expect(
      posting({
        title: 'Cook',
        hiringOrganization: { name: 'Kitchen' },
        jobLocation: { address: { addressLocality: 'Ikeja', addressRegion: 'Lagos', addressCountry: 'NG' } },
        employmentType: ['FULL_TIME', 'CONTRACTOR'],
        baseSalary: { currency: 'NGN', value: { value: 90_000, unitText: 'MONTH' } },
        datePosted: '2026-05-01',
        validThrough: '2026-06-01',
        description: '<p>Cook</p>',
        url: 'https://a.example/1',
      }),
    ).toEqual({
      at: 1,
      title: 'Cook',
      company: 'Kitchen',
      location: 'Ikeja, Lagos, Nigeria',
      url: 'https://a.example/1',
      remote: false,
      jobType: 'Full Time, Contractor',
      description: '<p>Cook</p>',
      posted: '2026-05-01',
      scraped: '',
      closes: '2026-06-01',
      pay: { min: 90_000, max: 90_000, currency: 'NGN', per: 'month' },
    });
  });

  it.each([
    [{ name: 'Cook' }, { title: 'Cook' }],
    [{ hiringOrganization: 'Kitchen' }, { company: 'Kitchen' }],
    [{ hiringOrganization: { legalName: 'Kitchen Ltd' } }, { company: 'Kitchen Ltd' }],
    [{ jobLocation: 'Lagos' }, { location: 'Lagos' }],
    [{ jobLocation: { address: 'Lagos' } }, { location: 'Lagos' }],
    [{ jobLocation: { name: 'Lagos Office' } }, { location: 'Lagos Office' }],
    [
      { jobLocation: [{ address: { addressRegion: 'Lagos' } }, { address: { addressRegion: 'Oyo' } }] },
      { location: 'Lagos | Oyo' },
    ],
    [{ jobLocation: [{ address: 'Oyo' }, { address: 'Oyo' }] }, { location: 'Oyo' }],
    [{ jobLocation: { address: { addressCountry: { name: 'Ghana' } } } }, { location: 'Ghana' }],
    [
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ name: 'Nigeria' }, { name: 'Ghana' }],
      },
      { remote: true, location: 'Nigeria, Ghana' },
    ],
    [
      { applicantLocationRequirements: { name: 'Ghana' }, jobLocation: 'Lagos' },
      { remote: false, location: 'Lagos' },
    ],
    [
      { jobLocationType: 'TELECOMMUTE', jobLocation: 'Lagos' },
      { remote: true, location: 'Lagos' },
    ],
    [{ mainEntityOfPage: 'https://a.example/2' }, { url: 'https://a.example/2' }],
    [{ '@id': 'https://a.example/3' }, { url: 'https://a.example/3' }],
    [{ sameAs: 'https://a.example/4' }, { url: 'https://a.example/4' }],
    [{ url: '/5', sameAs: 'https://a.example/5' }, { url: 'https://a.example/5' }],
    [{ url: '/6' }, { url: '/6' }],
  ])('reads %j as %j', (fields, read) => {
    expect(posting(fields)).toMatchObject(read);
  });

  it.each([
    [
      { baseSalary: 90_000, salaryCurrency: 'NGN' },
      { min: 90_000, max: 90_000, currency: 'NGN' },
    ],
    [{ baseSalary: { value: 900, currency: 'USD' } }, { min: 900, max: 900, currency: 'USD' }],
    [
      { baseSalary: { minValue: 1, maxValue: 2, currency: 'USD', unitText: 'YEAR' } },
      { min: 1, max: 2, currency: 'USD', per: 'year' },
    ],
    [{ baseSalary: { value: { value: 900, currency: 'USD' } } }, { min: 900, max: 900, currency: 'USD' }],
    [{ baseSalary: { value: 'open' } }, undefined],
    [{}, undefined],
  ])('reads pay from %j: %j', (fields, pay) => {
    expect(posting(fields)?.pay).toEqual(pay);
  });

  it.each(['PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM', 'VOLUNTEER', 'INTERN', 'OTHER'])(
    'of type %s gives monthly pay only for a monthly rate',
    (employmentType) => {
      const pay = (unitText: string) =>
        posting({ employmentType, baseSalary: { currency: 'USD', value: { value: 30, unitText } } })?.pay;
      for (const unit of ['HOUR', 'DAY', 'WEEK']) expect(pay(unit)).toBeUndefined();
      expect(pay('MONTH')).toMatchObject({ per: 'month' });
    },
  );

  it('is found among other nodes, and a value that is no node is refused', () => {
    const { adverts, refusals } = readText(
      JSON.stringify([{ '@type': 'Organization' }, { '@type': ['https://schema.org/JobPosting'] }, 'x']),
      'a.json',
    );
    expect(adverts).toHaveLength(1);
    expect(refusals).toEqual([{ at: 2, title: '', reason: 'it is not a JobPosting' }]);
    expect(() => readText('{"@type":"NoJobPosting"}', 'a.json', 'jsonposting')).toThrow(
      'This file holds no JobPosting.',
    );
  });
});

describe('an entry of Remote OK', () => {
  it('reads every known field', () => {
    expect(
      entry({
        company: 'Kitchen',
        location: 'Lagos',
        url: 'https://a.example/1',
        description: 'Cook',
        date: '2026-05-01',
        epoch: 1,
        salary_min: 60_000,
        salary_max: 70_000,
      }),
    ).toEqual({
      at: 1,
      title: 'Cook',
      company: 'Kitchen',
      location: 'Lagos',
      url: 'https://a.example/1',
      remote: true,
      jobType: '',
      description: 'Cook',
      posted: '2026-05-01',
      scraped: '',
      closes: '',
      pay: { min: 60_000, max: 70_000, currency: 'USD', per: 'year' },
    });
  });

  it.each([
    [{ epoch: 1_777_593_600 }, '2026-05-01T00:00:00.000Z'],
    [{ epoch: 0 }, ''],
    [{ epoch: 1e11 }, ''],
    [{ epoch: '1777593600' }, ''],
  ])('reads the date of %j as %j', (fields, date) => {
    expect(entry(fields)?.posted).toBe(date);
  });
});
