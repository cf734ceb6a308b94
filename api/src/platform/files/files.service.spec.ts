import { Readable } from 'node:stream';
import { MESSAGES, saveAsPdf } from '@skybil/shared';
import { Types } from 'mongoose';
import { makePdf } from '../../../test/pdfs.js';
import type { Upload } from '../contract/route/accepts-body.decorator.js';
import type { FileLinks } from './file-links.js';
import { discovered } from '../../../test/discovered.js';
import { ALL_KINDS } from './file-kinds.js';
import { FileOwners } from './file-owners.js';
import type { StoredFile } from './file.schema.js';
import type { FilesRepository, NewFile } from './files.repository.js';
import { FilesService } from './files.service.js';
import { SmallLogos } from './small-logos.js';
import type { PdfCheckService } from './pdf-check.service.js';
import { FileStore } from './store/file-store.js';

/** Stores files in memory. Each step can be made to fail. */
class FakeStore extends FileStore {
  keysAfter = () => Promise.resolve({ keys: [] });
  readonly known = new Map<string, NewFile>();
  readonly kept = new Map<string, { bytes: Buffer; contentType: string }>();
  fails?: 'put' | 'remove';
  readonly steps: string[] = [];

  readonly repository = {
    add: async (file: NewFile) => {
      const id = new Types.ObjectId().toHexString();
      this.steps.push('known');
      this.known.set(id, file);
      return id;
    },
    byId: async (id: string, purposes: string[]) => {
      const file = this.known.get(id);
      return file && purposes.includes(file.purpose) ? (file as StoredFile) : null;
    },
    remove: async (id: string) => {
      this.steps.push('forgotten');
      this.known.delete(id);
    },
  } as unknown as FilesRepository;

  override put = async (key: string, bytes: Buffer, contentType: string) => {
    if (this.fails === 'put') throw new Error('the store is away');
    this.steps.push('kept');
    this.kept.set(key, { bytes, contentType });
  };
  override open = async (key: string) => {
    const found = this.kept.get(key);
    return found ? Readable.from([found.bytes]) : null;
  };
  override remove = async (key: string) => {
    if (this.fails === 'remove') throw new Error('the store is away');
    this.steps.push('removed');
    this.kept.delete(key);
  };
  override ping = async () => undefined;
}

describe('FilesService', () => {
  let fakeStore: FakeStore;
  let files: FilesService;
  let refuseUnsafe: jest.Mock;
  const pdf = makePdf();
  const upload = (change: Partial<Upload> = {}) => ({
    field: 'certificate',
    name: 'Degree.pdf',
    bytes: pdf,
    ...change,
  });

  beforeEach(() => {
    fakeStore = new FakeStore();
    refuseUnsafe = jest.fn();
    const check = { refuseUnsafe } as unknown as PdfCheckService;
    files = new FilesService(
      fakeStore.repository,
      fakeStore,
      new FileOwners(discovered()),
      {} as FileLinks,
      check,
      new SmallLogos(),
    );
  });

  it('stores a PDF unchanged with its purpose, name, size and type', async () => {
    const id = await files.savePdf(upload(), 'certificate', 'ada');
    const known = fakeStore.known.get(id);
    expect(known).toEqual({
      purpose: 'certificate',
      name: 'Degree.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
      storeKey: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect(fakeStore.kept.get(known?.storeKey ?? '')).toEqual({ bytes: pdf, contentType: 'application/pdf' });
    expect(refuseUnsafe).toHaveBeenCalledWith(upload(), 'ada');
  });

  it('stores the row before the bytes, so that the sweeper finds the file after a crash', async () => {
    await files.savePdf(upload(), 'resume', 'ada');
    expect(fakeStore.steps).toEqual(['known', 'kept']);
  });

  it('leaves the row for the sweeper and throws when storing the bytes fails', async () => {
    fakeStore.fails = 'put';
    await expect(files.savePdf(upload(), 'resume', 'ada')).rejects.toThrow('the store is away');
    expect(fakeStore.known.size).toBe(1);
  });

  it('removes the bytes first, so that the sweeper still finds the file after a failure', async () => {
    const id = await files.savePdf(upload(), 'resume', 'ada');
    fakeStore.fails = 'remove';
    await expect(files.remove(id)).rejects.toThrow('the store is away');
    expect(fakeStore.known.has(id)).toBe(true);
    fakeStore.fails = undefined;
    await files.remove(id);
    expect([fakeStore.known.size, fakeStore.kept.size]).toEqual([0, 0]);
    await expect(files.remove(id)).resolves.toBeUndefined();
  });

  it.each(ALL_KINDS)('removes a %s', async (purpose) => {
    const file = { purpose, name: 'a', contentType: 'b', size: 1, storeKey: 'key' };
    const id = await fakeStore.repository.add(file);
    await files.remove(id);
    expect(fakeStore.steps).toEqual(['known', 'removed', 'forgotten']);
  });

  it.each<[string, Partial<Upload>, string, string]>([
    ['an empty file', { bytes: Buffer.alloc(0) }, 'bad_input', MESSAGES.fileEmpty],
    ['another extension', { name: 'Degree.pdf.exe' }, 'unsupported_type', MESSAGES.pdfOnly],
    ['an extension without its dot', { name: 'Degreepdf' }, 'unsupported_type', MESSAGES.pdfOnly],
    ['wrong first bytes', { bytes: Buffer.from('%PDX-1.7') }, 'unsupported_type', MESSAGES.pdfOnly],
    [
      'a text document',
      { name: 'cv.docx', bytes: Buffer.from('{\\rtf1 CV}') },
      'unsupported_type',
      saveAsPdf('rtf'),
    ],
    ['a renamed text document', { bytes: Buffer.from('{\\rtf1 CV}') }, 'unsupported_type', saveAsPdf('rtf')],
    ['too few bytes', { bytes: Buffer.from('%PDF') }, 'unsupported_type', MESSAGES.pdfOnly],
  ])('refuses %s without parsing the PDF and names the field', async (_, change, code, message) => {
    await expect(files.savePdf(upload(change), 'certificate', 'ada')).rejects.toMatchObject({
      code,
      message,
      details: { errors: { certificate: message } },
    });
    expect(refuseUnsafe).not.toHaveBeenCalled();
    expect(fakeStore.steps).toEqual([]);
  });

  it('accepts an extension in capitals', async () => {
    const id = await files.savePdf(upload({ name: 'CV.PDF' }), 'resume', 'ada');
    expect(fakeStore.known.get(id)?.name).toBe('CV.pdf');
  });

  it('stores nothing of a refused PDF', async () => {
    refuseUnsafe.mockRejectedValue(new Error('it is not safe'));
    await expect(files.savePdf(upload({ field: 'resume' }), 'resume', 'ada')).rejects.toThrow(
      'it is not safe',
    );
    expect(fakeStore.steps).toEqual([]);
  });

  it('refuses an empty logo', async () => {
    const empty = upload({ field: 'image', bytes: Buffer.alloc(0) });
    await expect(files.saveLogo(empty)).rejects.toMatchObject({
      code: 'bad_input',
      details: { errors: { image: MESSAGES.fileEmpty } },
    });
  });

  it('opens a file only as its own kind', async () => {
    const id = await files.savePdf(upload(), 'certificate', 'ada');
    await expect(files.open(id)).resolves.toMatchObject({
      name: 'Degree.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
    });
    const missing = { code: 'not_found', message: MESSAGES.fileNotFound };
    await expect(files.openLogo(id)).rejects.toMatchObject(missing);
    await expect(files.open(id, ['resume'])).rejects.toMatchObject(missing);
    fakeStore.kept.clear();
    await expect(files.open(id)).rejects.toMatchObject(missing);
    await expect(files.open(new Types.ObjectId().toHexString())).rejects.toMatchObject(missing);
  });
});

describe('FileOwners', () => {
  const owner = (ids: string[], viewerId: string) => ({
    refers: async (asked: string[]) => asked.filter((id) => ids.includes(id)),
    mayView: async (id: string, viewer: { id: string }) => ids.includes(id) && viewer.id === viewerId,
  });

  const ownersOf = (providers: Record<string, unknown> = {}) => {
    const owners = new FileOwners(discovered(providers));
    owners.onModuleInit();
    return owners;
  };

  it('keeps a file that any module refers to', async () => {
    expect(ownersOf().known).toBe(false);
    const owners = ownersOf({ users: owner(['a'], 'x'), companies: owner(['b'], 'y') });
    expect(owners.known).toBe(true);
    expect(await owners.referred(['a', 'b', 'c'])).toEqual(new Set(['a', 'b']));
  });

  it('lets a viewer see a file if any owner of its kind allows it', async () => {
    const owners = ownersOf({ users: owner(['a'], 'x'), applications: owner(['a'], 'y') });
    expect(await owners.mayView('a', 'resume', { kind: 'seeker', id: 'x' })).toBe(true);
    expect(await owners.mayView('a', 'resume', { kind: 'seeker', id: 'y' })).toBe(true);
    expect(await owners.mayView('a', 'resume', { kind: 'seeker', id: 'z' })).toBe(false);
    expect(await owners.mayView('b', 'resume', { kind: 'seeker', id: 'y' })).toBe(false);
  });

  it('does not query modules that do not own the kind of the file', async () => {
    const owners = ownersOf({ users: owner(['a'], 'x'), applications: owner(['a'], 'y') });
    expect(await owners.mayView('a', 'certificate', { kind: 'seeker', id: 'x' })).toBe(false);
    expect(await owners.mayView('a', 'certificate', { kind: 'seeker', id: 'y' })).toBe(true);
  });
});
