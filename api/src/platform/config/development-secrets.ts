import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../errors/start-error.js';

const NAMES = ['COMPANY_JWT_SECRET', 'FILE_LINK_SECRET', 'LOCAL_AUTH_PRIVATE_KEY'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

/** Stored, so that sign-ins survive a restart. */
export function developmentSecrets(dataDir: string, given: NodeJS.ProcessEnv): Partial<Secrets> {
  if (NAMES.every((name) => given[name])) return {};
  const file = join(dataDir, 'secrets.json');
  return readSecrets(file) ?? makeSecrets(dataDir, file);
}

function readSecrets(file: string): Secrets | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets> | null;
    if (NAMES.every((name) => typeof stored?.[name] === 'string')) {
      createPrivateKey(stored?.LOCAL_AUTH_PRIVATE_KEY ?? '');
      return stored as Secrets;
    }
  } catch {
    // the file is incomplete or was edited: invalid JSON or an invalid key
  }
  // new secrets would sign everybody out and make stored authenticator secrets unreadable
  throw new SettingsError(
    `The secrets in ${file} are damaged. Bring the file back from a backup, or delete it: then new ones are made, and everybody signs in again.`,
  );
}

function makeSecrets(dataDir: string, file: string): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secrets: Secrets = {
    COMPANY_JWT_SECRET: randomBytes(32).toString('base64url'),
    FILE_LINK_SECRET: randomBytes(32).toString('base64url'),
    LOCAL_AUTH_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  mkdirSync(dataDir, { recursive: true });
  // a rename is atomic, so a killed process leaves no partial file
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
