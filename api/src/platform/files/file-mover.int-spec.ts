import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startModules, type TestModules } from '../../../test/modules.js';
import { FileMover, NoFormerStore } from './file-mover.js';
import { FilesModule } from './files.module.js';
import { FilesRepository } from './files.repository.js';
import { FallingBackFileStore } from './store/falling-back-file-store.js';
import { FileStore, newStoreKey } from './store/file-store.js';
import { GridFsFileStore } from './store/gridfs-file-store.js';

class MemoryStore extends FileStore {
  keysAfter = () => Promise.resolve({ keys: [] });
  readonly held = new Map<string, string>();

  put(key: string, bytes: Buffer): Promise<void> {
    this.held.set(key, bytes.toString());
    return Promise.resolve();
  }

  open(key: string): Promise<Readable | null> {
    const held = this.held.get(key);
    return Promise.resolve(held === undefined ? null : Readable.from([Buffer.from(held)]));
  }

  remove(key: string): Promise<void> {
    this.held.delete(key);
    return Promise.resolve();
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }
}

describe('FileMover', () => {
  let modules: TestModules;
  let files: FilesRepository;
  let former: GridFsFileStore;
  let bucket: MemoryStore;
  let both: FallingBackFileStore;

  beforeAll(async () => {
    modules = await startModules({ imports: [FilesModule] });
    files = modules.app.get(FilesRepository);
  });
  afterAll(() => modules.close());
  beforeEach(async () => {
    await modules.db.collection('files').deleteMany({});
    former = new GridFsFileStore(modules.db);
    bucket = new MemoryStore();
    both = new FallingBackFileStore(bucket, former);
  });
  afterEach(() => jest.restoreAllMocks());

  async function newFile(content = 'a resume'): Promise<{ id: string; storeKey: string }> {
    const storeKey = newStoreKey();
    const about = { purpose: 'resume', name: 'cv.pdf', contentType: 'application/pdf' } as const;
    const id = await files.add({ ...about, size: content.length, storeKey });
    await former.put(storeKey, Buffer.from(content), 'application/pdf');
    return { id, storeKey };
  }
  const move = (isDry = false) => new FileMover(files, both).move(isDry, () => undefined);
  const read = async (store: FileStore, key: string) => {
    const opened = await store.open(key);
    return opened && (await text(opened));
  };

  it('moves files to the new store with the same bytes and removes them from the old one', async () => {
    const { storeKey } = await newFile('a resume');
    expect(await move()).toEqual({ moved: 1, there: 0, missing: 0 });
    expect([bucket.held.get(storeKey), await read(former, storeKey)]).toEqual(['a resume', null]);
  });

  it('keeps files readable before and after the move', async () => {
    const { storeKey } = await newFile();
    expect(await read(both, storeKey)).toBe('a resume');
    await move();
    expect(await read(both, storeKey)).toBe('a resume');
  });

  it('keeps a file readable for a reader who checked the new store before the move [BACKUP-4]', async () => {
    const { storeKey } = await newFile();
    jest.spyOn(bucket, 'open').mockImplementationOnce(async () => {
      await move();
      return null;
    });
    expect(await read(both, storeKey)).toBe('a resume');
  });

  it('continues where it was stopped [BACKUP-4]', async () => {
    const [first] = [await newFile(), await newFile()];
    const put = jest.spyOn(bucket, 'put');
    put.mockImplementationOnce((key, bytes) => MemoryStore.prototype.put.call(bucket, key, bytes));
    put.mockRejectedValueOnce(new Error('stopped'));
    await expect(move()).rejects.toThrow('stopped');
    expect([...bucket.held.keys()]).toEqual([first.storeKey]);
    expect(await move()).toEqual({ moved: 1, there: 1, missing: 0 });
    expect(bucket.held.size).toBe(2);
  });

  it('only counts files in a dry run', async () => {
    const { storeKey } = await newFile();
    expect(await move(true)).toEqual({ moved: 1, there: 0, missing: 0 });
    expect([bucket.held.size, await read(former, storeKey)]).toEqual([0, 'a resume']);
  });

  it('leaves a file in the old store when its copy is incomplete [BACKUP-4]', async () => {
    const { id, storeKey } = await newFile();
    jest.spyOn(bucket, 'put').mockImplementation((key) => {
      bucket.held.set(key, 'a res');
      return Promise.resolve();
    });
    await expect(move()).rejects.toThrow(`The file ${id} did not arrive`);
    expect(await read(former, storeKey)).toBe('a resume');
  });

  it('counts files that are in neither store', async () => {
    const { storeKey } = await newFile();
    await former.remove(storeKey);
    expect(await move()).toEqual({ moved: 0, there: 0, missing: 1 });
  });

  it('leaves no copy of a file that its owner removes during the move', async () => {
    const { id } = await newFile();
    jest.spyOn(former, 'remove').mockImplementationOnce(async (key) => {
      await files.remove(id);
      await GridFsFileStore.prototype.remove.call(former, key);
    });
    await move();
    expect(bucket.held.size).toBe(0);
  });

  it('removes a file from both stores', async () => {
    const { storeKey } = await newFile();
    bucket.held.set(storeKey, 'a resume');
    await both.remove(storeKey);
    expect([bucket.held.size, await read(both, storeKey)]).toEqual([0, null]);
  });

  it('requires two stores', async () => {
    await expect(new FileMover(files, bucket).move(false, () => undefined)).rejects.toThrow(NoFormerStore);
  });
});
