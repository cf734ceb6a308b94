import { generateKeyPairSync } from 'node:crypto';
import { loadSettings } from '../src/platform/config/load-settings.js';
import { SettingsError } from '../src/platform/errors/start-error.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const PRIVATE_PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
export const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Valid settings for production with Clerk. */
export const SAFE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example.ng',
  MONGODB_URI: 'mongodb://board:Fx7-canary@db.internal:27017/skybil?replicaSet=rs0',
  AUTH_MODE: 'clerk',
  CLERK_JWT_KEY: PUBLIC_PEM,
  CLERK_ISSUER: 'https://clerk.jobs.example.ng',
  CLERK_PUBLISHABLE_KEY: 'pk_live_Y2xlcmsuam9icy5leGFtcGxlLm5nJA',
  CLERK_SECRET_KEY: 'sk_live_Fx7canary',
  CLERK_WEBHOOK_SIGNING_SECRET: 'whsec_Gy5canary',
  COMPANY_JWT_SECRET: 'kq3Vt8Zr1Wn6Xy4Lb9Gd2Hs7Jf5Pc0Mu',
  FILE_LINK_SECRET: 'Aq9Sw2De8Fr1Gt7Hy3Ju6Ki4Lo5Zp0Xc',
  SMTP_URL: 'smtps://mailer:Gy5-canary@mail.internal',
  MAIL_FROM: 'Skybil <no-reply@jobs.example.ng>',
  SUPPORT_EMAIL: 'help@jobs.example.ng',
};
/** Valid settings for production with the built-in sign-in. */
export const LOCAL = { ...SAFE, AUTH_MODE: 'local', LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM };

/** The message for invalid settings. */
export function refusal(env: NodeJS.ProcessEnv): string {
  try {
    loadSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return 'nothing was refused';
}
