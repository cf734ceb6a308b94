import { createHmac, generateKeyPairSync } from 'node:crypto';
import { type Claims, inSeconds, makeToken } from './tokens.js';

const ISSUER = 'https://clerk.test.example';
export const PARTY = 'https://app.test.example';
const WEBHOOK_KEY = Buffer.from('a key of a webhook, known to tests');

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const CLERK_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const CLERK_PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Settings of a board whose seekers sign in at a simulated Clerk. */
export const CLERK_ENV = {
  AUTH_MODE: 'clerk',
  CLERK_JWT_KEY: CLERK_PUBLIC_KEY,
  CLERK_ISSUER: ISSUER,
  CLERK_AUTHORIZED_PARTIES: `https://other.test.example, ${PARTY}`,
  CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${WEBHOOK_KEY.toString('base64')}`,
};

export function clerkClaims(sub: string): Claims {
  return {
    sub,
    sid: `sess_${sub}`,
    iss: ISSUER,
    azp: PARTY,
    iat: inSeconds(-1),
    nbf: inSeconds(-1),
    exp: inSeconds(60),
  };
}

/** The header of a seeker who signed in at Clerk. */
export function clerkSeeker(sub: string, change: Claims = {}): { authorization: string } {
  const token = makeToken({ alg: 'RS256', kid: 'ins_test' }, { ...clerkClaims(sub), ...change }, CLERK_KEY);
  return { authorization: `Bearer ${token}` };
}

/** The headers of a webhook (https://www.standardwebhooks.com), as Svix sends them for Clerk. */
export function webhookHeaders(id: string, body: string, timestamp = inSeconds(0), key = WEBHOOK_KEY) {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(timestamp), 'svix-signature': `v1,${signature}` };
}
