import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { weighPages } from './page-weights.ts';

describe('what a page weighs', () => {
  let dist: string;
  const write = (file: string, bytes: number) =>
    // what cannot be made smaller
    writeFileSync(path.join(dist, file), randomBytes(bytes));

  before(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'skybil-weights-'));
    mkdirSync(path.join(dist, 'assets'));
    mkdirSync(path.join(dist, '.vite'));
    for (const name of ['start', 'vendor', 'home', 'list', 'dialog']) write(`assets/${name}.js`, 1_000);
    write('assets/vendor.js.br', 500);
    writeFileSync(
      path.join(dist, 'index.html'),
      `<style>a { color: ${randomBytes(500).toString('hex')} }</style>
       <script type="module" src="/assets/start.js"></script><link rel="modulepreload" href="/assets/vendor.js">`,
    );
    const manifest = {
      '_list.js': { file: 'assets/list.js', imports: ['_vendor.js'] },
      '_vendor.js': { file: 'assets/vendor.js' },
      'Home.tsx': {
        file: 'assets/home.js',
        imports: ['_vendor.js', '_list.js'],
        dynamicImports: ['Dialog.tsx'],
      },
      'Dialog.tsx': { file: 'assets/dialog.js' },
    };
    writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(
      path.join(dist, 'entry-server.cjs'),
      `exports.seekerPages = async () => ({
        pageAt: (address) => ({ address, questions: [{ about: 'jobs' }] }),
        dataOf: (page, [{ jobs }]) => ({ many: jobs.length }),
        render: () => '${randomBytes(1_000).toString('hex')}',
      })`,
    );
  });
  after(() => rmSync(dist, { recursive: true }));

  const weigh = (scriptBytes: number, styleBytes = 2_000, brings = ['Home.tsx'], htmlBytes = 4_000) =>
    weighPages(dist, dist, [{ page: 'home', brings, scriptBytes, address: '/', htmlBytes }], styleBytes);

  test('is what the site starts with and what the page imports, each once, as it is sent', async () => {
    const { table, failures } = await weigh(3_600);
    assert.deepEqual(failures, []);
    const names = [...table.matchAll(/ ([a-z]+)\.js/g)].map(([, name]) => name);
    assert.deepEqual(names.sort(), ['home', 'list', 'start', 'vendor']);
    assert.match(table, /^ +500 {4}vendor\.js$/m);
  });

  test('may be no more than its budget, and the page that is too heavy is named [LIGHT-1]', async () => {
    assert.match((await weigh(3_400)).failures.join(), /^script of the home: \d+ bytes too many$/);
    assert.match((await weigh(3_600, 300)).failures.join(), /^styles of any page: \d+ bytes too many$/);
    const rendered = await weigh(3_600, 2_000, ['Home.tsx'], 1_500);
    assert.match(rendered.failures.join(), /^the home itself: \d+ bytes too many$/);
  });

  test('is not guessed where a page is no file of its own any more', async () => {
    await assert.rejects(weigh(9_000, 2_000, ['Gone.tsx']), /Gone\.tsx is no file of its own/);
  });
});
