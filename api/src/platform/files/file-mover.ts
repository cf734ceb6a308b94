import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { databaseNow } from '../database/database-clock.js';
import type { StoredFile } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { FallingBackFileStore } from './store/falling-back-file-store.js';
import { FileStore } from './store/file-store.js';

const BATCH = 500;

export interface MoveCounts {
  moved: number;
  there: number;
  missing: number;
}

export class NoFormerStore extends Error {}

@Injectable()
export class FileMover {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** Files stay readable. A second run continues the first. @throws NoFormerStore */
  async move(isDry: boolean, onProgress: (counts: MoveCounts) => void): Promise<MoveCounts> {
    if (!(this.store instanceof FallingBackFileStore)) throw new NoFormerStore();
    const counts: MoveCounts = { moved: 0, there: 0, missing: 0 };
    const began = new Date(databaseNow());
    let batch: StoredFile[] = [];
    do {
      batch = await this.files.createdBefore(began, batch.at(-1)?._id, BATCH);
      for (const file of batch) counts[await this.moveOne(file, this.store, isDry)] += 1;
      onProgress(counts);
    } while (batch.length === BATCH);
    return counts;
  }

  private async moveOne(
    { _id, storeKey, contentType, size, purpose }: StoredFile,
    { store, former }: FallingBackFileStore,
    isDry: boolean,
  ): Promise<keyof MoveCounts> {
    const found = await former.open(storeKey);
    if (!found) return (await isIn(store, storeKey)) ? 'there' : 'missing';
    if (isDry) {
      found.destroy();
      return 'moved';
    }
    const bytes = await buffer(found);
    if (bytes.length !== size) throw new Error(`The file ${_id.toHexString()} is not whole where it is.`);
    await store.put(storeKey, bytes, contentType);
    const copy = await store.open(storeKey);
    if (!copy || !(await buffer(copy)).equals(bytes))
      throw new Error(`The file ${_id.toHexString()} did not arrive as it was sent; it stays where it was.`);
    await former.remove(storeKey);
    // the owner may have removed the file from both stores during the move
    if (!(await this.files.byId(_id.toHexString(), [purpose]))) await store.remove(storeKey);
    return 'moved';
  }
}

async function isIn(store: FileStore, key: string): Promise<boolean> {
  const found = await store.open(key);
  found?.destroy();
  return found !== null;
}
