import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What each sheet of A4 reads that comes out of the printer for the page as it is now. */
export async function printed(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4' }));
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  const { numPages, getPage } = await task.promise.then((pdf) => ({
    numPages: pdf.numPages,
    getPage: (number: number) => pdf.getPage(number),
  }));
  const sheets: string[] = [];
  for (let number = 1; number <= numPages; number += 1) {
    const { items } = await (await getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return sheets;
}
