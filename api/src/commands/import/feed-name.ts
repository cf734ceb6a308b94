import { parse } from 'node:path';

/** How programs that save files keep those of several days or downloads apart. */
const COPY = /[ _-]*\(\d+\)$/;
const DAY = /[ _.-]*20\d\d[_.-]?\d\d(?:[_.-]?\d\d)?$/;

/** Whose adverts a file holds, by its name: 'remoteok-2026-03.json' and 'remoteok-2026-04.json' are one feed. */
export function feedOf(path: string): string {
  const { name } = parse(path.toLowerCase());
  return name.replace(COPY, '').replace(DAY, '') || name;
}
