import { ALLOWED_HTML } from '@skybil/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './pasted-html';
import { EXPECTED } from './samples.expected';
import { textToHtml } from './typed-lists';

const FOLDER = path.join(import.meta.dirname, 'samples');
const files = readdirSync(FOLDER);
/** Between two lines of HTML. */
const LINE_END = /(<\/(?:p|h\d|ul|ol|blockquote|pre)>)(?=<(?:p|h\d|ul|ol|b|pre))/g;

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const pasted = (file: string) =>
  file.endsWith('.txt') ? textToHtml(read(file)) : cleanPastedHtml(read(file));

describe('what was copied in another application', () => {
  it('is tested with 20 samples', () => {
    expect(files).toHaveLength(20);
    expect(Object.keys(EXPECTED).sort()).toEqual(files.sort());
  });

  it.each(files)('keeps lists, headings and rows of tables as lines: %s [CONSOLE-34]', (file) => {
    expect(pasted(file).replaceAll(LINE_END, '$1\n').split('\n')).toEqual(EXPECTED[file]);
  });

  it.each(files)('becomes allowed HTML only: %s [JOB-7]', (file) => {
    const { body } = new DOMParser().parseFromString(pasted(file), 'text/html');
    const elements = [...body.querySelectorAll('*')];
    const names = elements.map(({ tagName }) => tagName.toLowerCase());
    expect(names.filter((name) => !ALLOWED_HTML.tags.includes(name))).toEqual([]);
    const attributes = elements.flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.tagName} ${name} ${value.split(':')[0]}`),
    );
    expect(attributes.filter((each) => !/^A href (https?|mailto)$/.test(each))).toEqual([]);
  });
});
