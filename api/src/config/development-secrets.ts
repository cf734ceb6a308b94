import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['COMPANY_JWT_SECRET', 'FILE_LINK_SECRET', 'LOCAL_AUTH_PRIVATE_KEY'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

/** Secrets of a development board, made at the first start and kept, so that sign-ins outlive a restart. */
export function developmentSecrets(dataDir: string, given: NodeJS.ProcessEnv): Partial<Secrets> {
  if (NAMES.every((name) => given[name])) return {};
  const file = join(dataDir, 'secrets.json');
  return readSecrets(file) ?? makeSecrets(dataDir, file);
}

function readSecrets(file: string): Secrets | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    return NAMES.every((name) => typeof stored[name] === 'string') ? (stored as Secrets) : undefined;
  } catch {
    return undefined;
  }
}

function makeSecrets(dataDir: string, file: string): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secrets: Secrets = {
    COMPANY_JWT_SECRET: randomBytes(32).toString('base64url'),
    FILE_LINK_SECRET: randomBytes(32).toString('base64url'),
    LOCAL_AUTH_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
