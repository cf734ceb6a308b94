import { domainToASCII } from 'node:url';
import { Logger } from '@nestjs/common';
import type { Collection, Connection } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.js';

const ADDRESSES = [
  ['users', 'signInEmail'],
  ['users', 'email'],
  ['companies', 'email'],
  ['newsletter', 'email'],
  ['outbox', 'to'],
] as const;
const OTHER_THAN_ASCII = /@.*[^\x21-\x7e]/;

/** The owners of older addresses can then still sign in. An address whose mailbox has another account is not changed. */
export async function asciiEmails(connection: Connection): Promise<void> {
  const logger = new Logger('Migration');
  for (const [name, field] of ADDRESSES) {
    const collection: Collection = connection.collection(name);
    const found = collection.find({ [field]: OTHER_THAN_ASCII }, { projection: { [field]: 1 } });
    for await (const row of found) {
      const [before, id] = [String(row[field]), String(row._id)];
      const after = inAscii(before);
      try {
        if (after) await collection.updateOne({ _id: row._id }, { $set: { [field]: after } });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        logger.warn({ collection: name, id }, 'another account has this mailbox already');
      }
    }
  }
}

function inAscii(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = domainToASCII(email.slice(at));
  return domain ? email.slice(0, at) + domain : undefined;
}
