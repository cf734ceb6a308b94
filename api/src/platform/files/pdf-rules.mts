import type { PdfContents } from './pdf-objects.mts';
import { Dict, Name, Ref, Text, type Value } from './pdf-syntax.mts';

/** Active content. An array is a link target of that name: a CV may have a section called `JavaScript`. */
const UNSAFE_KEYS = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'RichMediaContent',
  'Encrypt',
]);
/** A viewer may fetch an external file. */
const FILE_KEYS = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
const KIND_KEYS = new Set(['S', 'Subtype', 'Subtype2', 'Type']);
const UNSAFE_KINDS = new Set(
  [
    ['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'GoTo3DView', 'RichMediaExecute'],
    ['Movie', 'Sound', 'Rendition', 'Screen', 'RichMedia', '3D', 'PS'],
    ['FileAttachment', 'EmbeddedFile', 'Filespec'],
  ].flat(),
);
/** Word processors write `file` links, which work only on the computer of the author. */
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'file']);

/** Links, forms and signatures are allowed. Without a click, only going to a page and printing are (FILE-2). */
export function isHarmless({ dicts, streams, objects }: PdfContents): boolean {
  const resolved = (value: Value): readonly Value[] =>
    value instanceof Ref ? (objects.get(value.number) ?? []) : [value];
  const isSafeEntry = (key: string, value: Value | undefined): boolean => {
    if (value === undefined) return true;
    if (KIND_KEYS.has(key)) return !isUnsafeKind(value);
    if (UNSAFE_KEYS.has(key)) return Array.isArray(value) && key !== 'XFA';
    if (FILE_KEYS.has(key)) return !resolved(value).some((found) => found instanceof Text);
    if (key === 'OpenAction') return resolved(value).every(opensPage) && resolved(value).length > 0;
    if (key === 'URI' || key === 'Base') return resolved(value).every(isSafeAddress);
    return true;
  };
  return (
    dicts.every(({ keys, values }) => keys.every((key, at) => isSafeEntry(key, values[at]))) &&
    // the data of such a stream is in another file
    !streams.some(({ keys }) => keys.includes('F') || keys.includes('Ref')) &&
    ![...objects.values()].some((versions) => versions.some(isUnsafeKind))
  );
}

function isUnsafeKind(value: Value): boolean {
  return value instanceof Name && UNSAFE_KINDS.has(value.text);
}

function opensPage(value: Value): boolean {
  if (!(value instanceof Dict)) return !(value instanceof Ref);
  const [kind, command] = [nameIn(value, 'S'), nameIn(value, 'N')];
  const isPlain = kind === 'GoTo' || (kind === 'Named' && command === 'Print');
  return isPlain && value.get('Next') === undefined;
}

function nameIn(dict: Dict, key: string): string | undefined {
  const value = dict.get(key);
  return value instanceof Name ? value.text : undefined;
}

function isSafeAddress(value: Value): boolean {
  if (value instanceof Ref) return false;
  if (!(value instanceof Text)) return true;
  const address = decoded(value.bytes)
    .replace(/[\0-\x20]/g, '')
    .replaceAll('\\', '/')
    .toLowerCase();
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme === undefined) return !address.startsWith('//');
  // three slashes mean the local computer
  if (scheme === 'file') return /^file:\/\/\/(?!\/)/.test(address);
  return SAFE_SCHEMES.has(scheme);
}

function decoded(bytes: string): string {
  const isWide = bytes.startsWith('\xfe\xff');
  const text = isWide ? Buffer.from(bytes, 'latin1').swap16().toString('utf16le') : bytes;
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
