import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import { macOf, sameText, withFormer } from '../config/signing-keys.js';
import type { Visitor } from './visitor.js';

const KNOWN_DEVICE = 'known_device';

const LIFE_SECONDS = LIMITS.knownDeviceDays * 86_400;
/** Of one browser; the one that signed in the longest ago is forgotten. */
const MOST_ACCOUNTS = 8;
const ACCOUNT_CHARACTERS = 16;

/** What the cookie says: a name for the device, when it was given, and fingerprints of the accounts. */
interface Device {
  /** Under which the cookie was signed. */
  key: Buffer;
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
    return device?.accounts.includes(fingerprint(device.key, account)) ? device.name : undefined;
  }

  /** Knows the visitor's device from now on, beside the other accounts it is known for. */
  remember({ knownDevice, setCookie }: Visitor, account: string): void {
    const [key] = this.keys;
    const device = this.read(knownDevice);
    const name = device?.name ?? randomBytes(12).toString('base64url');
    // those under a former key are not found again: they are known anew when they sign in here
    const accounts = device?.key === key ? device.accounts : [];
    const known = [...new Set([fingerprint(key, account), ...accounts])].slice(0, MOST_ACCOUNTS);
    const payload = [name, Math.floor(Date.now() / 1000), ...known].join('.');
    setCookie(`${KNOWN_DEVICE}=${payload}.${macOf(key, payload)}${this.attributes}`);
  }

  private read(cookie = ''): Device | undefined {
    const [, payload = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(cookie) ?? [];
    const key = this.keys.find((one) => sameText(signature, macOf(one, payload)));
    if (!key) return undefined;
    const [name = '', given, ...accounts] = payload.split('.');
    return Number(given) + LIFE_SECONDS > Date.now() / 1000 ? { key, name, accounts } : undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('known devices').digest();
}

function fingerprint(key: Buffer, account: string): string {
  return macOf(key, `account ${account}`).slice(0, ACCOUNT_CHARACTERS);
}
