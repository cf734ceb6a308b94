import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import type { Visitor } from './visitor.js';

export const KNOWN_DEVICE = 'known_device';

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
  private readonly key: Buffer;
  private readonly attributes: string;

  constructor(settings: Settings) {
    this.key = createHmac('sha256', settings.COMPANY_JWT_SECRET).update('known devices').digest();
    const secure = settings.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Max-Age=${LIFE_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The name of the visitor's device, if the account was signed in there. */
  nameOf({ knownDevice }: Visitor, account: string): string | undefined {
    const device = this.read(knownDevice);
    return device?.accounts.includes(this.fingerprint(account)) ? device.name : undefined;
  }

  /** Knows the visitor's device from now on, beside the other accounts it is known for. */
  remember({ knownDevice, setCookie }: Visitor, account: string): void {
    const { name, accounts } = this.read(knownDevice) ?? {
      name: randomBytes(12).toString('base64url'),
      accounts: [],
    };
    const known = [...new Set([this.fingerprint(account), ...accounts])].slice(0, MOST_ACCOUNTS);
    const payload = [name, Math.floor(Date.now() / 1000), ...known].join('.');
    setCookie(`${KNOWN_DEVICE}=${payload}.${this.sign(payload)}${this.attributes}`);
  }

  private read(cookie = ''): Device | undefined {
    const [, payload = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(cookie) ?? [];
    if (!timingSafeEqual(Buffer.from(this.sign(payload)), Buffer.from(signature.padEnd(43))))
      return undefined;
    const [name = '', given, ...accounts] = payload.split('.');
    return Number(given) + LIFE_SECONDS > Date.now() / 1000 ? { name, accounts } : undefined;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('base64url');
  }

  private fingerprint(account: string): string {
    return this.sign(`account ${account}`).slice(0, ACCOUNT_CHARACTERS);
  }
}
