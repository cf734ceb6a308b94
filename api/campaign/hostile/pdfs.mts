import { deflateSync } from 'node:zlib';
import { PAGE, packedObject, write } from '../../test/pdf-writer.ts';
import { makeLongPdf, makePdf, pdfs } from '../../test/pdfs.ts';

const MB = 2 ** 20;

/** Valid PDFs that are also something else. */
export const POLYGLOTS: Record<string, () => Buffer> = {
  'a PDF of 201 pages': () => makeLongPdf(201),
  'a page behind a PDF': () =>
    Buffer.concat([makePdf(), Buffer.from(`<script>alert(1)</script>${' '.repeat(2_000)}`)]),
  'a page before a PDF': () =>
    Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), makePdf()]),
  'a ZIP behind a PDF': () => Buffer.concat([makePdf(), Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000)]),
  'a program before a PDF': () => Buffer.concat([Buffer.from('MZ\u0090\u0000'), makePdf()]),
  'a PDF within a PDF that has a script': () => Buffer.concat([makePdf(), pdfs.withOpenAction()]),
  'half a PDF twice': () => Buffer.concat([makePdf().subarray(0, 300), makePdf().subarray(300, 600)]),
};

/** Small PDFs that are expensive to read. The check refuses them at once or at its time limit. */
export const SLOW_PDFS: Record<string, () => Buffer> = {
  'many small objects': () => withObjects('<< >>', 5 * MB),
  'nested lists': () => withObjects('['.repeat(50_000) + ']'.repeat(50_000), 4 * MB),
  'nested dictionaries': () => withObjects('<< /A '.repeat(20_000) + '1' + ' >>'.repeat(20_000), 4 * MB),
  'pages within pages': () => ofPages(40_000),
  'a list of numbers': () => withObjects(`[${'1 '.repeat(1_000_000)}]`, 4 * MB),
  'tables that lead to tables': () => ofTables(60),
  'pages among many that are none': () => ofBranches(150_000),
  'packed lists of numbers': () =>
    write([...PAGE, ...Array<string>(30).fill(packedObject(`[${'1 '.repeat(499_000)}]`))]),
  'packed dictionaries': () => pdfs.withManyPackedValues(),
  'a packed string of escapes': () => write([...PAGE, packedObject(`(${'\\1'.repeat(15_000_000)})`)]),
  'a name without end': () => withObjects(`/${'#41'.repeat(1_000_000)}`, 4 * MB),
};

/** A document that repeats the bytes of one object. */
function withObjects(object: string, bytes: number): Buffer {
  const found: string[] = [];
  for (let [number, length] = [10, 0]; length < bytes - 2_000; number += 1) {
    const text = `${number} 0 obj\n${object}\nendobj\n`;
    length += text.length;
    if (length < bytes) found.push(text);
  }
  const pdf = makePdf();
  const at = pdf.lastIndexOf('xref\n0');
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(found.join(''), 'latin1'), brokenTable(pdf)]);
}

/** Each cross-reference table points to the previous one, compresses well and lists no object. */
function ofTables(count: number): Buffer {
  const rows = 100_000;
  const packed = deflateSync(Buffer.alloc(rows * 4)).toString('latin1');
  let text = makePdf().toString('latin1');
  let before = text.lastIndexOf('xref\n0');
  for (let number = 10; number < 10 + count; number += 1) {
    const entries = `/Type /XRef /W [1 2 1] /Index [${number * rows} ${rows}] /Size ${(number + 1) * rows} /Root 1 0 R`;
    const at = text.length;
    text += `${number} 0 obj\n<< ${entries} /Prev ${before} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
    before = at;
  }
  return Buffer.from(`${text}startxref\n${before}\n%%EOF\n`, 'latin1');
}

/** A page tree with 200 pages after a number of empty nodes. */
function ofBranches(count: number): Buffer {
  return write([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}${'4 0 R '.repeat(200)}] /Count 200 >>`,
    '<< /Type /Pages /Kids [] /Count 0 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ]);
}

/** Nested page trees with a single page each. */
function ofPages(depth: number): Buffer {
  let text = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  for (let number = 2; number < depth; number += 1)
    text += `${number} 0 obj\n<< /Type /Pages /Kids [${number + 1} 0 R] /Count 1 >>\nendobj\n`;
  text += `${depth} 0 obj\n<< /Type /Page /MediaBox [0 0 9 9] >>\nendobj\n`;
  return Buffer.from(`${text}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1');
}

/** A table with wrong offsets, so that a reader scans the whole file. */
function brokenTable(pdf: Buffer): Buffer {
  return Buffer.from(
    pdf
      .subarray(pdf.lastIndexOf('trailer'))
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n9'),
    'latin1',
  );
}
