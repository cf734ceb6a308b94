import { progressBar } from './progress-bar.js';

function written(isTTY: boolean, steps: [done: number, total: number][]): string[] {
  const lines: string[] = [];
  const out = { isTTY, write: (text: string) => lines.push(text) };
  const show = progressBar(out as unknown as NodeJS.WriteStream);
  for (const [done, total] of steps) show(done, total);
  return lines;
}

describe('progressBar', () => {
  it('draws a bar on a terminal and ends it with a line break', () => {
    expect(
      written(true, [
        [0, 4],
        [1, 4],
        [4, 4],
      ]),
    ).toEqual([
      `\r[${'.'.repeat(30)}] 0 of 4`,
      `\r[${'#'.repeat(8)}${'.'.repeat(22)}] 1 of 4`,
      `\r[${'#'.repeat(30)}] 4 of 4\n`,
    ]);
  });

  it('prints a line every five percent elsewhere', () => {
    const steps = Array.from({ length: 41 }, (_, done): [number, number] => [done, 40]);
    expect(written(false, steps)).toEqual(
      Array.from({ length: 20 }, (_, at) => `stored ${2 * at + 2} of 40\n`),
    );
  });

  it('is complete when there is nothing to do', () => {
    expect(written(false, [[0, 0]])).toEqual(['stored 0 of 0\n']);
  });
});
