import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Settings } from './settings.js';

const SECRETS = ['COMPANY_JWT_SECRET', 'FILE_LINK_SECRET', 'LOCAL_AUTH_PRIVATE_KEY'] as const;
const PLACEHOLDER = /change.?me|secret|default|example|password|^(.)\1+$/i;
/** Without these, browsers cannot sign in, names stay blank, and deletions at Clerk never arrive. */
const NEEDED_WITH_CLERK = [
  'CLERK_PUBLISHABLE_KEY',
  'CLERK_SECRET_KEY',
  'CLERK_WEBHOOK_SIGNING_SECRET',
] as const;
const MIN_KEY_BITS = 2048;
const LOOPBACK =
  /^mongodb:\/\/(?:[^@/]*@)?(?:(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:,(?=[^/?])|(?=[/?]|$)))+(?:[/?]|$)/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;
const ORIGIN = /^https?:\/\/[^/?#@]+\/*$/i;
/** Reserved domains (RFC 2606), which `.env.example` uses. */
const EXAMPLE_ADDRESS = /@(?:[^@\s>]+\.)?example(?:\.(?:com|net|org))?>?\s*$/i;
const WITH_PASSWORD = /^mongodb(\+srv)?:\/\/[^:@/]+:[^@/]+@/;

/** Settings that production refuses (RUN-2). @returns a sentence for each, with the setting's name but never its value */
export function unsafeInProduction(settings: Settings, given: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const refuse = (when: boolean, sentence: string) => {
    if (when) problems.push(sentence);
  };
  const secrets = SECRETS.map((name) => [name, settings[name]] as const).filter(([, value]) => value);
  for (const [name, value] of secrets) {
    refuse(
      !value?.startsWith('-----') && PLACEHOLDER.test(value ?? ''),
      `${name} looks like a default value`,
    );
    refuse(secrets.filter(([, other]) => other === value).length > 1, `${name} repeats another secret`);
  }
  const { AUTH_MODE, LOCAL_AUTH_PRIVATE_KEY: own = '', CLERK_JWT_KEY: clerks = '' } = settings;
  const needs = `must be an RSA key of at least ${MIN_KEY_BITS} bits in PEM form`;
  refuse(AUTH_MODE === 'local' && !isStrong(() => createPrivateKey(own)), `LOCAL_AUTH_PRIVATE_KEY ${needs}`);
  refuse(AUTH_MODE === 'clerk' && !isStrong(() => createPublicKey(clerks)), `CLERK_JWT_KEY ${needs}`);
  for (const name of NEEDED_WITH_CLERK) {
    refuse(AUTH_MODE === 'clerk' && !settings[name], `${name} must be set to sign in by Clerk`);
  }
  refuse(!given.PUBLIC_URL, 'PUBLIC_URL must be set');
  problems.push(...publicUrlProblems(settings.PUBLIC_URL));
  for (const name of ['MONGODB_URI', 'SECURITY_LOG_URI'] as const) {
    const uri = settings[name];
    refuse(
      uri !== undefined && !LOOPBACK.test(uri) && !WITH_PASSWORD.test(uri),
      `${name} needs a user and password off loopback`,
    );
  }
  const { MONGODB_URI, SECURITY_LOG_URI } = settings;
  refuse(
    SECURITY_LOG_URI !== undefined && SECURITY_LOG_URI === MONGODB_URI,
    'SECURITY_LOG_URI must name a user of its own, not that of MONGODB_URI',
  );
  refuse(settings.CORS_ORIGINS.includes('*'), 'CORS_ORIGINS must list exact origins, not *');
  refuse(!settings.SMTP_URL, 'SMTP_URL must be set, mail cannot go to the console');
  refuse(
    sendsPasswordInClear(settings.SMTP_URL),
    'SMTP_URL sends a password unencrypted: say smtps://, or end it with ?requireTLS=true',
  );
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'] as const) {
    refuse(EXAMPLE_ADDRESS.test(settings[name]), `${name} must be set to an address of your own`);
  }
  refuse(settings.RATE_LIMITS === 'off', 'RATE_LIMITS must stay on');
  refuse(settings.SAMPLE_DATA === 'on', 'SAMPLE_DATA must stay off');
  refuse(
    settings.AUTH_MODE === 'local' && given.AUTH_MODE !== 'local',
    'AUTH_MODE must say local by name to use the built-in sign-in',
  );
  return problems;
}

function publicUrlProblems(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { protocol, hostname } = new URL(address);
  const isOpen = protocol === 'http:' && !LOOPBACK_HOST.test(hostname);
  return [
    ...(isOpen ? ['PUBLIC_URL must begin with https:// off loopback'] : []),
    ...(ORIGIN.test(address) ? [] : ['PUBLIC_URL must end with its host or port, without path or query']),
  ];
}

/** Without `requireTLS`, the mail library falls back to plain text if the server, or an attacker, does not offer STARTTLS. */
function sendsPasswordInClear(address = ''): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, password, searchParams } = new URL(address);
  const isRequired = searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true';
  return protocol === 'smtp:' && password !== '' && !LOOPBACK_HOST.test(hostname) && !isRequired;
}

function isStrong(read: () => KeyObject): boolean {
  try {
    return (read().asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
  } catch {
    return false;
  }
}
