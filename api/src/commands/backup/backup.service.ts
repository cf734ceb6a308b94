import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { FileStore } from '../../platform/files/store/file-store.js';
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
  /** Ids of files whose bytes are lost: their rows are still there. */
  missing: string[];
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
    const counts = {
      madeAt: new Date(databaseNow()),
      collections: 0,
      documents: 0,
      files: 0,
      gone: 0,
      missing: [] as string[],
    };
    const parts = new BackupParts();
    const files: FileRow[] = [];
    const absent: FileRow[] = [];
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
    for (const file of files) {
      const opened = await this.store.open(file.storeKey);
      if (opened) {
        yield parts.file(file.storeKey, file.contentType, await buffer(opened));
        counts.files += 1;
      } else absent.push(file);
    }
    counts.missing = await this.stillThere(absent);
    counts.gone = absent.length - counts.missing.length;
    onPart(`bytes of files: ${counts.files}`);
    yield parts.foot();
    return counts;
  }

  /** Whose rows are there now, and not only at the moment of the backup. */
  private async stillThere(files: readonly FileRow[]): Promise<string[]> {
    const rows = this.connection.collection('files');
    const found = await rows
      .find({ _id: { $in: files.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => String(_id));
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

interface FileRow {
  _id: mongo.ObjectId;
  storeKey: string;
  contentType: string;
}

function toFile(document: Buffer): FileRow {
  const { _id, storeKey, contentType } = mongo.BSON.deserialize(document) as FileRow;
  return { _id, storeKey, contentType };
}
