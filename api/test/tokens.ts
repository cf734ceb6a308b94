import { createHmac, sign } from 'node:crypto';

export type Claims = Record<string, unknown>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT with any header and claims, signed as the header says; `none` has no signature. */
export function makeToken(
  header: { alg: string; [name: string]: unknown },
  claims: Claims,
  key = '',
): string {
  const content = `${encode({ typ: 'JWT', ...header })}.${encode(claims)}`;
  if (header.alg === 'none') return `${content}.`;
  const signature = header.alg.startsWith('HS')
    ? createHmac(`sha${header.alg.slice(2)}`, key)
        .update(content)
        .digest('base64url')
    : sign(`sha${header.alg.slice(2)}`, Buffer.from(content), key).toString('base64url');
  return `${content}.${signature}`;
}

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
