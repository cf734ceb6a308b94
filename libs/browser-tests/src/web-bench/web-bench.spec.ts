import { expect, test } from '../fixtures.ts';
import { compare } from './compare.ts';
import { blockingTime, type Figures, median, medians } from './load-figures.ts';
import { conditions, NETWORKS } from './networks.ts';
import { replaceBetweenMarks, MARKS, type Row, toMarkdown } from './report.ts';

const LOAD: Figures = {
  ...{ first: 1_500, FCP: 1_400, LCP: 1_600, CLS: 0.001, TBT: 40, requests: 6 },
  ...{ html: 9_000, script: 80_000, css: 0, images: 3_000, data: 0, other: 0 },
};
const row = (who: Row['who'], runs: Figures[]): Row => ({ network: '3G', page: 'home', who, runs });

test.describe('npm run bench:web', { tag: '@desktop' }, () => {
  test('loads a page of the board, the same page as a static file, and React’s hello world', async ({
    board,
    browser,
  }) => {
    const scope = { networks: NETWORKS.slice(-1), pages: 1, rounds: 1 };
    const rows = await compare(board.address, browser, scope);
    expect(rows.map(({ who, page, runs }) => [who, page, runs.length])).toEqual([
      ['board', 'home', 1],
      ['static file', 'home', 1],
      ['React’s hello world', 'hello world', 1],
    ]);
    const [ours, file, hello] = rows.map(({ runs }) => runs[0]);
    for (const { first, FCP, LCP, html, requests } of [ours, file, hello] as Figures[])
      for (const figure of [first, FCP, LCP, html, requests]) expect(figure).toBeGreaterThan(0);
    expect(file?.script).toBe(0);
    expect(ours?.script).toBeGreaterThan(hello?.script ?? Infinity);
    expect(ours?.filtersINP).toBeGreaterThan(0);
    expect(ours?.typingINP).toBeGreaterThan(0);
  });

  test('emulates the networks of Lighthouse', () => {
    const [slow, faster] = NETWORKS.map(conditions);
    expect(slow?.latency).toBe(1_125);
    expect(faster?.latency).toBe(562.5);
    expect(Math.round(slow?.downloadThroughput ?? 0)).toBe((630 * 1_024) / 8);
  });

  test('takes the median of each figure', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    const runs = [LOAD, { ...LOAD, FCP: 1, LCP: 9_000 }, { ...LOAD, FCP: 2_000, LCP: 8_000 }];
    expect(medians(runs)).toEqual({ ...LOAD, LCP: 8_000 });
  });

  test('sums the time of long tasks beyond 50 ms since the first paint', () => {
    expect(
      blockingTime({
        FCP: 100,
        long: [
          [20, 900],
          [100, 80],
          [300, 51],
        ],
      }),
    ).toBe(31);
  });

  test('shows the ratio of a page to its static file', () => {
    const file = { ...LOAD, first: 1_000, LCP: 1_600 };
    const table = toMarkdown([row('board', [LOAD]), row('static file', [file])], 'Today.');
    expect(table).toMatch(/^Today\.\n\n### 3G\n/);
    expect(table).toMatch(/\| home \| board \| 1,500 \| 1,400 \| 1,600 \| 40 \| 0\.001 \| 1\.50 \| 1\.00 \|/);
    expect(table).toMatch(/\| home \| static file \| 1,000 \|.*\| 0\.001 \|  \|  \|/);
    expect(table).toMatch(/\| home \| board \| 6 \| 92\.0 \| 9\.0 \| 80\.0 \|  \| 3\.0 \|  \|  \|/);
  });

  test('replaces only the text between the marks', () => {
    const document = `# Before\n\n${MARKS.join('\n\nold\n\n')}\n\nAfter\n`;
    expect(replaceBetweenMarks(document, 'new')).toBe(`# Before\n\n${MARKS.join('\n\nnew\n\n')}\n\nAfter\n`);
    expect(() => replaceBetweenMarks('# No place', 'new')).toThrow(/has no place/);
  });
});
