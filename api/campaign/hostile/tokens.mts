import { createHmac, createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';

type Claims = Record<string, unknown>;

const NOW = () => Math.floor(Date.now() / 1_000);
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

function rs256(header: Claims, claims: Claims, key: string): string {
  const text = `${encoded({ ...header, alg: 'RS256' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}

function hmac(header: Claims, claims: Claims, secret: string, bits = 256): string {
  const text = `${encoded({ ...header, alg: `HS${bits}` })}.${encoded(claims)}`;
  return `${text}.${createHmac(`sha${bits}`, secret).update(text).digest('base64url')}`;
}

/** Errors in claims with a valid signature. */
function wrongClaims(claims: Claims): [name: string, claims: Claims][] {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  return [
    ['without a session', without('sid')],
    ['without a person', without('sub')],
    ['without an issuer', without('iss')],
    ['for another service', { ...claims, aud: 'https://evil.example' }],
    ['for several services', { ...claims, aud: ['https://evil.example'] }],
    ['of another issuer', { ...claims, iss: 'https://evil.example' }],
    ['that is over', { ...claims, exp: NOW() - 60 }],
    ['of a session nobody has', { ...claims, sid: '665f1c2e9b3e4a0012ab34cd' }],
    ['of a person nobody is', { ...claims, sub: '665f1c2e9b3e4a0012ab34cd' }],
    ['of an order', { ...claims, sub: { $gt: '' } }],
  ];
}

/** Tokens that an attacker can make from a valid one, and some that only the board could sign. None is accepted. */
export function forgedSeekerTokens(token: string, privateKey: string): [name: string, token: string][] {
  const [head, body, signature] = token.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const publicKey = createPublicKey(createPrivateKey(privateKey))
    .export({ type: 'spki', format: 'pem' })
    .toString();
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const unsigned = ['none', 'None', 'NONE', '', null].map((alg): [string, string] => [
    `alg ${alg}`,
    `${encoded({ ...header, alg })}.${body}.`,
  ]);
  const wrong = [
    ...wrongClaims(claims),
    ['of another party', { ...claims, azp: 'https://evil.example' }] as const,
  ];
  return [
    ...unsigned,
    ['signed with the public key as a secret', hmac(header, claims, publicKey)],
    ['signed by somebody else', rs256(header, claims, other.privateKey)],
    [
      'with a key of its own',
      rs256({ ...header, jwk: 'x', jku: 'https://evil.example/keys' }, claims, other.privateKey),
    ],
    ['changed', `${head}.${encoded({ ...claims, sub: 'x' })}.${signature}`],
    ['without a signature', `${head}.${body}.`],
    ['cut', `${head}.${body}`],
    ...wrong.map(([name, changed]): [string, string] => [name, rs256(header, changed, privateKey)]),
  ];
}

export function forgedCompanyTokens(token: string, secret: string): [name: string, token: string][] {
  const [head, body, signature] = token.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const wrong = [...wrongClaims(claims), ['for another purpose', { ...claims, purpose: 'seeker' }] as const];
  return [
    ['alg none', `${encoded({ ...header, alg: 'none' })}.${body}.`],
    ['signed with an empty secret', hmac(header, claims, '')],
    ['signed with a guessed secret', hmac(header, claims, 'secret')],
    ['signed in another way', hmac(header, claims, secret, 512)],
    ['changed', `${head}.${encoded({ ...claims, version: 1 })}.${signature}`],
    ['without a signature', `${head}.${body}.`],
    ...wrong.map(([name, changed]): [string, string] => [name, hmac(header, changed, secret)]),
  ];
}
