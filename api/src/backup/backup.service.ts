import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { FileStore } from '../files/store/file-store.js';
import { BackupParts } from './backup-format.js';
import { isKept } from './kept-collections.js';

const BATCH = 500;
/** What the database answers when rows as of the beginning are no longer there. */
const TOO_OLD = new Set([239, 246]);

export interface BackupCounts {
  madeAt: Date;
  collections: number;
  documents: number;
  files: number;
  /** Files that were removed while the backup was being written. */
  gone: number;
}

/** The database was slower to read than it keeps what was. */
export class BackupTookTooLong extends Error {}

@Injectable()
export class BackupService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * All that the board keeps, as of one moment of the database; the files that it speaks of come last.
   * @param onPart told how far it is, a line for each collection
   * @returns pieces of the backup, and at their end what was counted
   * @throws BackupTookTooLong
   */
  async *parts(onPart: (line: string) => void): AsyncGenerator<Buffer, BackupCounts> {
    const counts = { madeAt: new Date(), collections: 0, documents: 0, files: 0, gone: 0 };
    const parts = new BackupParts();
    const files: { storeKey: string; contentType: string }[] = [];
    yield parts.head(counts.madeAt);
    const session = this.connection.getClient().startSession({ snapshot: true });
    try {
      for (const name of await this.collections()) {
        const before = counts.documents;
        for await (const documents of this.batches(name, session)) {
          counts.documents += documents.length;
          if (name === 'files') files.push(...documents.map(toFile));
          yield parts.batch(name, documents);
        }
        counts.collections += 1;
        onPart(`${name}: ${counts.documents - before}`);
      }
    } catch (error) {
      if (TOO_OLD.has((error as mongo.MongoServerError).code as number)) throw new BackupTookTooLong();
      throw error;
    } finally {
      await session.endSession();
    }
    for (const { storeKey, contentType } of files) {
      const opened = await this.store.open(storeKey);
      counts[opened ? 'files' : 'gone'] += 1;
      if (opened) yield parts.file(storeKey, contentType, await buffer(opened));
    }
    onPart(`bytes of files: ${counts.files}`);
    yield parts.foot();
    return counts;
  }

  private async collections(): Promise<string[]> {
    const found = await this.connection.listCollections();
    return found
      .map(({ name }) => name)
      .filter(isKept)
      .sort();
  }

  /** Documents as the database sends them, and in the order in which it keeps them. */
  private async *batches(name: string, session: mongo.ClientSession): AsyncGenerator<Buffer[]> {
    const rows = this.connection
      .getClient()
      .db(this.connection.name)
      .collection(name)
      .find({}, { session, raw: true, batchSize: BATCH })
      .map((row) => row as unknown as Buffer);
    let batch: Buffer[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

function toFile(document: Buffer): { storeKey: string; contentType: string } {
  const { storeKey, contentType } = mongo.BSON.deserialize(document) as {
    storeKey: string;
    contentType: string;
  };
  return { storeKey, contentType };
}
