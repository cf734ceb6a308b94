import { describe, expect, it } from 'vitest';
import { exactSize, fileSize, grouped, megabytes } from './figures.js';
import * as LIMITS from './limits.js';
import * as MESSAGES from './messages.js';

describe('figures in texts', () => {
  it('are grouped by thousands', () => {
    expect([grouped(1_000), grouped(999), grouped(10_000)]).toEqual(['1,000', '999', '10,000']);
  });

  it('give file sizes in whole megabytes', () => {
    expect([megabytes(LIMITS.pdfBytes), megabytes(LIMITS.logoBytes)]).toEqual(['5 MB', '2 MB']);
  });

  it.each([
    [1, '1 kB'],
    [217_000, '212 kB'],
    [1_022_976, '999 kB'],
    [1_023_488, '1.0 MB'],
    [LIMITS.pdfBytes, '5.0 MB'],
  ])('give a download of %i bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });

  it('give exact bytes to programs', () => {
    expect(exactSize(LIMITS.logoBytes)).toBe('2 MiB (2,097,152 bytes)');
  });

  it('are used in the messages', () => {
    expect(MESSAGES.fileTooLarge).toBe('That file is too large. PDFs may have 5 MB, logos 2 MB.');
    expect(MESSAGES.descriptionTooLarge).toBe(
      'That description is too long. Keep it under 50,000 characters.',
    );
  });
});
