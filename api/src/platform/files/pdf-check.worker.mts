import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfObjects } from './pdf-objects.mts';
import { isHarmless } from './pdf-rules.mts';

/** What was found in a PDF. */
export type Finding = 'safe' | 'unsafe' | 'too long';

/** As `LIMITS.pdfPages` says. */
const MOST_PAGES = 200;

/**
 * Reads a PDF off the event loop (FILE-2). First every object in the file is read and judged, then pdf.js opens its pages as
 * a viewer does. What one of them cannot read is unsafe.
 * This file and those that it imports need nothing else of ours, so that tests can run it as it is.
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
    if (document.numPages > MOST_PAGES) return 'too long';
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      page.cleanup();
    }
    return document.numPages > 0 ? 'safe' : 'unsafe';
  } finally {
    await task.destroy();
  }
}
