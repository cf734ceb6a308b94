import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@skybil/shared';
import { honestPdfs } from '../../../test/honest-pdfs.js';
import { makeLongPdf, makePdf, pdfs } from '../../../test/pdfs.js';
import { PdfPool } from './pdf-pool.js';

describe('PdfPool', () => {
  const pool = new PdfPool();
  const ada = { account: 'ada', address: '10.0.0.1' };
  afterAll(() => pool.onApplicationShutdown());

  it.each([
    ['a plain document', makePdf()],
    ['a document with compressed objects', pdfs.compressed()],
    ['a document with the maximum number of pages', makeLongPdf(LIMITS.pdfPages)],
  ])('accepts %s', async (_what, pdf) => {
    await expect(pool.read(pdf, ada)).resolves.toBe('safe');
  });

  it.each(Object.entries(honestPdfs))('accepts a document with %s', async (_what, pdf) => {
    await expect(pool.read(pdf(), ada)).resolves.toBe('safe');
  });

  // written by word processors, browsers, TeX, scanners and libraries; with links, forms, outlines and signatures
  const written = join(__dirname, '../../../test/honest-pdfs');
  it.each(readdirSync(written))('accepts a document by another program: %s [FILE-2]', async (file) => {
    await expect(pool.read(readFileSync(join(written, file)), ada)).resolves.toBe('safe');
  });

  it('has at least fifty valid documents to test with [FILE-2]', () => {
    expect(readdirSync(written).length + Object.keys(honestPdfs).length).toBeGreaterThanOrEqual(50);
  });

  const unsafe = Object.entries(pdfs).filter(([name]) => name !== 'compressed');
  it.each(unsafe)('refuses a document that is %s [BUDGET-22, FILE-9]', async (_what, pdf) => {
    await expect(pool.read(pdf(), ada)).resolves.toBe('unsafe');
  });

  it('refuses a document with one page too many, whatever its pages contain', async () => {
    await expect(pool.read(makeLongPdf(LIMITS.pdfPages + 1), ada)).resolves.toBe('too long');
  });

  it('finds scripts in compressed streams, where a byte scan would miss them [FILE-2, FILE-9]', () => {
    expect(pdfs.withHiddenScript().includes('JavaScript')).toBe(false);
    expect(pdfs.compressed().length).toBeLessThan(pdfs.withHiddenScript().length);
  });

  it('stops the worker of a file that takes too long and reads the next file', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(1));
    await expect(pool.read(makeLongPdf(LIMITS.pdfPages), ada)).resolves.toBe('too slow');
    timeout.mockRestore();
    await expect(pool.read(makePdf(), ada)).resolves.toBe('safe');
  });

  it('answers 50 concurrent reads', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, (_none, at) =>
        pool.read(makePdf(String(at)), { account: `person ${at}`, address: `10.0.0.${at}` }),
      ),
    );
    expect(new Set(verdicts)).toEqual(new Set(['safe']));
  });
});
