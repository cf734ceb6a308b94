import { describe, expect, it } from 'vitest';
import { saveAsPdf, textDocumentOf } from './text-documents.js';

interface Entry {
  name: string;
  content?: string;
  /** What the directory says about the unpacked size. */
  unpacked?: number;
}

const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);
const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** A ZIP whose files are stored as they are. */
function zip(entries: Entry[], comment = ''): Uint8Array {
  const files: number[] = [];
  const directory: number[] = [];
  for (const { name, content = 'x', unpacked = content.length } of entries) {
    const about = [
      ...[20, 0, 0, 0, 0].flatMap((value) => little(value, 2)),
      ...[0, content.length, unpacked].flatMap((value) => little(value, 4)),
      ...little(name.length, 2),
      ...little(0, 2),
    ];
    directory.push(...signs('PK\x01\x02'), ...little(20, 2), ...about, ...little(0, 10));
    directory.push(...little(files.length, 4), ...signs(name));
    files.push(...signs('PK\x03\x04'), ...about, ...signs(name + content));
  }
  const count = little(entries.length, 2);
  const end = [...signs('PK\x05\x06'), ...little(0, 4), ...count, ...count];
  end.push(...little(directory.length, 4), ...little(files.length, 4), ...little(comment.length, 2));
  return Uint8Array.from([...files, ...directory, ...end, ...signs(comment)]);
}

const UTF_16_BYTES = 128;
/** A compound file: a header, then its directory with a name of 64 bytes for each stream. */
function compoundFile(streams: string[]): Uint8Array {
  const entries = streams.flatMap((stream) => {
    const name = [...stream].flatMap((sign) => [sign.charCodeAt(0), 0]);
    return [...name, ...Array.from({ length: UTF_16_BYTES - name.length }, () => 0)];
  });
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...little(0, 504), ...entries]);
}

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}` }));
const CONTENT = { name: '[Content_Types].xml' };
const DOCUMENT = { name: 'word/document.xml' };
const OPEN_DOCUMENT = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' };

describe('textDocumentOf', () => {
  it.each([
    ['a DOCX', zip([CONTENT, DOCUMENT]), 'docx'],
    ['a DOCX with a comment behind the directory', zip([DOCUMENT], 'made by an app'), 'docx'],
    ['a ZIP whose document comes after thousands of files', zip([...many(5_000), DOCUMENT]), undefined],
    ['a DOCX with macros', zip([CONTENT, DOCUMENT, { name: 'word/vbaProject.bin' }]), 'macros'],
    ['a DOCX that says it unpacks to 4 GB', zip([{ ...DOCUMENT, unpacked: 4e9 }]), 'bomb'],
    [
      'a DOCX of many large files',
      zip(Array.from({ length: 12 }, (_, at) => ({ name: `word/${at}.xml`, unpacked: 9e6 }))),
      'bomb',
    ],
    ['an encrypted DOCX', compoundFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']), 'locked'],
    ['a DOC', compoundFile(['Root Entry', '1Table', 'WordDocument']), 'doc'],
    ['an ODT', zip([OPEN_DOCUMENT, { name: 'content.xml' }]), 'odt'],
    ['a Pages document', zip([{ name: 'Index/Document.iwa' }]), 'pages'],
    ['an RTF', Uint8Array.from(signs('{\\rtf1\\ansi CV}')), 'rtf'],
  ])('recognises %s by its bytes [FILE-10]', (_, bytes, kind) => {
    expect(textDocumentOf(bytes)).toBe(kind);
  });

  it.each([
    ['a PDF', Uint8Array.from(signs('%PDF-1.7'))],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff])],
    ['nothing', new Uint8Array()],
    ['a ZIP of other files', zip([{ name: 'holiday.jpg' }])],
    ['an old Excel file', compoundFile(['Root Entry', 'Workbook'])],
    ['a DOCX that was cut off', zip([CONTENT, DOCUMENT]).subarray(0, 90)],
    [
      'a ZIP whose directory is elsewhere',
      zip([DOCUMENT]).map((byte, at, all) => (at === all.length - 4 ? 255 : byte)),
    ],
    ['the first bytes of a ZIP alone', Uint8Array.from(signs('PK\x03\x04'))],
  ])('leaves out %s', (_, bytes) => {
    expect(textDocumentOf(bytes)).toBeUndefined();
  });

  it('reads bytes that are part of a larger buffer', () => {
    const whole = Uint8Array.from([1, 2, 3, ...zip([DOCUMENT])]);
    expect(textDocumentOf(whole.subarray(3))).toBe('docx');
  });
});

describe('saveAsPdf', () => {
  it('names the document and says what to do in one sentence', () => {
    expect(saveAsPdf('docx')).toBe(
      'This is a Word file (DOCX): open it in Word or Google Docs, save it as a PDF, and choose the PDF.',
    );
    expect(saveAsPdf('locked')).toContain('This is an Office file with a password');
  });
});
