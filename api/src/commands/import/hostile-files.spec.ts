import type { Advert } from './advert.js';
import { readText } from './read-file.js';
import { judge } from './rules/advert.rules.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const COOK: Advert = {
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
const DESCRIPTION = 200_000;
/** Quadratic time would take ten times as long. */
const MAX_CPU_SECONDS = 3;

/** Repeats a text up to a length, and adds an end that no pattern matches. */
const many = (text: string, characters = DESCRIPTION) =>
  `${text.repeat(Math.floor((characters - 1) / text.length))}x`;

function cpuSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('a hostile advert', () => {
  it.each([
    '\n',
    '\r\n',
    ' \n\n',
    '\n\u00a0',
    '<br>',
    '<br/ ',
    'Please mention the word **',
    'Please mention the word **a** ',
    'Please mention the word **a**<',
    'Please mention the word **a** read the job post completely',
    '<div ',
    '<section>',
    '<a title="',
    '<p><strong>',
    '&lt;p',
    '&nbsp;',
    '&#10;',
    'Ã',
    'a\u0301',
  ])('is judged in linear time when its description repeats %j [JOB-34]', (text) => {
    const judgeMany = () => judge({ ...COOK, description: many(text) }, NOW);
    expect(cpuSeconds(judgeMany)).toBeLessThan(MAX_CPU_SECONDS);
  });

  it.each([
    ['salary', '1 '],
    ['salary', ' '],
    ['salary', 'per '],
    ['salary_min', ' '],
    ['job_type', 'remote '],
    ['job_type', 'temp'],
    ['location', ' and '],
    ['posted_date', '1:11 '],
    ['description', '""'],
  ])('is read in linear time when its column %s repeats %j [JOB-34]', (column, text) => {
    const file = `title,company,url,${column}\nCook,A Ltd,https://a.example/1,"${many(text)}"\n`;
    const readAndJudge = () => readText(file, 'a.csv').adverts.map((advert) => judge(advert, NOW));
    expect(cpuSeconds(readAndJudge)).toBeLessThan(MAX_CPU_SECONDS);
  });

  it.each(['title', 'company', 'location', 'url', 'jobType', 'posted', 'scraped', 'closes'])(
    'is refused when its %s is too long',
    (field) => {
      expect(judge({ ...COOK, [field]: many('https://a.example/', 5_000) }, NOW)).not.toEqual({
        reason: expect.stringContaining('5,000 characters'),
      });
      expect(judge({ ...COOK, [field]: 'a'.repeat(5_001) }, NOW)).toEqual({
        reason: expect.stringMatching(/^its .* is longer than 5,000 characters$/),
      });
    },
  );
});

describe('a hostile JSON file', () => {
  const POSTING = { '@type': 'JobPosting', title: 'Cook' };
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

  it.each([
    ['lists', '[', ']'],
    ['graphs', '{"@graph":[', ']}'],
  ])('is read without an entry of 200,000 nested %s [JOB-34]', (_, open, close) => {
    const inner = nested(open, close, 200_000);
    const file = `[${JSON.stringify(POSTING)},${inner},${JSON.stringify(POSTING)}]`;
    const { adverts, refusals } = readText(file, 'a.json');
    expect(adverts.map(({ title }) => title)).toEqual(['Cook', 'Cook']);
    expect(refusals).toEqual([{ at: 2, title: '', reason: expect.stringMatching(/^it is /) }]);
  });

  it('gives the reason for refusing an entry with too many levels', () => {
    const { refusals } = readText(
      `[${JSON.stringify(POSTING)},${nested('{"@graph":[', ']}', 30)}]`,
      'a.json',
    );
    expect(refusals).toEqual([{ at: 2, title: '', reason: 'it is nested deeper than 40 levels' }]);
  });

  it('keeps an advert with a deeply nested value in an unused field', () => {
    const text = JSON.stringify({ ...POSTING, title: 'A "[[[" \\' }).replace(
      '}',
      `,"x":${nested('[', ']', 99)}}`,
    );
    expect(readText(`[${text}]`, 'a.json').adverts).toMatchObject([{ title: 'A "[[[" \\' }]);
  });

  it.each(['[', '{"a":'])('that never closes 200,000 times %s is reported as incomplete', (open) => {
    expect(() => readText(open.repeat(200_000), 'a.json')).toThrow('a.json is not complete JSON.');
  });
});
