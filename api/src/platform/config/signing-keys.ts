import { createHash, createHmac, type KeyLike, timingSafeEqual } from 'node:crypto';

/** A secret and those it has taken the place of, which check what they signed and sign nothing more (RUN-11). */
export function withFormer(secret: string, former = ''): [string, ...string[]] {
  return [
    secret,
    ...former
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ];
}

const PEM = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** The same for keys in PEM form, which follow one another. */
export function pemsWithFormer(pem: string, former = ''): [string, ...string[]] {
  return [pem, ...(former.match(PEM) ?? [])];
}

/** The name of a key, by which a token says what it was signed with; it tells nothing of the key. */
export function keyIdOf(key: string | Buffer): string {
  return createHash('sha256').update('id of ').update(key).digest('base64url').slice(0, 8);
}

export function macOf(key: KeyLike, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What a token says of the key that it was signed with; undefined where it says nothing. */
export function keyIdIn(token: string): string | undefined {
  try {
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown;
    const kid = (header as { kid?: unknown } | null)?.kid;
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
