import { createHash } from 'node:crypto';

/** Backgrounds that white letters reach 4.5:1 on. */
const TINTS = ['#0B6B4D', '#1D5FBF', '#8A5200', '#7A3E9D', '#A1375B', '#1B6E3C', '#4A5A8C', '#6B5B1E'];
const NO_LETTERS = '•';
const LETTERS = /^(?:[\p{L}\p{N}]{1,2}|•)$/u;

/** One or two letters for a name: 'Ada Obi' is AO, 'Paystack' is P; a name without letters is a dot. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const letters = words.slice(0, 2).map((word) => firstOf(firstOf(word).toUpperCase()));
  return letters.join('') || NO_LETTERS;
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}

/** The same name always has the same tint. */
export function tintOf(name: string): number {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % TINTS.length;
}

const tintNumber = (tint: unknown): number => (/^\d$/.test(String(tint)) ? Number(tint) : NaN);

/** The picture, or nothing when these are not initials or there is no such tint. */
export function initialsPicture(letters: string, tint: unknown): string | undefined {
  const colour = TINTS[tint === undefined ? tintOf(letters) : tintNumber(tint)];
  if (!LETTERS.test(letters) || !colour) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img">
<title>${letters}</title>
<rect width="96" height="96" fill="${colour}"/>
<text x="48" y="48" dy=".35em" text-anchor="middle" fill="#FFFFFF" font-family="system-ui, sans-serif" font-size="40" font-weight="600">${letters}</text>
</svg>`;
}
