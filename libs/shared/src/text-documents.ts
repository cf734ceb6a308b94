/** Text documents that people send in place of a PDF: what each is called, and what opens it. */
const TEXT_DOCUMENTS = {
  docx: ['a Word file (DOCX)', 'Word or Google Docs'],
  doc: ['an old Word file (DOC)', 'Word or Google Docs'],
  macros: ['a Word file with macros (DOCM)', 'Word or Google Docs'],
  locked: ['an Office file with a password', 'Word with its password'],
  odt: ['an OpenDocument file (ODT)', 'Google Docs or LibreOffice'],
  pages: ['a Pages document', 'Pages'],
  rtf: ['a rich text file (RTF)', 'Word'],
  bomb: ['a file that would unpack to more than 100 MB', 'the app that made it'],
} as const;
export type TextDocument = keyof typeof TEXT_DOCUMENTS;

const MAX_UNPACKED = 100_000_000;
const LATIN1 = new TextDecoder('latin1');

/** Names the document and says what to do. */
export function saveAsPdf(kind: TextDocument): string {
  const [name, app] = TEXT_DOCUMENTS[kind];
  return `This is ${name}: open it in ${app}, save it as a PDF, and choose the PDF.`;
}

/** Reads the first bytes and the list of files in a ZIP. Nothing is unpacked. */
export function textDocumentOf(bytes: Uint8Array): TextDocument | undefined {
  if (startsWith(bytes, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return inCompoundFile(bytes);
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  return startsWith(bytes, 'PK\x03\x04') ? inZip(bytes) : undefined;
}

/** The container of DOC, and of encrypted Office files. It names its streams in UTF-16. */
function inCompoundFile(bytes: Uint8Array): TextDocument | undefined {
  const text = LATIN1.decode(bytes);
  const holds = (stream: string) => text.includes([...stream].join('\0'));
  if (holds('EncryptedPackage')) return 'locked';
  return holds('WordDocument') ? 'doc' : undefined;
}

const ODT = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** Length of the header before the name of a file in a ZIP. */
const LOCAL_HEADER = 30;

function inZip(bytes: Uint8Array): TextDocument | undefined {
  const { names, unpacked } = zipDirectory(bytes);
  if (unpacked > MAX_UNPACKED) return 'bomb';
  if (names.has('word/vbaProject.bin')) return 'macros';
  if (names.has('word/document.xml')) return 'docx';
  if (startsWith(bytes.subarray(LOCAL_HEADER), ODT)) return 'odt';
  return names.has('Index/Document.iwa') ? 'pages' : undefined;
}

const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** A text document has some dozens. More would only cost time. */
const MAX_ENTRIES = 5_000;

/** What a ZIP says about its first files, without reading them. */
function zipDirectory(bytes: Uint8Array): { names: Set<string>; unpacked: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  let unpacked = 0;
  let end = bytes.length - END_BYTES;
  const first = Math.max(0, end - MAX_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  let at = end >= first ? view.getUint32(end + 16, true) : bytes.length;
  for (let entry = 0; entry < MAX_ENTRIES && at + ENTRY_BYTES <= bytes.length; entry += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) break;
    unpacked += view.getUint32(at + 24, true);
    const nameEnds = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    names.add(LATIN1.decode(bytes.subarray(at + ENTRY_BYTES, nameEnds)));
    at = nameEnds + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { names, unpacked };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}
