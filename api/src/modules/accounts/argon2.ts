import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';

/** argon2id by default, 19 MiB, two passes, one lane (SIGN-1). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hash(secret: string): Promise<string> {
  return argon2Hash(secret, PARAMETERS);
}

export function verify(stored: string, secret: string): Promise<boolean> {
  return argon2Verify(stored, secret);
}

export function parseHash(stored: string): 'current' | 'weak' {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!found) return 'weak';
  const [memory, passes] = [Number(found[1]), Number(found[2])];
  return memory >= PARAMETERS.memoryCost && passes >= PARAMETERS.timeCost ? 'current' : 'weak';
}
