import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { unsafeInProduction } from './production-rules.js';
import { developmentSecrets } from './development-secrets.js';
import { Settings } from './settings.js';

/** A setting is missing, malformed or unsafe. The message names settings, never their values. Exit code 78. */
export class SettingsError extends Error {}

/**
 * Reads and checks the environment. Outside production missing secrets are made once and kept in
 * `DATA_DIR/secrets.json`.
 * @throws SettingsError naming every wrong setting
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const production = given.NODE_ENV === 'production';
  const defaults: Partial<Settings> = {
    PUBLIC_URL: `http://localhost:${given.PORT ?? 3000}`,
    AUTH_MODE: given.CLERK_SECRET_KEY || given.CLERK_JWT_KEY ? 'clerk' : 'local',
    SAMPLE_DATA: production ? 'off' : 'on',
    ...(production ? {} : developmentSecrets(given.DATA_DIR ?? '.data', given)),
  };
  const settings = plainToInstance(Settings, pick({ ...defaults, ...given }));
  const problems = validateSync(settings).flatMap((error) => Object.values(error.constraints ?? {}));
  if (production) problems.push(...unsafeInProduction(settings, given));
  if (problems.length > 0) {
    throw new SettingsError(`These settings are missing or wrong: ${problems.join('; ')}. See .env.example.`);
  }
  settings.PUBLIC_URL = settings.PUBLIC_URL.replace(/\/+$/, '');
  return settings;
}

/** Only settings, so that the rest of the environment is neither kept nor validated. */
function pick(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => SETTING_NAMES.has(name)));
}

const SETTING_NAMES = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'MONGODB_URI',
  'AUTH_MODE',
  'CLERK_PUBLISHABLE_KEY',
  'CLERK_SECRET_KEY',
  'CLERK_JWT_KEY',
  'CLERK_ISSUER',
  'CLERK_AUTHORIZED_PARTIES',
  'CLERK_WEBHOOK_SIGNING_SECRET',
  'LOCAL_AUTH_PRIVATE_KEY',
  'COMPANY_JWT_SECRET',
  'FILE_LINK_SECRET',
  'CORS_ORIGINS',
  'TRUST_PROXY_HOPS',
  'RATE_LIMITS',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SOCIAL_LINKS',
  'SAMPLE_DATA',
  'FILE_STORE',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'LOG_LEVEL',
]);
