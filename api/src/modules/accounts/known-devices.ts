import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { hmacOf, isSigned, withFormer } from '../../platform/config/signing-keys.js';
import type { Visitor } from './visitor.js';

const KNOWN_DEVICE = 'known_device';

const LIFE_SECONDS = LIMITS.knownDeviceDays * 86_400;
/** Accounts per browser; the least recently signed-in one goes first. */
const MAX_ACCOUNTS = 8;
const ACCOUNT_CHARACTERS = 16;

interface Device {
  name: string;
  accounts: string[];
}

/**
 * Recognizes devices on which an account signed in before, by a signed cookie (SIGN-12). Failures of a known device are
 * counted apart, so that strangers cannot lock the owner out. The cookie signs nobody in.
 */
@Injectable()
export class KnownDevices {
  private readonly keys: [Buffer, ...Buffer[]];
  private readonly attributes: string;

  constructor(settings: Settings) {
    const [now, ...former] = withFormer(settings.COMPANY_JWT_SECRET, settings.COMPANY_JWT_SECRET_FORMER);
    this.keys = [keyOf(now), ...former.map(keyOf)];
    const secure = settings.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Max-Age=${LIFE_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
  }

  nameOf({ knownDevice }: Visitor, account: string): string | undefined {
    const device = this.read(knownDevice);
    return device?.accounts.some((known) => this.fingerprints(account).includes(known))
      ? device.name
      : undefined;
  }

  /** @returns the account that signed in last on the device, by the first of its {@link fingerprints} */
  lastAccount({ knownDevice }: Visitor): string | undefined {
    return this.read(knownDevice)?.accounts[0];
  }

  /** @returns the names of an account in the cookie: one for each key, the present one first */
  fingerprints(account: string): [string, ...string[]] {
    const [now, ...former] = this.keys.map((key) =>
      hmacOf(key, `account ${account}`).slice(0, ACCOUNT_CHARACTERS),
    );
    return [now ?? '', ...former];
  }

  remember({ knownDevice, setCookie }: Visitor, account: string): void {
    const [key] = this.keys;
    const device = this.read(knownDevice);
    const name = device?.name ?? randomBytes(12).toString('base64url');
    const own = this.fingerprints(account);
    // Fingerprints of other accounts may be of a former key until those accounts sign in again.
    const others = device?.accounts.filter((known) => !own.includes(known)) ?? [];
    const known = [own[0], ...others].slice(0, MAX_ACCOUNTS);
    const payload = [name, Math.floor(Date.now() / 1000), ...known].join('.');
    setCookie(`${KNOWN_DEVICE}=${payload}.${hmacOf(key, payload)}${this.attributes}`);
  }

  private read(cookie = ''): Device | undefined {
    const [, payload = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(cookie) ?? [];
    if (!isSigned(this.keys, payload, signature)) return undefined;
    const [name = '', given, ...accounts] = payload.split('.');
    return Number(given) + LIFE_SECONDS > Date.now() / 1000 ? { name, accounts } : undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('known devices').digest();
}
