import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { becomeAnotherBoard } from '../../platform/database/board-identity.js';
import {
  beginRestore,
  endRestore,
  isRestoreUnfinished,
  RESTORES,
} from '../../platform/database/unfinished-restore.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import type { Part } from './backup-format.js';

const BATCH = 500;

/** The database has data, and the operator did not allow a restore to replace it. */
export class NotEmpty extends Error {}

@Injectable()
export class RestoreService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * The restored board gets a new id, so it never touches files of the original board. An unfinished restore blocks
   * the start of the board, and the next restore starts over.
   */
  async restore(
    parts: AsyncIterable<Part>,
    replace: boolean,
  ): Promise<{ documents: number; files: number; boardId: string }> {
    const names = await this.nonEmptyCollections();
    if (names.length > 0 && !replace && !(await isRestoreUnfinished(this.connection)))
      throw new NotEmpty(names.join(', '));
    await beginRestore(this.connection);
    for (const name of names) await this.connection.collection(name).drop();
    // The file store uses this id, so it must exist before the first file.
    const counts = { documents: 0, files: 0, boardId: await becomeAnotherBoard(this.connection) };
    let collection = '';
    let batch: mongo.Document[] = [];
    const insertBatch = async () => {
      if (batch.length > 0)
        await this.connection.collection(collection).insertMany(batch, { ordered: false });
      counts.documents += batch.length;
      batch = [];
    };
    for await (const part of parts) {
      if ('storeKey' in part) {
        await this.store.put(part.storeKey, part.bytes, part.contentType);
        counts.files += 1;
        continue;
      }
      if (part.collection !== collection || batch.length === BATCH) await insertBatch();
      collection = part.collection;
      batch.push(part.document);
    }
    await insertBatch();
    await endRestore(this.connection);
    return counts;
  }

  private async nonEmptyCollections(): Promise<string[]> {
    const names: string[] = [];
    for (const { name } of await this.connection.listCollections()) {
      if (name === RESTORES || name.startsWith('system.')) continue;
      if (await this.connection.collection(name).findOne({}, { projection: { _id: 1 } })) names.push(name);
    }
    return names.sort();
  }
}
