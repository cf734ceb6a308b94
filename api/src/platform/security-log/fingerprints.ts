import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

/** Keyed fingerprints: equal values can be matched, but not recovered without the board's secret. */
@Injectable()
export class Fingerprints {
  private readonly key: KeyObject;

  constructor({ FILE_LINK_SECRET }: Settings) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', FILE_LINK_SECRET, '', 'fingerprints', 32)));
  }

  of(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind} ${text}`).digest('base64url').slice(0, 22);
  }
}
