import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../../../package.json'), 'utf8')) as {
  version: string;
};

/** The running version, as in CHANGELOG.md. */
export const VERSION = version;
