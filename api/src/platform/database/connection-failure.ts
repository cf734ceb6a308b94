import { SettingsError, StartError } from '../errors/start-error.js';

const AUTHENTICATION_FAILED = 18;
const UNAUTHORIZED = 13;

export function isOfConnection(error: unknown): boolean {
  const { name = '', code } = (error ?? {}) as { name?: string; code?: unknown };
  return /ServerSelection/.test(name) || code === AUTHENTICATION_FAILED || code === UNAUTHORIZED;
}

/** Does not quote the driver's messages, which may contain the address with its password. */
export function connectionFailure(setting: 'MONGODB_URI' | 'SECURITY_LOG_URI', error: unknown): StartError {
  const { name = '', message = '', code } = error as { name?: string; message?: string; code?: unknown };
  if (code === AUTHENTICATION_FAILED)
    return new SettingsError(`The database refuses the sign-in. Check user and password in ${setting}.`);
  if (code === UNAUTHORIZED)
    return new SettingsError(
      `The database lets its user do too little. Give the user of ${setting} its role.`,
    );
  if (/^options? .* (is|are) not supported$/.test(message))
    return new SettingsError(`${setting} is no address of a database: ${message}.`);
  if (/Parse|InvalidArgument|TypeError|URIError/.test(name))
    return new SettingsError(
      `${setting} is no address of a database. In user and password all but letters and digits is written as %XX.`,
    );
  return new StartError(`The database does not answer. Check ${setting}.`);
}
