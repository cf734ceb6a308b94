import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../../../package.json'), 'utf8')) as {
  version: string;
};

/** What runs, as CHANGELOG.md names it. */
export const VERSION = version;
