import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Advert, UnusableFile } from './advert.js';
import { openAdverts, readAdverts, readText } from './read-file.js';

const fixture = (name: string) => readAdverts(join(__dirname, 'fixtures', name));

describe('a CSV', () => {
  it('finds columns by name and keeps each row’s line number', async () => {
    const { format, adverts, refusals } = await fixture('jobs.csv');
    expect(format).toBe('csv');
    expect(adverts.map(({ at, title }) => `${at} ${title}`)).toEqual([
      '2 Cashier',
      '3 Nurse',
      '6 Jobs',
      '7 Relationship Managers',
      '8 Driver',
      '10 DevOps Engineer',
      '11 Assistente Administrativo CobranÃ§a',
      '13 Cashier again',
      '14 Analyst',
      '15 Clerk',
    ]);
    expect(refusals).toEqual([{ at: 9, title: '', reason: 'it has more or fewer columns than the header' }]);
  });

  it('moves a text in the job type column to the description', async () => {
    const { adverts } = await fixture('jobs.csv');
    expect(adverts[0]).toMatchObject({ jobType: 'Full Time', description: '', remote: false });
    expect(adverts[1]?.jobType).toBe('');
    expect(adverts[1]?.description).toBe('Hill Clinic is a small hospital.\n\nIt has two "wards", both new.');
    expect(adverts[6]).toMatchObject({ jobType: '', description: '', remote: true });
  });

  it('takes other column names in any order, a byte order mark and a single salary column', () => {
    const text =
      '\uFEFFLink,Company Name,Job Title,Remote,Salary,Notes\r\nhttps://a.example/1,A Ltd,Cook,yes,"NGN 90,000",x\r\n';
    const [advert] = readText(text, 'a.csv').adverts;
    expect(advert).toMatchObject({
      at: 2,
      title: 'Cook',
      company: 'A Ltd',
      url: 'https://a.example/1',
      remote: true,
    });
    expect(advert?.pay).toEqual({ min: 90_000, max: 90_000, currency: 'NGN' });
  });

  it('refuses the rows after an open quotation mark, and no others', () => {
    const { adverts, refusals } = readText(
      'title,company,url\nA,B,https://a.example\n"C,D,x\nE,F,y\n',
      'a.csv',
    );
    expect(adverts).toHaveLength(1);
    expect(refusals).toEqual([{ at: 3, title: '', reason: 'a quotation mark in it is never closed' }]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('takes %s as the separator [JOB-18]', (_, mark) => {
    const rows = [
      ['"Title"', 'Company', 'URL', 'Salary'],
      ['"Cook, first"', 'Mama Ñ', 'https://a.example/1', '90,000'],
    ];
    const { adverts, refusals } = readText(rows.map((row) => row.join(mark)).join('\r\n'), 'a.csv');
    expect(adverts).toMatchObject([{ title: 'Cook, first', company: 'Mama Ñ', url: 'https://a.example/1' }]);
    expect(refusals).toEqual([]);
  });

  it('needs columns for title, company and address', () => {
    expect(() => readText('id,title\n1,Cook\n', 'a.csv')).toThrow(
      'This CSV has no column named company, url.',
    );
  });
});

describe('the Remote OK feed', () => {
  it('starts with a notice that is neither an advert nor a refusal', async () => {
    const { format, adverts, refusals } = await fixture('remoteok.json');
    expect(format).toBe('remoteok');
    expect(adverts.map(({ at }) => at)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(refusals).toEqual([{ at: 8, title: '', reason: 'it is not an entry of the feed' }]);
    expect(adverts.every(({ remote, scraped }) => remote && scraped === '2026-03-17T04:00:15.000Z')).toBe(
      true,
    );
  });

  it('counts dollars a year, except where the advert names the same figures in another currency', async () => {
    const { adverts } = await fixture('remoteok.json');
    expect(adverts[0]?.pay).toEqual({ min: 120_000, max: 180_000, currency: 'USD', per: 'year' });
    expect(adverts[3]?.pay).toBeUndefined();
  });

  it('takes a date in seconds', async () => {
    const { adverts } = await fixture('remoteok.json');
    expect(adverts[2]?.posted).toBe('2026-03-14T21:00:10.000Z');
  });
});

describe('JobPosting data', () => {
  it('takes a graph whose nodes refer to each other', async () => {
    const { format, adverts, refusals } = await fixture('postings.json');
    expect([format, adverts.length, refusals.length]).toEqual(['jsonposting', 3, 0]);
    expect(adverts[0]).toMatchObject({
      title: 'Data Engineer',
      company: 'Lantern Labs',
      location: 'Ikeja, Lagos, Nigeria',
      jobType: 'Full Time',
      posted: '2026-05-01',
      closes: '2026-12-31',
      remote: false,
      pay: { min: 3_600_000, max: 4_800_000, currency: 'NGN', per: 'year' },
    });
    expect(adverts[1]).toMatchObject({ company: 'Night Line', remote: true, location: 'Nigeria' });
  });

  it('takes one object or a list', () => {
    const posting = { '@type': 'JobPosting', title: 'Cook', baseSalary: 90_000, salaryCurrency: 'NGN' };
    expect(readText(JSON.stringify(posting), 'a.json').adverts).toHaveLength(1);
    const [, second] = readText(JSON.stringify([posting, posting]), 'a.json').adverts;
    expect(second).toMatchObject({ at: 2, pay: { min: 90_000, max: 90_000, currency: 'NGN' } });
  });

  it('gives no monthly pay for an hourly rate without fixed hours', () => {
    const baseSalary = { currency: 'USD', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } };
    const read = (employmentType: string) =>
      readText(JSON.stringify({ '@type': 'JobPosting', baseSalary, employmentType }), 'a.json').adverts[0]
        ?.pay;
    expect(read('PART_TIME')).toBeUndefined();
    expect(read('FULL_TIME')).toEqual({ min: 20, max: 30, currency: 'USD', per: 'hour' });
  });
});

describe('reading a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string | Buffer) => {
    const path = join(folder, 'file.txt');
    writeFileSync(path, content);
    return path;
  };

  it.each([
    ['an empty file', '', 'file.txt is empty.'],
    ['bytes that are no text', Buffer.from([80, 75, 0, 3]), 'file.txt is not a text file.'],
    ['incomplete JSON', '[{"position":', 'file.txt is not complete JSON.'],
    [
      'other JSON',
      '{"a":1}',
      'file.txt is neither a Remote OK feed, a CSV with a header, nor JobPosting data.',
    ],
  ])('reports in one sentence: %s', async (_, content, sentence) => {
    await expect(readAdverts(file(content))).rejects.toThrow(new UnusableFile(sentence));
  });

  it('rejects a missing file, a folder, and a file larger than 50 MB', async () => {
    await expect(readAdverts(join(folder, 'none.csv'))).rejects.toThrow(
      'There is no file none.csv that can be read.',
    );
    await expect(readAdverts(folder)).rejects.toThrow(UnusableFile);
    const large = file('x');
    truncateSync(large, 50 * 1024 * 1024);
    await expect(readAdverts(large)).rejects.toThrow('file.txt is not a text file.');
    truncateSync(large, 50 * 1024 * 1024 + 1);
    await expect(readAdverts(large)).rejects.toThrow(
      'file.txt is larger than 50 MB; split it into smaller files.',
    );
  });

  it('reads a file from a Windows program', async () => {
    const read = await readAdverts(
      file(Buffer.from('title,company,url\nCaf\xe9,A,https://a.example\n', 'latin1')),
    );
    expect(read.adverts[0]?.title).toBe('Café');
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('reads a file in %s [JOB-18]', async (_, encode) => {
    const { adverts } = await readAdverts(file(encode('title,company,url\nỌlá,Ñandú,https://a.example\n')));
    expect(adverts).toMatchObject([{ title: 'Ọlá', company: 'Ñandú' }]);
  });

  it('rejects a file of another format than the given one', () => {
    expect(() => readText('{"a":1}', 'a.json', 'jsonposting')).toThrow('This file holds no JobPosting.');
    expect(() => readText('{"a":1}', 'a.json', 'remoteok')).toThrow(UnusableFile);
  });
});

describe('a CSV that is too large for memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const description = `"Ọ ${'x'.repeat(5_000)}\n"`;
  const ROWS = 900;
  const line = (at: number) => `Cook ${at},A,https://a.example/${at},${description}`;
  const rows = [
    'title,company,url,description',
    ...Array.from({ length: ROWS }, (_, at) => line(at)),
    'short,row',
  ];

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['what Windows writes', (text: string) => Buffer.from(text.replaceAll('Ọ', 'ñ'), 'latin1')],
  ])('is streamed in %s [JOB-18]', async (_, encode) => {
    const path = join(folder, 'large.csv');
    writeFileSync(path, encode(`${rows.join('\n')}\n`));
    const read = await openAdverts(path);
    if (!('fractionRead' in read)) throw new Error('it was read as a whole');
    const adverts: Advert[] = [];
    for await (const advert of read.adverts) {
      if (adverts.length === 0) expect(read.fractionRead()).toBeLessThan(0.5);
      adverts.push(advert);
    }
    expect(adverts).toHaveLength(ROWS);
    expect(adverts.at(-1)).toMatchObject({ at: 2 * ROWS, title: `Cook ${ROWS - 1}` });
    expect(adverts[0]?.description).toMatch(/^[Ọñ] xxx/);
    expect(read.refused.named).toEqual([
      { at: 2 * ROWS + 2, title: '', reason: 'it has more or fewer columns than the header' },
    ]);
    expect(read.fractionRead()).toBe(1);
  });
});
