import { createHash, createHmac, type KeyLike, timingSafeEqual } from 'node:crypto';

/** The first secret signs, the previous ones only verify (RUN-11). */
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

export function pemsWithFormer(pem: string, former = ''): [string, ...string[]] {
  return [pem, ...(former.match(PEM) ?? [])];
}

/** The `kid` of tokens. It reveals nothing about the key. */
export function keyIdOf(key: string | Buffer): string {
  return createHash('sha256').update('id of ').update(key).digest('base64url').slice(0, 8);
}

export function hmacOf(key: KeyLike, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function constantTimeEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether one of the keys has signed the text with {@link hmacOf}. */
export function isSigned(keys: readonly KeyLike[], text: string, signature: string): boolean {
  return keys.some((key) => constantTimeEqual(signature, hmacOf(key, text)));
}

export function keyIdIn(token: string): string | undefined {
  try {
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown;
    const kid = (header as { kid?: unknown } | null)?.kid;
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
