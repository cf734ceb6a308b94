import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { UserError } from '@skybil/mongod/user-error';
import { buildAll } from '../building/build-parts.ts';

/** Where Debian keeps servers; not in the path of everybody. */
const MORE_FOLDERS = '/usr/sbin';

/** Looks whether the proxies of `docs/deploy` are on the machine. @throws UserError */
export async function prepareProxies(): Promise<void> {
  process.env.PATH = [process.env.PATH, MORE_FOLDERS].join(path.delimiter);
  need(['nginx', 'caddy', 'openssl']);
  process.env.TEST_PROXIES = 'on';
  await buildAll();
}

/** Looks whether Firefox and WebKit, and what drives them, are on the machine. @throws UserError */
export async function prepareEngines(): Promise<void> {
  need(['firefox-esr', 'WebKitWebDriver', 'Xvfb']);
  await buildAll();
}

function need(programs: string[]): void {
  const missing = programs.filter((name) => !isThere(name));
  if (missing.length > 0)
    throw new UserError(
      `${missing.join(' and ')} must be installed first, such as by your system's packages`,
    );
}

function isThere(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
