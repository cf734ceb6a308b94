import { parse } from 'node:path';

const DOWNLOAD_NUMBER = /[ _-]*\(\d+\)$/;
const DATE = /[ _.-]*20\d\d[_.-]?\d\d(?:[_.-]?\d\d)?$/;

/** 'remoteok-2026-03.json' and 'remoteok-2026-04 (1).json' are one feed. */
export function feedOf(path: string): string {
  const { name } = parse(path.toLowerCase());
  return name.replace(DOWNLOAD_NUMBER, '').replace(DATE, '') || name;
}
