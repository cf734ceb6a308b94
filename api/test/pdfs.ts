import { deflateSync } from 'node:zlib';

/** Objects of a document, numbered from 1; the first is the catalog. */
type Objects = string[];

const PAGE: Objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  stream('BT /F1 12 Tf 20 50 Td (Ada Obi) Tj ET'),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
}

/** Writes a document with a table of cross-references. */
function write(objects: Objects, trailer = ''): Buffer {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Writes a document whose objects hide in one compressed stream; a byte scan finds none of their words. */
function writeCompressed(objects: Objects, type = '/Type /ObjStm'): Buffer {
  const [holder, table] = [objects.length + 1, objects.length + 2];
  let at = 0;
  const index = objects.map((object, number) => {
    const entry = `${number + 1} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const heading = `${index.join(' ')} `;
  const packed = deflateSync(Buffer.from(heading + objects.join(' '), 'latin1')).toString('latin1');
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const holderAt = text.length;
  const entries = `${type} /N ${objects.length} /First ${heading.length} /Filter /FlateDecode`;
  text += `${holder} 0 obj\n${stream(packed, entries)}\nendobj\n`;
  const tableAt = text.length;
  const row = (kind: number, where: number, position: number) =>
    Buffer.from([kind, where >> 8, where & 0xff, position]);
  const rows = Buffer.concat([
    row(0, 0, 0),
    ...objects.map((_, position) => row(2, holder, position)),
    row(1, holderAt, 0),
    row(1, tableAt, 0),
  ]);
  const width = `/Type /XRef /W [1 2 1] /Size ${table + 1} /Root 1 0 R`;
  text += `${table} 0 obj\n${stream(rows.toString('latin1'), width)}\nendobj\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function withCatalog(entries: string, more: Objects = []): Objects {
  return [`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, ...PAGE.slice(1), ...more];
}

/** A stream cannot be inside an object stream, so such a document has an empty page. */
function withoutContents(objects: Objects): Objects {
  return objects.map((object, at) => (at === 3 ? '<< >>' : object.replace('/Contents 4 0 R ', '')));
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const ENCRYPTION = [
  '/Filter /Standard /V 1 /R 2 /P -44',
  `/O <${'28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'}>`,
  `/U <${'0F3B6A1C9D5E27A8F1C2B3D4E5F60718293A4B5C6D7E8F90A1B2C3D4E5F60718'}>`,
].join(' ');

/** A valid PDF of one page, 700 bytes. `mark` makes two of them differ. */
export function makePdf(mark = ''): Buffer {
  return write([...PAGE, `<< /Mark (${mark.replace(/[^\w ]/g, '')}) >>`]);
}

/** A valid PDF of so many empty pages. */
export function makeLongPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3);
  return write([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...numbers.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'),
  ]);
}

export const pdfs = {
  compressed: () => writeCompressed(withoutContents(PAGE)),
  encrypted: () => write([...PAGE, `<< ${ENCRYPTION} >>`], '/Encrypt 6 0 R /ID [<00> <00>]'),
  truncated: () => makePdf().subarray(0, 600),
  garbage: () => Buffer.from('%PDF-1.7\nnothing of a document\n%%EOF\n'),
  withOpenAction: () => write(withCatalog('/OpenAction 6 0 R', [SCRIPT])),
  withNamedScript: () => write(withCatalog('/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', [SCRIPT])),
  withEscapedScript: () => write(withCatalog('/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>')),
  withHiddenScript: () => writeCompressed(withoutContents(withCatalog('/OpenAction 6 0 R', [SCRIPT]))),
  /** A viewer reads this stream as one of objects, though it does not say that it is. */
  withUntypedHiddenScript: () =>
    writeCompressed(withoutContents(withCatalog('/OpenAction 6 0 R', [SCRIPT])), ''),
  withPageScript: () =>
    write(PAGE.map((object, at) => (at === 2 ? object.replace(/>>$/, `/AA << /O ${SCRIPT} >> >>`) : object))),
  /** 0.1 MB that unpack to 80 MB. */
  withBomb: () => writeCompressed(withoutContents([...PAGE, ' '.repeat(80_000_000)])),
  withLaunch: () => write(withCatalog('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  withForm: () => write(withCatalog('/AcroForm << /Fields [] /XFA (form) >>')),
  withNotedFile: () =>
    write(
      PAGE.map((object, at) =>
        at === 2
          ? object.replace(/>>$/, '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] >>] >>')
          : object,
      ),
    ),
  /** Somewhere in the file, where no page or name leads. */
  withLooseFile: () => write([...PAGE, '<< /Type /Filespec /F (a.exe) /EF << >> >>']),
  withLooseFileStream: () => write([...PAGE, stream('MZ', '/Type /EmbeddedFile')]),
  withLooseScript: () => write([...PAGE, '<< /S /Rendition /JS (app.alert\\(1\\)) >>']),
  withLooseAction: () => write([...PAGE, '[<< /S /JavaScript >>]']),
  withoutPages: () =>
    write(PAGE.map((object, at) => (at === 1 ? '<< /Type /Pages /Kids [] /Count 0 >>' : object))),
  withEmbeddedFile: () =>
    write(
      withCatalog('/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>', [
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        stream('MZ', '/Type /EmbeddedFile'),
      ]),
    ),
};
