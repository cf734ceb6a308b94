import { makePdf, pdfs } from '../../test/pdfs.js';
import { PdfPool } from './pdf-pool.js';

describe('the reading of PDFs', () => {
  const pool = new PdfPool();
  afterAll(() => pool.onApplicationShutdown());

  it.each([
    ['a plain document', makePdf()],
    ['a document with compressed objects', pdfs.compressed()],
  ])('accepts %s', async (_what, pdf) => {
    await expect(pool.isSafe(pdf)).resolves.toBe(true);
  });

  const unsafe = Object.entries(pdfs).filter(([name]) => name !== 'compressed');
  it.each(unsafe)('refuses one that is %s', async (_what, pdf) => {
    await expect(pool.isSafe(pdf())).resolves.toBe(false);
  });

  it('hides scripts in compressed streams where a byte scan would miss them', () => {
    expect(pdfs.withHiddenScript().includes('JavaScript')).toBe(false);
    expect(pdfs.compressed().length).toBeLessThan(pdfs.withHiddenScript().length);
  });

  it('answers 50 at once, in turn', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, (_none, at) => pool.isSafe(makePdf(String(at)))),
    );
    expect(verdicts.every(Boolean)).toBe(true);
  });

  it('gives up with Retry-After when there is no verdict in ten seconds, and works on', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const verdict = pool.isSafe(makePdf());
    // in this very turn, so that no worker can have answered
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await expect(verdict).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: expect.any(Number) as number },
    });
    await expect(pool.isSafe(makePdf())).resolves.toBe(true);
  });
});
