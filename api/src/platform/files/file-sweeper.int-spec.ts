import { randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { mongo } from 'mongoose';
import { makePdf } from '../../../test/pdfs.js';
import { type TestModules, startModules } from '../../../test/modules.js';
import { type FileOwner, OwnsFiles } from './file-owners.js';
import { FileSweeper } from './file-sweeper.js';
import { FilesModule } from './files.module.js';
import { FilesService } from './files.service.js';
import { newStoreKey } from './store/file-store.js';

const MINUTE = 60_000;

const referred = new Set<string>();
/** An id that was created at the given time. */
const madeAt = (then: Date) =>
  new mongo.ObjectId(Math.floor(then.getTime() / 1_000).toString(16) + randomBytes(8).toString('hex'));

@OwnsFiles('users')
class Referring implements FileOwner {
  refers = (ids: string[]) => Promise.resolve(ids.filter((id) => referred.has(id)));
}

describe('FileSweeper', () => {
  let modules: TestModules;
  let files: FilesService;
  let sweeper: FileSweeper;
  const save = () => {
    const upload = { field: 'resume', name: 'cv.pdf', bytes: makePdf() };
    return files.savePdf(upload, 'resume', 'ada');
  };
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  const left = async () =>
    (await modules.db.collection('files').find().toArray()).map(({ _id }) => String(_id));
  const start = async (providers: Type[] = [Referring]) => {
    referred.clear();
    modules = await startModules({ imports: [FilesModule], providers });
    files = modules.app.get(FilesService);
    sweeper = modules.app.get(FileSweeper);
  };
  afterEach(() => modules.close());

  it('does nothing if no module owns files', async () => {
    await start([]);
    const id = await save();
    await expect(sweeper.sweep(at(1))).resolves.toBe(0);
    await expect(sweeper.sweep(at(100))).resolves.toBe(0);
    expect(await left()).toEqual([id]);
  });

  it('removes a file after an hour without a reference and never removes a referenced file [FILE-6]', async () => {
    await start();
    await save();
    const kept = await save();
    referred.add(kept);
    await sweeper.sweep(at(1));
    await expect(sweeper.sweep(at(60))).resolves.toBe(0);
    await expect(sweeper.sweep(at(61))).resolves.toBe(1);
    await sweeper.sweep(at(1_000));
    expect(await left()).toEqual([kept]);
    expect(await modules.db.collection('storedfiles.chunks').countDocuments()).toBe(1);
  });

  it('restarts the hour when the file is referred to again', async () => {
    await start();
    const id = await save();
    await sweeper.sweep(at(1));
    referred.add(id);
    await sweeper.sweep(at(50));
    referred.delete(id);
    await sweeper.sweep(at(70));
    expect(await left()).toContain(id);
    await sweeper.sweep(at(130));
    expect(await left()).not.toContain(id);
  });

  describe('bytes without a file', () => {
    const stray = (minutesOld: number, key = newStoreKey()) => {
      const _id = madeAt(at(-minutesOld));
      const piece = { _id, files_id: new mongo.ObjectId(key), n: 3, data: Buffer.from('a piece') };
      return modules.db.collection('storedfiles.chunks').insertOne(piece);
    };
    const pieces = () => modules.db.collection('storedfiles.chunks').countDocuments();

    it('removes complete and incomplete bytes older than an hour and leaves all others [FILE-6]', async () => {
      await start();
      referred.add(await save());
      await stray(61);
      await stray(55);
      const whole = newStoreKey();
      await stray(90, whole);
      await modules.db
        .collection('storedfiles.files')
        .insertOne({ _id: new mongo.ObjectId(whole), length: 7 });
      await expect(sweeper.sweep(at(0))).resolves.toBe(2);
      expect(await pieces()).toBe(2);
      expect(await modules.db.collection('storedfiles.files').countDocuments()).toBe(1);
      await sweeper.sweep(at(1_000));
      expect(await pieces()).toBe(1);
      expect(await left()).toHaveLength(1);
    });

    it('checks a thousand keys per sweep and continues in the next sweep', async () => {
      await start();
      referred.add(await save());
      const keys = Array.from({ length: 1_100 }, () => newStoreKey());
      await modules.db
        .collection('storedfiles.chunks')
        .insertMany(keys.map((key) => ({ _id: madeAt(at(-70)), files_id: new mongo.ObjectId(key), n: 0 })));
      const first = await sweeper.sweep(at(0));
      expect(first).toBeLessThanOrEqual(1_000);
      expect(first + (await sweeper.sweep(at(0)))).toBe(1_100);
      expect(await pieces()).toBe(1);
    }, 60_000);
  });

  it('ignores kinds of files that only a newer version knows', async () => {
    await start();
    const file = { purpose: 'portfolio', storeKey: 'a'.repeat(24), createdAt: at(-300) };
    const { insertedId } = await modules.db.collection('files').insertOne(file);
    await sweeper.sweep(at(1));
    await expect(sweeper.sweep(at(100))).resolves.toBe(0);
    expect(await left()).toEqual([String(insertedId)]);
  });

  it('processes more files than fit into one batch', async () => {
    await start();
    const row = () => ({ purpose: 'resume', storeKey: 'a'.repeat(24), createdAt: new Date() });
    const { insertedIds } = await modules.db.collection('files').insertMany(Array.from({ length: 600 }, row));
    const ids = Object.values(insertedIds).map(String);
    ids.slice(0, -1).forEach((id) => referred.add(id));
    await sweeper.sweep(at(1));
    await expect(sweeper.sweep(at(61))).resolves.toBe(1);
    expect(await left()).not.toContain(ids.at(-1));
  });
});
