import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Opens data written by 6.0, and is opened by 8.0. */
const VERSION = '7.0.28';
/** A blocked network must not keep anyone waiting: no first byte in this time is a failure. */
const FIRST_BYTE_MS = 20_000;

function hasBegun(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => !name.endsWith('.lock') && statSync(path.join(folder, name)).size > 0,
  );
}

/**
 * Lets mongodb-memory-server-core download the mongod made for this platform. It runs in a process of its
 * own, so that it can be given up at any time.
 */
export function downloadByMemoryServer(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'memory-server-child.ts'), [folder, VERSION], {
      // the package checks certificates only when npm says so
      env: { ...process.env, npm_config_strict_ssl: 'true' },
    });
    const timer = setTimeout(() => {
      if (hasBegun(folder)) return;
      child.kill('SIGKILL');
      reject(new Error('no answer from its download host'));
    }, FIRST_BYTE_MS);
    child.once('message', (answer: { binary?: string; error?: string }) => {
      if (answer.binary) resolve(answer.binary);
      else reject(new Error(answer.error));
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the download ended with code ${code}`));
    });
  });
}
