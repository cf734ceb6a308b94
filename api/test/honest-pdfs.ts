import { randomBytes } from 'node:crypto';
import { PAGE, changed, stream, withCatalog, withLink, withNote, write } from './pdf-writer.ts';

const SCAN_WIDTH = 1_000;

/** A valid PDF with one scanned page: one picture of the given size, which does not compress. */
export function makeScan(bytes: number): Buffer {
  const rows = Math.floor(bytes / SCAN_WIDTH);
  const size = `/Width ${SCAN_WIDTH} /Height ${rows} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const picture = randomBytes(rows * SCAN_WIDTH).toString('latin1');
  return write([
    ...PAGE.slice(0, 2),
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
    stream('q 595 0 0 842 0 0 cm /Im1 Do Q'),
    stream(picture, `/Type /XObject /Subtype /Image ${size}`),
  ]);
}

/** Files of real programs. The check accepts all of them. */
export const honestPdfs = {
  'a scan of five megabytes': () => makeScan(5_000_000),
  'a link to a website': () => write(withLink('<< /S /URI /URI (https://ada.example/%28cv%29) >>')),
  'links to an address and a phone': () =>
    write(withLink('<< /S /URI /URI (mailto:ada@test.example) /Next << /S /URI /URI (tel:+234803) >> >>')),
  'a link without scheme': () => write(withLink('<< /S /URI /URI (www.ada.example/cv) >>')),
  'a link to a file of its author': () =>
    write(withLink('<< /S /URI /URI (file:///C:/Users/ada/linkedin.com/in/ada) >>')),
  'a link to a page': () => write(withLink('<< /S /GoTo /D [3 0 R /Fit] >>')),
  'a part called JavaScript, which links name': () =>
    write(withCatalog('/Dests << /JavaScript [3 0 R /Fit] /JS [3 0 R /Fit] /AA [3 0 R /Fit] >>')),
  'a page to open at': () => write(withCatalog('/OpenAction [3 0 R /XYZ null null 0]')),
  'a page to open at, by an action': () =>
    write(withCatalog('/OpenAction 6 0 R', ['<< /S /GoTo /D [3 0 R /Fit] >>'])),
  'a form': () =>
    write(
      withNote('6 0 R', ['<< /FT /Tx /T (Name) /F 4 /Subtype /Widget /Rect [0 0 9 9] /V (\\(Ada\\)) >>']),
    ),
  'plain text that is nearly the beginning of an object': () =>
    write([...PAGE, stream('BT /F1 12 Tf 20 50 Td (Beat Q1 2021 objectives; drove a trailer) Tj ET')]),
  'an outline': () =>
    write(
      withCatalog('/Outlines 6 0 R', [
        '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
        '<< /Title (JavaScript, Launch and other skills) /Parent 6 0 R /Dest [3 0 R /Fit] >>',
      ]),
    ),
  'an object that was changed later': () => {
    const pdf = write([...PAGE, '<< /Title (Old) >>']);
    return changed(pdf, '6 0 obj\n<< /Title (New) >>', () => pdf.length);
  },
  'no line behind its end, then changes': () => {
    const pdf = write([...PAGE, '<< /Title (Old) >>']);
    return changed(pdf.subarray(0, -1), '6 0 obj\n<< /Title (New) >>', () => pdf.length - 1);
  },
  'a number next to the end of its object': () =>
    Buffer.from(
      write([...PAGE, '12345'])
        .toString('latin1')
        .replace('12345\n', '123456'),
      'latin1',
    ),
} satisfies Record<string, () => Buffer>;
