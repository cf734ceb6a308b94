import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfObjects } from './pdf-objects.mts';
import { isHarmless } from './pdf-rules.mts';

export type Finding = 'safe' | 'unsafe' | 'too long';

/** Equals `LIMITS.pdfPages`. */
const MAX_PAGES = 200;

/**
 * Every object is read and judged, then pdf.js opens the pages like a viewer. A file that either cannot read is unsafe
 * (FILE-2). This file and its imports import no other code of the board, so that tests can run it from source.
 */
export default async function findingOf(bytes: Uint8Array<ArrayBuffer>): Promise<Finding> {
  try {
    const contents = new PdfObjects(Buffer.from(bytes.buffer).toString('latin1'));
    return isHarmless(contents) ? await viewerFinds(bytes) : 'unsafe';
  } catch {
    return 'unsafe';
  }
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
    if (document.numPages > MAX_PAGES) return 'too long';
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      page.cleanup();
    }
    return document.numPages > 0 ? 'safe' : 'unsafe';
  } finally {
    await task.destroy();
  }
}
