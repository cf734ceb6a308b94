import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from '../support/root.ts';

/** The patterns of .dockerignore: a path from the top, or a name anywhere. */
const IGNORED = readFileSync(inRoot('.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const pattern = line
      .replace(/^\*\*\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*');
    return new RegExp(line.startsWith('**/') ? `(^|/)${pattern}$` : `^${pattern}$`);
  });

export function isIgnored(file: string): boolean {
  const relative = path.relative(ROOT, path.resolve(ROOT, file));
  return IGNORED.some((pattern) => pattern.test(relative));
}

interface How {
  leaveOut?: (file: string) => boolean;
  /** The same file under a second name: quick, and only for what nobody writes to. */
  link?: boolean;
}

/** The same files in another place; links stay links. */
export function copyTree(from: string, to: string, how: How = {}): void {
  if (how.leaveOut?.(from)) return;
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else copyTree(source, target, how);
    }
    return;
  }
  mkdirSync(path.dirname(to), { recursive: true });
  rmSync(to, { force: true });
  if (!how.link || !couldLink(from, to)) copyFileSync(from, to);
}

function couldLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
