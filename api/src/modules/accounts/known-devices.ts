import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { macOf, sameText, withFormer } from '../../platform/config/signing-keys.js';
import type { Visitor } from './visitor.js';

const KNOWN_DEVICE = 'known_device';

const LIFE_SECONDS = LIMITS.knownDeviceDays * 86_400;
/** Of one browser; the one that signed in the longest ago is forgotten. */
const MOST_ACCOUNTS = 8;
const ACCOUNT_CHARACTERS = 16;

/** What the cookie says: a name for the device, when it was given, and fingerprints of the accounts. */
interface Device {
  name: string;
  accounts: string[];
}

/**
 * Devices on which an account was signed in before, by a signed cookie that only the board reads (SIGN-12). It lets nobody
 * in: what such a device does wrong is counted by itself, so that strangers cannot keep the owner out.
 */
@Injectable()
export class KnownDevices {
  /** That of now, then former ones. */
  private readonly keys: [Buffer, ...Buffer[]];
  private readonly attributes: string;

  constructor(settings: Settings) {
    const [now, ...former] = withFormer(settings.COMPANY_JWT_SECRET, settings.COMPANY_JWT_SECRET_FORMER);
    this.keys = [keyOf(now), ...former.map(keyOf)];
    const secure = settings.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Max-Age=${LIFE_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The name of the visitor's device, if the account was signed in there. */
  nameOf({ knownDevice }: Visitor, account: string): string | undefined {
    const device = this.read(knownDevice);
    return device?.accounts.some((known) => this.fingerprints(account).includes(known))
      ? device.name
      : undefined;
  }

  /** Knows the visitor's device from now on, beside the other accounts it is known for. */
  remember({ knownDevice, setCookie }: Visitor, account: string): void {
    const [key] = this.keys;
    const device = this.read(knownDevice);
    const name = device?.name ?? randomBytes(12).toString('base64url');
    const own = this.fingerprints(account);
    // other accounts stand there under a former key until they sign in here, or that is no more
    const others = device?.accounts.filter((known) => !own.includes(known)) ?? [];
    const known = [own[0], ...others].slice(0, MOST_ACCOUNTS);
    const payload = [name, Math.floor(Date.now() / 1000), ...known].join('.');
    setCookie(`${KNOWN_DEVICE}=${payload}.${macOf(key, payload)}${this.attributes}`);
  }

  private read(cookie = ''): Device | undefined {
    const [, payload = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(cookie) ?? [];
    if (!this.keys.some((key) => sameText(signature, macOf(key, payload)))) return undefined;
    const [name = '', given, ...accounts] = payload.split('.');
    return Number(given) + LIFE_SECONDS > Date.now() / 1000 ? { name, accounts } : undefined;
  }

  /** Under each key, the one of now first. */
  private fingerprints(account: string): string[] {
    return this.keys.map((key) => macOf(key, `account ${account}`).slice(0, ACCOUNT_CHARACTERS));
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('known devices').digest();
}
