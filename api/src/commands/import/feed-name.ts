import { parse } from 'node:path';

/** Suffixes that programs add to file names for dates and repeated downloads. */
const COPY = /[ _-]*\(\d+\)$/;
const DAY = /[ _.-]*20\d\d[_.-]?\d\d(?:[_.-]?\d\d)?$/;

/** The feed of a file, from its name: 'remoteok-2026-03.json' and 'remoteok-2026-04.json' are one feed. */
export function feedOf(path: string): string {
  const { name } = parse(path.toLowerCase());
  return name.replace(COPY, '').replace(DAY, '') || name;
}
