import { jsonBytes } from './json-bytes.js';

const rows = (count: number) => Array.from({ length: count }, (_none, at) => ({ at, title: `“${at}”` }));

describe('the bytes of an answer', () => {
  it.each([
    ['nothing', {}],
    ['what has no list', { success: true, message: 'Ọ́kẹ́', job: { title: '"' } }],
    ['an empty list', { jobs: [], total: 0 }],
    ['a list of one part', { jobs: rows(100), total: 100 }],
    ['a list of two parts', { success: true, jobs: rows(101), total: 101 }],
    ['a list whose parts are whole', { jobs: rows(300) }],
    ['two long lists', { jobs: rows(250), others: rows(120) }],
    ['what is not there', { gone: undefined, jobs: rows(150), asOf: undefined, last: null }],
  ])('are those of JSON: %s', async (_, answer) => {
    expect((await jsonBytes(answer)).toString()).toBe(JSON.stringify(answer));
  });

  it('are written so that others are served between the parts of a long list [JOB-37]', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await jsonBytes({ jobs: rows(1_000) });
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});
