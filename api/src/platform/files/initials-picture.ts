import { createHash } from 'node:crypto';
import { LIGHT } from '@skybil/shared';

/** White letters have a contrast of 4.5:1 on each of them. */
const { brand, pending, notice, accepted } = LIGHT;
const TINTS = [brand, pending, notice, '#7A3E9D', '#A1375B', accepted, '#4A5A8C', '#6B5B1E'];
const LETTERS = /^(?:[\p{L}\p{N}]{1,2}|•)$/u;

export function tintOf(name: string): number {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % TINTS.length;
}

const tintNumber = (tint: unknown): number => (/^\d$/.test(String(tint)) ? Number(tint) : NaN);

export function initialsPicture(letters: string, tint: unknown): string | undefined {
  const colour = TINTS[tint === undefined ? tintOf(letters) : tintNumber(tint)];
  if (!LETTERS.test(letters) || !colour) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img">
<title>${letters}</title>
<rect width="96" height="96" fill="${colour}"/>
<text x="48" y="48" dy=".35em" text-anchor="middle" fill="#FFFFFF" font-family="system-ui, sans-serif" font-size="40" font-weight="600">${letters}</text>
</svg>`;
}
