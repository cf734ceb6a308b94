import { parentPort } from 'node:worker_threads';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
  ParseSpeeds,
} from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What was found in a PDF. */
export type Finding = 'safe' | 'unsafe' | 'too long';

/**
 * Reads one PDF a message, off the event loop, and answers what it found (FILE-2). Two readers look at it,
 * as they find different things: pdf.js follows the cross-references as a viewer does, pdf-lib lists every object
 * there is, also those in compressed object streams. This file imports nothing of ours, so that tests can run it as it is.
 */
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  findingOf(bytes).then(
    (finding) => parentPort?.postMessage(finding),
    () => parentPort?.postMessage('unsafe' satisfies Finding),
  );
});

const UNSAFE_KEYS = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA']);
const UNSAFE_VALUES = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'FileAttachment']);
/** A whole file ends with this, within as many bytes as viewers look back. */
const END = '%%EOF';
const END_BYTES = 1_024;
/** As `LIMITS.pdfPages` says. */
const MOST_PAGES = 200;

/**
 * One buffer of this size is enough for any file that is let in. Decompressors grow by asking for ever larger ones, so
 * a small file that unpacks to gigabytes stops here; the worker's own limits do not count such memory.
 */
const MAX_BUFFER_BYTES = 67_108_864;
let unpacksToTooMuch = false;
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, given: unknown[], asked) {
    if (typeof given[0] === 'number' && given[0] > MAX_BUFFER_BYTES) {
      unpacksToTooMuch = true;
      throw new RangeError('unpacks to too much');
    }
    return Reflect.construct(target, given, asked) as Uint8Array;
  },
});

async function findingOf(bytes: Uint8Array<ArrayBuffer>): Promise<Finding> {
  if (!Buffer.from(bytes.buffer).subarray(-END_BYTES).includes(END)) return 'unsafe';
  unpacksToTooMuch = false;
  const seen = await viewerFinds(bytes.slice());
  if (seen !== 'safe') return seen;
  return (await objectsAreHarmless(bytes)) && !unpacksToTooMuch ? 'safe' : 'unsafe';
}

async function viewerFinds(data: Uint8Array): Promise<Finding> {
  const task = getDocument({
    data,
    stopAtErrors: true,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const { info } = await document.getMetadata();
    if ('EncryptFilterName' in info && info.EncryptFilterName) return 'unsafe';
    if (document.numPages > MOST_PAGES) return 'too long';
    if ((await document.hasJSActions()) || (await document.getAttachments())) return 'unsafe';
    return (await pagesAreHarmless(document)) ? 'safe' : 'unsafe';
  } finally {
    await task.destroy();
  }
}

async function pagesAreHarmless(document: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return false;
    page.cleanup();
  }
  return document.numPages > 0;
}

/** Throws for an encrypted document. */
async function objectsAreHarmless(bytes: Uint8Array): Promise<boolean> {
  const document = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  return document.context.enumerateIndirectObjects().every(([, object]) => isHarmless(object));
}

function isHarmless(object: PDFObject): boolean {
  if (object instanceof PDFName) return !UNSAFE_VALUES.has(object.decodeText());
  if (object instanceof PDFArray) return object.asArray().every(isHarmless);
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return true;
  return dictionary
    .entries()
    .every(([key, value]) => !UNSAFE_KEYS.has(key.decodeText()) && isHarmless(value));
}
