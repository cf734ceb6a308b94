import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/root.ts';
import type { Part } from './parts.ts';

const STAMP = '.build-stamp';
/** Results and tests do not change what is built. */
const IGNORED = /^(dist|dist-server|node_modules|coverage|.*\.tsbuildinfo|.*\.(int-)?spec\.tsx?)$/;

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !IGNORED.test(name));
  return names.sort().flatMap((name) => filesUnder(path.join(place, name)));
}

export function fingerprint(part: Pick<Part, 'sources'>, root = ROOT): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of part.sources.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The stamp is inside the output, so that both are deleted together. */
export function isStale(part: Pick<Part, 'sources' | 'output'>, root = ROOT): boolean {
  const stamp = path.join(part.output, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(part, root);
}

export function markBuilt(part: Pick<Part, 'output'>, print: string): void {
  writeFileSync(path.join(part.output, STAMP), print);
}
