import { deflateSync } from 'node:zlib';

/** Objects of a document, numbered from 1. The first is the catalog. */
type Objects = string[];

export const PAGE: Objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  stream('BT /F1 12 Tf 20 50 Td (Ada Obi) Tj ET'),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

export function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
}

/** Writes a document with a cross-reference table. */
export function write(objects: Objects, trailer = ''): Buffer {
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

/** Writes a document with all objects in one compressed stream, where a byte scan finds none of their words. */
export function writeCompressed(objects: Objects, type = '/Type /ObjStm'): Buffer {
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

export function withCatalog(entries: string, more: Objects = []): Objects {
  return [`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, ...PAGE.slice(1), ...more];
}

/** An object stream cannot contain a stream, so such a document has an empty page. */
export function withoutContents(objects: Objects): Objects {
  return objects.map((object, at) => (at === 3 ? '<< >>' : object.replace('/Contents 4 0 R ', '')));
}

/** The page with annotations. */
export function withNote(note: string, more: Objects = []): Objects {
  return [
    ...PAGE.map((object, at) => (at === 2 ? object.replace(/>>$/, `/Annots [${note}] >>`) : object)),
    ...more,
  ];
}

/** A link on the page with an action. */
export function withLink(action: string, more: Objects = []): Objects {
  return withNote(`<< /Type /Annot /Subtype /Link /Rect [0 0 200 100] /A ${action} >>`, more);
}

/** Appends a later version of an object. The table points to the version that `offsetOf` finds. */
export function changed(pdf: Buffer, object: string, offsetOf: (text: string) => number): Buffer {
  const before = pdf.toString('latin1');
  const text = `${before}${object}\nendobj\n`;
  const row = `${String(offsetOf(text)).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n${object.split(' ')[0]} 1\n${row}trailer\n<< /Size 9 /Root 1 0 R /Prev ${before.lastIndexOf('xref\n0')} >>`;
  return Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** A document whose table lists no object, so that a viewer scans for them. */
export function withoutRows(objects: Objects): Buffer {
  const text = write(objects).toString('latin1');
  const table = text.slice(text.indexOf('xref\n0'), text.indexOf('trailer\n'));
  return Buffer.from(text.replace(table, 'xref\n0 0\n'), 'latin1');
}

/** A document with extra bytes between its objects and its table. */
export function inserted(pdf: Buffer, more: string): Buffer {
  const text = pdf.toString('latin1');
  const at = text.lastIndexOf('xref\n0');
  const moved = text.slice(at).replace(/startxref\n\d+/, `startxref\n${at + more.length}`);
  return Buffer.from(text.slice(0, at) + more + moved, 'latin1');
}

/** A stream of one object. */
export function packedObject(object: string): string {
  const heading = '100000 0 ';
  const packed = deflateSync(Buffer.from(heading + object, 'latin1')).toString('latin1');
  return stream(packed, `/Type /ObjStm /N 1 /First ${heading.length} /Filter /FlateDecode`);
}
