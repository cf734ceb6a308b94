import { ReportRows } from './report-rows.js';

const row = (at: number) => ({ at, title: `Cook ${at}`, reason: 'it names no company' });

describe('ReportRows', () => {
  it('lists the first ten thousand rows of the file, in whatever order they arrive [JOB-56]', () => {
    const rows = new ReportRows();
    for (let at = 25_000; at >= 1; at -= 1) rows.skipped('refused', row(at));
    const listed = rows.inOrder();
    expect(listed).toHaveLength(10_000);
    expect(listed[0]).toEqual({
      line: 1,
      outcome: 'refused',
      title: 'Cook 1',
      reason: 'it names no company',
    });
    expect(listed.at(-1)?.line).toBe(10_000);
  });
});
