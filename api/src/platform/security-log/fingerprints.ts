import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

/** Marks by which the same one is known again, and nobody is found who has not the board's secret. */
@Injectable()
export class Fingerprints {
  private readonly key: KeyObject;

  constructor({ FILE_LINK_SECRET }: Settings) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', FILE_LINK_SECRET, '', 'fingerprints', 32)));
  }

  /** @param kind so that an address and a device of the same text differ */
  of(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
  }
}
