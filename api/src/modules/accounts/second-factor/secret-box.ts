import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdOf } from '../../../platform/config/signing-keys.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  id: string;
  bytes: Buffer;
}

/** A text can be decrypted only for the owner it was encrypted for. */
export class SecretBox {
  private readonly keys: readonly [Key, ...Key[]];

  constructor(purpose: string, secret: string, former: readonly string[] = []) {
    this.keys = [keyOf(secret, purpose), ...former.map((one) => keyOf(one, purpose))];
  }

  get keyId(): string {
    return this.keys[0].id;
  }

  seal(text: string, owner: string): string {
    const [{ id, bytes }] = this.keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${id}.${sealed.toString('base64url')}`;
  }

  tryToOpen(sealed: string, owner: string): string | undefined {
    try {
      return this.open(sealed, owner);
    } catch {
      return undefined;
    }
  }

  open(sealed: string, owner: string): string {
    const [id, text = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    if (!key) throw new Error('This was sealed under a secret that the board no longer has');
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  }
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return { id: keyIdOf(bytes), bytes };
}
