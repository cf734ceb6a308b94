import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelText, readModel } from './model.js';

describe('the file of a model', () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds the whole model, even a word like “constructor”', () => {
    const features = new Map([
      ['constructor', { idf: 3.2, weight: -0.25 }],
      ['pay ¤', { idf: 2, weight: 1.5 }],
    ]);
    const model = { bias: -1.25, unknownIdf: 8.1, features };
    const file = join(folder, 'model.json');
    writeFileSync(file, modelText(model));
    expect(readModel(file)).toEqual(model);
  });
});
