import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

const { deserialize, serialize } = mongo.BSON;

const FORMAT = 'skybil-backup';
const FORMAT_VERSION = 1;
/** A BSON document starts with its own length in four bytes. */
const LENGTH_BYTES = 4;
/** MongoDB limits a document to 16 MB. A file comes with a few small fields. */
const LARGEST_BYTES = 17 * 2 ** 20;

const NOT_A_BACKUP = 'it is no backup of a board';
const TOO_SHORT = 'it ends too early';

/**
 * A backup is a gzip of BSON documents in this order:
 *
 * 1. a {@link Head};
 * 2. any number of {@link Batch}, each followed by its documents, and of {@link StoredBytes};
 * 3. a {@link Foot} with the SHA-256 of everything before it.
 */
interface Head {
  format: typeof FORMAT;
  version: number;
  /** Time of the snapshot that all rows come from. */
  madeAt: Date;
}

interface Batch {
  collection: string;
  documents: number;
}

interface StoredBytes {
  storeKey: string;
  contentType: string;
  bytes: Buffer;
}

interface Foot {
  end: true;
  sha256: string;
}

export type Part = StoredBytes | { collection: string; document: mongo.Document };

export class DamagedBackup extends Error {}

export class BackupWriter {
  private readonly hash = createHash('sha256');

  head(madeAt: Date): Buffer {
    return this.add(serialize({ format: FORMAT, version: FORMAT_VERSION, madeAt } satisfies Head));
  }

  batch(collection: string, documents: readonly Buffer[]): Buffer {
    const batch: Batch = { collection, documents: documents.length };
    return this.add(Buffer.concat([serialize(batch), ...documents]));
  }

  file(storeKey: string, contentType: string, bytes: Buffer): Buffer {
    return this.add(serialize({ storeKey, contentType, bytes } satisfies StoredBytes));
  }

  foot(): Buffer {
    return Buffer.from(serialize({ end: true, sha256: this.hash.digest('hex') } satisfies Foot));
  }

  private add(bytes: Uint8Array): Buffer {
    this.hash.update(bytes);
    return Buffer.from(bytes);
  }
}

/** The checksum comes last, so a changed part is found only after the last one. */
export async function* readParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const documents = splitDocuments(bytes);
  const next = async (): Promise<Buffer> => {
    const { value, done } = await documents.next();
    if (done) throw new DamagedBackup(TOO_SHORT);
    return value;
  };
  const head = await next();
  const { format, version } = deserialize(head) as Partial<Head>;
  if (format !== FORMAT) throw new DamagedBackup(NOT_A_BACKUP);
  if (version !== FORMAT_VERSION)
    throw new DamagedBackup(`a board of this version does not know version ${version}`);
  hash.update(head);
  for (;;) {
    const raw = await next();
    const part = deserialize(raw, { promoteBuffers: true }) as Foot | Batch | StoredBytes;
    if ('end' in part) {
      if (part.sha256 !== hash.digest('hex')) throw new DamagedBackup('its checksum is another');
      if (!(await documents.next()).done) throw new DamagedBackup('something stands behind its end');
      return;
    }
    hash.update(raw);
    if ('storeKey' in part) {
      yield part;
      continue;
    }
    if (!('collection' in part)) throw new DamagedBackup('it holds something unknown');
    for (let at = 0; at < part.documents; at += 1) {
      const document = await next();
      hash.update(document);
      yield { collection: part.collection, document: withExactNumbers(document) };
    }
  }
}

/** Keeps the database's number types, which JavaScript numbers would lose. */
function withExactNumbers(document: Buffer): mongo.Document {
  return deserialize(document, { promoteValues: false, promoteLongs: false, bsonRegExp: true });
}

async function* splitDocuments(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= LENGTH_BYTES) {
      const length = rest.readInt32LE(0);
      if (length <= LENGTH_BYTES || length > LARGEST_BYTES) throw new DamagedBackup(NOT_A_BACKUP);
      if (rest.length < length) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new DamagedBackup(TOO_SHORT);
  return undefined;
}
