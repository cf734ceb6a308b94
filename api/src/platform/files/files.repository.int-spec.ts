import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { STORED_FILE, type StoredFile, storedFileSchema } from './file.schema.js';
import { FilesRepository, type NewFile } from './files.repository.js';

const NOON = new Date('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe('FilesRepository', () => {
  let modules: TestModules;
  let files: FilesRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [MongooseModule.forFeature([{ name: STORED_FILE, schema: storedFileSchema }])],
      providers: [FilesRepository],
    });
    files = modules.app.get(FilesRepository);
  });
  afterAll(() => modules.close());
  beforeEach(() => modules.db.collection('files').deleteMany({}));

  const collection = () => modules.db.collection<StoredFile>('files');
  const add = (change: Partial<NewFile> = {}) => {
    const file = { name: 'cv.pdf', contentType: 'application/pdf', size: 7, storeKey: 'a'.repeat(24) };
    return files.add({ purpose: 'resume', ...file, ...change });
  };

  it('finds a file by its id and purpose', async () => {
    await add();
    const id = await add({ purpose: 'logo', name: 'logo.webp' });
    expect(await files.byId(id, ['resume', 'logo'])).toMatchObject({ purpose: 'logo', name: 'logo.webp' });
    expect(await files.byId(id, ['resume', 'certificate'])).toBeNull();
  });

  it('removes only the given file', async () => {
    const [left, gone] = [await add(), await add()];
    await files.remove(gone);
    expect((await collection().find().toArray()).map(({ _id }) => String(_id))).toEqual([left]);
  });

  it('returns files created before a moment in batches, ordered by id', async () => {
    const [first, second, third] = ['1', '2', '3'].map((digit) => new Types.ObjectId(digit.repeat(24)));
    const row = (_id: Types.ObjectId | undefined, minutes: number) =>
      ({ _id, purpose: 'resume', createdAt: at(minutes) }) as unknown as StoredFile;
    await collection().insertMany([row(third, -3), row(second, -2), row(first, -1)]);
    const walked = async (...[moment, after, limit]: Parameters<FilesRepository['createdBefore']>) =>
      (await files.createdBefore(moment, after, limit)).map(({ _id }) => _id);
    expect(await walked(NOON, undefined, 2)).toEqual([first, second]);
    expect(await walked(NOON, second, 2)).toEqual([third]);
    expect(await walked(at(-1), undefined, 9)).toEqual([second, third]);
  });

  it('records when a file lost its last reference and clears that when it is referred to again', async () => {
    const [alone, other] = [await add(), await add()];
    const since = async () =>
      (await collection().find().sort({ _id: 1 }).toArray()).map((file) => file.unreferencedSince);
    await files.markUnreferenced([alone], at(0));
    await files.markUnreferenced([alone], at(9));
    expect(await since()).toStrictEqual([at(0), undefined]);
    await files.markUnreferenced([other], at(9));
    await files.markReferenced([alone]);
    expect(await since()).toStrictEqual([undefined, at(9)]);
  });
});
