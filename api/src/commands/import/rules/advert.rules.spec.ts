import { join } from 'node:path';
import { LIMITS } from '@skybil/shared';
import type { Advert } from '../advert.js';
import { readAdverts } from '../read-file.js';
import { type BoardAdvert, judge } from './advert.rules.js';

const now = new Date('2026-11-21T12:00:00Z');

async function judged(name: string) {
  const { adverts } = await readAdverts(join(__dirname, '..', 'fixtures', name));
  return new Map(adverts.map((advert) => [advert.at, judge(advert, now)]));
}

const advert = (result: ReturnType<typeof judge> | undefined): BoardAdvert => {
  if (!result || 'reason' in result) throw new Error(`refused: ${result?.reason}`);
  return result.advert;
};

const GIVEN: Advert = {
  at: 1,
  title: 'Cook',
  company: 'A Ltd',
  location: '',
  url: 'https://a.example/1',
  remote: false,
  jobType: '',
  description: '',
  posted: '',
  scraped: '',
  closes: '',
};

it.each(['Skybil Support', 'ЅКУВІӀ', 'Sky bil', 'S&#107;ybil'])(
  'refuses a company named %s, like the board [PERSON-28]',
  (company) => {
    expect(judge({ ...GIVEN, company }, now)).toEqual({
      reason: 'its company bears the name of this board',
    });
  },
);

describe('an entry of Remote OK', () => {
  it('becomes a remote job with a repaired, cleaned description', async () => {
    const results = await judged('remoteok.json');
    expect(advert(results.get(2))).toEqual({
      company: 'Zócalo & Sons',
      kind: 'remote',
      title: 'Senior Backend Engineer',
      description: '<p>What You’ll Do</p><p>Build</p><ul><li>APIs</li></ul>',
      excerpt: 'What You’ll Do Build APIs',
      location: 'Gdańsk',
      salary: '10,000 - 15,000',
      currency: 'USD',
      payMin: 120_000,
      payMax: 180_000,
      payPeriod: 'year',
      workMode: 'Remote',
      openTo: ['PL'],
      language: 'eng',
      category: 'Programming',
      level: 'Senior level',
      nature: 'Remote',
      date: new Date('2026-03-16T00:00:03Z'),
      isExpired: false,
      dateKnown: true,
      sourceUrl: 'https://remoteok.com/remote-jobs/senior-backend-engineer-1',
      sourceName: 'Remote OK',
    });
  });

  it('keeps the paragraphs of plain text, and shows no pay for an hourly rate', async () => {
    const results = await judged('remoteok.json');
    expect(advert(results.get(4))).toMatchObject({
      description: '<p>First line<br />second line</p><p>New paragraph with 5 &lt; 6</p>',
      location: 'Anywhere',
      salary: 'Not disclosed',
      currency: '',
    });
  });

  it('says that it has no description when it contains only the sentence against spam', async () => {
    const results = await judged('remoteok.json');
    const { description } = advert(results.get(6));
    expect(description).toBe(
      '<p>The list this advert came with holds no description; Remote OK shows it in full.</p>',
    );
  });

  it('is refused without title and company, or without a web address', async () => {
    const results = await judged('remoteok.json');
    expect(results.get(3)).toEqual({ reason: 'it has neither a title nor a company' });
    expect(results.get(7)).toEqual({ reason: 'its address is not a plain http or https address' });
  });
});

describe('a row of a Nigerian board', () => {
  it('becomes an on-site job with monthly pay, dated by its scraping', async () => {
    const results = await judged('jobs.csv');
    expect(advert(results.get(2))).toMatchObject({
      kind: 'job',
      location: 'Lagos',
      states: ['Lagos'],
      employmentType: 'Full-time',
      salary: '70,000 - 150,000',
      currency: 'NGN',
      nature: '',
      date: new Date('2026-05-24T20:46:34.035Z'),
      dateKnown: false,
      sourceName: 'Jobberman',
      description:
        '<p>Full Time. The list this advert came with holds no description; Jobberman shows it in full.</p>',
    });
  });

  it('is remote when its place says so', async () => {
    const results = await judged('jobs.csv');
    expect(advert(results.get(10))).toMatchObject({ kind: 'remote', location: 'Anywhere', nature: 'Remote' });
  });

  it('gets its text, its year and its state corrected', async () => {
    const results = await judged('jobs.csv');
    expect(advert(results.get(3))).toMatchObject({
      location: 'Nigeria (place not stated)',
      date: new Date('2026-05-22T00:00:00Z'),
      description: '<p>Hill Clinic is a small hospital.</p><p>It has two "wards", both new.</p>',
    });
    expect(advert(results.get(14))).toMatchObject({
      location: 'Kano',
      date: new Date('2025-12-30T00:00:00Z'),
    });
    expect(advert(results.get(15))).toMatchObject({
      location: 'Rivers',
      salary: 'Not disclosed',
      currency: '',
    });
  });

  it('of Remote OK is repaired and paid by the year', async () => {
    const results = await judged('jobs.csv');
    expect(advert(results.get(11))).toMatchObject({
      kind: 'remote',
      title: 'Assistente Administrativo Cobrança',
      company: 'RG&T Solutions',
      location: 'Curitiba, Paraná, Brasil',
      salary: '2,500 - 4,167',
      currency: 'USD',
    });
  });

  it('is refused when it lists several jobs or names no company', async () => {
    const results = await judged('jobs.csv');
    const collection = { reason: 'it is a page that lists several jobs, not an advert' };
    expect(results.get(6)).toEqual(collection);
    expect(advert(results.get(7)).title).toBe('Relationship Managers');
    expect(results.get(8)).toEqual({ reason: 'it names no company' });
  });
});

describe('a JobPosting', () => {
  it('gets monthly pay and a known place', async () => {
    const results = await judged('postings.json');
    expect(advert(results.get(1))).toMatchObject({
      location: 'Lagos',
      salary: '300,000 - 400,000',
      currency: 'NGN',
      description: '<p>Pipelines &amp; tests</p>',
      sourceName: 'lantern.example',
    });
    expect(advert(results.get(2))).toMatchObject({
      kind: 'remote',
      location: 'Nigeria',
      salary: '1,733',
      currency: 'USD',
    });
  });

  it('is refused after its closing date', async () => {
    const results = await judged('postings.json');
    expect(results.get(3)).toMatchObject({ reason: 'it closed on 2026-05-10' });
  });
});

describe('the limits of an imported advert', () => {
  it('cut long titles and names at a word', () => {
    const { title, company } = advert(
      judge({ ...GIVEN, title: 'cook '.repeat(60), company: 'name '.repeat(60) }, now),
    );
    expect(title).toMatch(/^(cook )*cook…$/);
    expect(title.length).toBeLessThanOrEqual(150);
    expect(company).toMatch(/^(name )*name…$/);
    expect(company.length).toBeLessThanOrEqual(100);
  });

  it('refuse a description that is too long, and an advert without an address', () => {
    expect(judge({ ...GIVEN, description: 'word '.repeat(12_000) }, now)).toEqual({
      reason: 'its description is longer than 50,000 bytes',
    });
    expect(judge({ ...GIVEN, url: '' }, now)).toEqual({ reason: 'it has no address of the original advert' });
  });

  it.each([
    [{ title: ' ', company: '' }, 'it has neither a title nor a company'],
    [{ title: '' }, 'it has no title'],
    [{ title: 'Jobs' }, 'it is a page that lists several jobs, not an advert'],
    [{ company: ' ' }, 'it names no company'],
    [{ company: 'tst' }, 'its company has no real name (“tst”)'],
    [{ company: 'Employers' }, 'its company has no real name (“Employers”)'],
    [{ company: 'Freelancer' }, 'its company has no real name (“Freelancer”)'],
    [{ title: 'Test' }, 'its title names no job (“Test”)'],
    [{ url: ' ' }, 'it has no address of the original advert'],
    [{ url: '/jobs/1' }, 'its address is not a plain http or https address'],
    [{ description: ' '.repeat(200_001) }, 'its description is longer than 50,000 bytes'],
    [{ description: '<p>x</p>'.repeat(3_001) }, 'its description has more than 6,000 tags'],
  ])('refuse %j [JOB-55]', (change, reason) => {
    expect(judge({ ...GIVEN, ...change }, now)).toEqual({ reason });
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['2026-11-21T11:59:59Z', '2026-11-21'],
  ])('refuse an advert that closed at %s [JOB-55, CLOSE-7]', (closes, closingDate) => {
    expect(judge({ ...GIVEN, closes }, now)).toEqual({
      reason: `it closed on ${closingDate}`,
      ended: { sourceUrl: GIVEN.url, closingDate },
    });
  });

  it('keep the closing date of an open advert, and note if it looks expired [CLOSE-7]', () => {
    const closing = (change: Partial<Advert>) => {
      const { closingDate, isExpired } = advert(judge({ ...GIVEN, ...change }, now));
      return [closingDate, isExpired];
    };
    expect(closing({})).toEqual([undefined, false]);
    expect(closing({ closes: '2027-06-30' })).toEqual(['2027-06-30', false]);
    expect(closing({ title: 'Cook (expired)' })).toEqual([undefined, true]);
    expect(closing({ description: '<p>Cook.</p><p>Deadline: 20 November 2026</p>' })).toEqual([
      undefined,
      true,
    ]);
  });

  it.each([{ closes: '2026-11-21' }, { closes: '2026-11-21T12:00:00Z' }, { closes: 'when filled' }])(
    'accept an open advert: %j',
    (change) => {
      expect(advert(judge({ ...GIVEN, ...change }, now)).title).toBe('Cook');
    },
  );

  it('accept markup that the cleaning removes, up to four times the limit', () => {
    const description = `Cook with us.<p>${'<span style="font-family: Arial, sans-serif"></span>'.repeat(2_900)}</p>`;
    expect(description.length).toBeGreaterThan(3 * LIMITS.descriptionBytes);
    expect(advert(judge({ ...GIVEN, description }, now)).excerpt).toBe('Cook with us.');
    const most = `${' '.repeat(199_987)}Cook with us.`;
    expect(advert(judge({ ...GIVEN, description: most }, now)).excerpt).toBe('Cook with us.');
  });

  it('accept a description in every form', () => {
    const described = (description: string, jobType = '') =>
      advert(judge({ ...GIVEN, description, jobType }, now)).description;
    expect(described('&lt;p&gt;Cook&lt;/p&gt;')).toBe('<p>Cook</p>');
    expect(described('<div>One</div><section>Two</section>')).toBe('<p>One</p><p>Two</p>');
    expect(described('<p>One</p><p>&nbsp;</p><p><strong> </strong></p><p>Two</p><br><br>')).toBe(
      '<p>One</p><p>Two</p>',
    );
    expect(described('a & b\n\n\n c <3')).toBe('<p>a &amp; b</p><p>c &lt;3</p>');
    expect(described('***', 'Full Time')).toBe(
      '<p>Full Time. The list this advert came with holds no description; a.example shows it in full.</p>',
    );
  });

  it('remove scripts', () => {
    const description =
      '<img src=x onerror=alert(1)><a href="javascript:alert(1)">go</a><p onclick="x()">Cook</p>';
    expect(advert(judge({ ...GIVEN, description }, now)).description).not.toMatch(
      /onerror|javascript:|onclick|<img/,
    );
  });
});

it('judges a hostile description quickly', () => {
  const began = performance.now();
  for (const piece of ['<br>', ' ', '\n', 'Please mention the word **', '<p>']) {
    judge({ ...GIVEN, description: piece.repeat(200_000 / piece.length) }, now);
  }
  expect(performance.now() - began).toBeLessThan(10_000);
});
