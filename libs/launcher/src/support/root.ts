import { existsSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** The folder of everything that must survive a restart. */
export function dataDir(): string {
  return path.resolve(ROOT, process.env.DATA_DIR || '.data');
}

/** Loads the settings of `.env` if it exists. The environment wins. */
export function loadSettings(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
