import { stripVTControlCharacters } from 'node:util';
import { decode } from 'html-entities';

const CP1252 = new TextDecoder('windows-1252');
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Bytes by the character that Windows-1252 or Latin-1 reads them as. */
const BYTES = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte += 1) {
  BYTES.set(String.fromCharCode(byte), byte);
  BYTES.set(CP1252.decode(Uint8Array.of(byte)), byte);
}
const CONTINUATIONS = [...BYTES].filter(([, byte]) => byte <= 0xbf).map(([character]) => character);
const CONTINUATION = `[${CONTINUATIONS.join('')}]`;
const SEQUENCE = new RegExp(
  `[\\u00c2-\\u00df]${CONTINUATION}|[\\u00e0-\\u00ef]${CONTINUATION}{2}|[\\u00f0-\\u00f4]${CONTINUATION}{3}`,
  'g',
);
const CONTROLS = /[\u0080-\u009f]/;
/** Western, Polish and Nigerian letters, accents, punctuation, signs and emoji. Other characters may be intended. */
const EXPECTED = /^[\u0080-\u017f\u0300-\u036f\u1e00-\u1eff\u2000-\u2bff\ufe0f\ufeff\u{1f000}-\u{1faff}]$/u;

/**
 * Repairs UTF-8 that was read as Windows-1252 or Latin-1 ('ParanÃ¡' to 'Paraná') where the result is certain. Runs
 * twice, because some texts were mis-decoded twice.
 */
export function repairEncoding(text: string): string {
  return repairOnce(repairOnce(text));
}

function repairOnce(text: string): string {
  return text.replace(SEQUENCE, (sequence) => {
    const bytes = [...sequence].map((character) => BYTES.get(character) ?? 0);
    try {
      const meant = UTF8.decode(Uint8Array.from(bytes));
      return CONTROLS.test(sequence) || EXPECTED.test(meant) ? meant : sequence;
    } catch {
      return sequence;
    }
  });
}

export function plainText(given: string): string {
  return stripVTControlCharacters(decode(repairEncoding(given)))
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function cutText(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const cut = letters.slice(0, limit - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
