import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfObjects } from './pdf-objects.mts';
import { isHarmless } from './pdf-rules.mts';

/** What was found in a PDF. */
export type Finding = 'safe' | 'unsafe' | 'too long';

/**
 * Reads one PDF a message, off the event loop, and answers what it found (FILE-2). First every object in the file is
 * read and judged, then pdf.js opens its pages as a viewer does. What one of them cannot read is unsafe.
 * This file and those that it imports need nothing else of ours, so that tests can run it as it is.
 */
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  findingOf(bytes).then(
    (finding) => parentPort?.postMessage(finding),
    () => parentPort?.postMessage('unsafe' satisfies Finding),
  );
});

/** As `LIMITS.pdfPages` says. */
const MOST_PAGES = 200;

async function findingOf(bytes: Uint8Array<ArrayBuffer>): Promise<Finding> {
  const contents = new PdfObjects(Buffer.from(bytes.buffer).toString('latin1'));
  return isHarmless(contents) ? viewerFinds(bytes) : 'unsafe';
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
