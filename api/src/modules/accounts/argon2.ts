import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';

/** argon2id by default, 19 MiB, two passes, one lane (SIGN-1). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hash(secret: string): Promise<string> {
  return argon2Hash(secret, PARAMETERS);
}

export function verify(stored: string, secret: string): Promise<boolean> {
  return argon2Verify(stored, secret);
}

export function isWeak(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=/.exec(stored);
  if (!found) return true;
  return Number(found[1]) < PARAMETERS.memoryCost || Number(found[2]) < PARAMETERS.timeCost;
}
