import type { mongo } from 'mongoose';
import { startModules, type TestModules } from '../../../test/modules.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import { type Part, readParts } from './backup-format.js';
import { BackupModule } from './backup.module.js';
import { type BackupCounts, BackupService, SnapshotTooOld } from './backup.service.js';

describe('BackupService', () => {
  let modules: TestModules;
  let service: BackupService;
  let counts: BackupCounts;

  beforeAll(async () => {
    modules = await startModules({ imports: [BackupModule] });
    service = modules.app.get(BackupService);
  });
  afterAll(() => modules.close());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    for (const name of ['first', 'last', 'files', 'leases']) {
      await modules.db.createCollection(name).catch(() => undefined);
      await modules.db.collection(name).deleteMany({});
    }
  });

  /** Collects all parts and runs `during` between the first and the second piece. */
  async function partsOf(during: () => Promise<unknown>): Promise<Part[]> {
    async function* pieces(): AsyncGenerator<Buffer> {
      let count = 0;
      const all = service.parts(() => undefined);
      for (;;) {
        const { value, done } = await all.next();
        if (done) {
          counts = value;
          return;
        }
        yield value;
        count += 1;
        if (count === 2) await during();
      }
    }
    const parts: Part[] = [];
    for await (const part of readParts(pieces())) parts.push(part);
    return parts;
  }
  const add = (collection: string, document: mongo.Document) =>
    modules.db.collection(collection).insertOne(document);
  const rowsOf = (parts: Part[], name: string) =>
    parts.filter((part) => 'collection' in part && part.collection === name).length;

  it('backs up the rows of one moment, whatever is written meanwhile [BACKUP-1]', async () => {
    await add('first', { n: 1 });
    await add('last', { n: 1 });
    const parts = await partsOf(async () => {
      await add('first', { n: 2 });
      await add('last', { n: 2 });
    });
    expect([rowsOf(parts, 'first'), rowsOf(parts, 'last')]).toEqual([1, 1]);
  });

  it('skips collections that belong to the running copies', async () => {
    await add('leases', { holder: 'a copy' });
    await add('first', { n: 1 });
    const parts = await partsOf(() => Promise.resolve());
    expect([rowsOf(parts, 'leases'), rowsOf(parts, 'first')]).toEqual([0, 1]);
  });

  it('counts a file that is removed meanwhile, and continues', async () => {
    const store = modules.app.get(FileStore);
    const [gone, kept] = ['a'.repeat(24), 'b'.repeat(24)];
    for (const storeKey of [gone, kept]) {
      await store.put(storeKey, Buffer.from(storeKey), 'application/pdf');
      await add('files', { storeKey, contentType: 'application/pdf' });
    }
    const parts = await partsOf(async () => {
      await store.remove(gone);
      await modules.db.collection('files').deleteOne({ storeKey: gone });
    });
    expect(counts).toMatchObject({ files: 1, gone: 1, missing: [] });
    expect(parts.filter((part) => 'storeKey' in part)).toEqual([
      { storeKey: kept, contentType: 'application/pdf', bytes: Buffer.from(kept) },
    ]);
  });

  it('names a file whose bytes are missing although its row exists [BACKUP-21]', async () => {
    const { insertedId } = await add('files', { storeKey: 'c'.repeat(24), contentType: 'application/pdf' });
    await partsOf(() => Promise.resolve());
    expect(counts).toMatchObject({ files: 0, gone: 0, missing: [String(insertedId)] });
  });

  it.each([239, 246])('reports when the database no longer has the snapshot (%d)', async (code) => {
    jest.spyOn(modules.db, 'listCollections').mockRejectedValue(Object.assign(new Error(), { code }));
    await expect(partsOf(() => Promise.resolve())).rejects.toThrow(SnapshotTooOld);
  });
});
