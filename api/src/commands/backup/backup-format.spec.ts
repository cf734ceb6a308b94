import { mongo } from 'mongoose';
import { BackupWriter, DamagedBackup, type Part, readParts } from './backup-format.js';

const { serialize } = mongo.BSON;
const NURSE = { _id: new mongo.ObjectId(), title: 'Nurse', pay: new mongo.Double(1) };

function backup(): Buffer[] {
  const parts = new BackupWriter();
  return [
    parts.head(new Date()),
    parts.batch('jobs', [Buffer.from(serialize(NURSE)), Buffer.from(serialize({ title: 'Cook' }))]),
    parts.file('a'.repeat(24), 'application/pdf', Buffer.from('%PDF')),
    parts.foot(),
  ];
}

async function read(bytes: Buffer, pieceBytes = bytes.length): Promise<Part[]> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );
  const parts: Part[] = [];
  for await (const part of readParts(asStream(pieces))) parts.push(part);
  return parts;
}

async function* asStream(pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

describe('the backup format', () => {
  it.each([1, 7, 1_000_000])('reads back what was written, in pieces of %d bytes', async (pieceBytes) => {
    expect(await read(Buffer.concat(backup()), pieceBytes)).toEqual([
      { collection: 'jobs', document: NURSE },
      { collection: 'jobs', document: { title: 'Cook' } },
      { storeKey: 'a'.repeat(24), contentType: 'application/pdf', bytes: Buffer.from('%PDF') },
    ]);
  });

  const good = Buffer.concat(backup());
  const changed = Buffer.from(good);
  changed.write('M', good.indexOf('Nurse'));
  it.each<[string, Uint8Array, RegExp]>([
    ['ends within a part', good.subarray(0, -10), /ends too early/],
    ['ends between two parts', Buffer.concat(backup().slice(0, 3)), /ends too early/],
    ['is empty', Buffer.alloc(0), /ends too early/],
    ['has a changed byte', changed, /checksum is another/],
    ['continues after its end', Buffer.concat([good, good]), /behind its end/],
    ['is no backup', Buffer.from('{"jobs": []}'), /no backup of a board/],
    ['starts with another document', serialize({ jobs: [] }), /no backup of a board/],
    ['has a later version', serialize({ format: 'skybil-backup', version: 2 }), /version 2/],
    [
      'contains an unknown part',
      Buffer.concat([new BackupWriter().head(new Date()), serialize({ a: 1 })]),
      /something unknown/,
    ],
  ])('rejects a file that %s [BACKUP-2]', async (_, bytes, told) => {
    const reading = read(Buffer.from(bytes));
    await expect(reading).rejects.toThrow(told);
    await expect(reading).rejects.toBeInstanceOf(DamagedBackup);
  });
});
