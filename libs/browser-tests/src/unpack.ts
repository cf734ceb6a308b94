import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lambdafs from 'lambdafs';
import { inRoot } from '@skybil/launcher/support/root';

/** The packages of @sparticuz contain programs for x86-64 Linux only. */
export const CAN_UNPACK = process.platform === 'linux' && process.arch === 'x64';

/** A browser inside an npm package of @sparticuz. */
export interface PackedBrowser {
  folder: string;
  /** Files of @sparticuz: the program, its fonts, and the libraries that a bare machine lacks. */
  archives: string[];
  /** Where the archives keep their fonts. */
  fonts: string;
}

export const programOf = ({ folder }: PackedBrowser): string => path.join(folder, 'chromium');

/** The environment in which the program finds its libraries and fonts. */
export const environmentOf = ({ folder }: PackedBrowser): NodeJS.ProcessEnv => ({
  ...process.env,
  LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
  FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
});

/** Unpacks once. The folder appears in one step, because another test run may start at the same moment. */
export async function unpack(packed: PackedBrowser): Promise<void> {
  const { folder, archives, fonts } = packed;
  if (existsSync(programOf(packed))) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  const temporary = tmpdir();
  // lambdafs unpacks to the folder for temporary files
  process.env.TMPDIR = aside;
  try {
    for (const archive of archives) await lambdafs.inflate(inRoot('node_modules', '@sparticuz', archive));
  } finally {
    process.env.TMPDIR = temporary;
  }
  const places = `<dir>${path.join(folder, fonts)}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
  writeFileSync(path.join(aside, 'fonts.conf'), `<fontconfig>${places}</fontconfig>`);
  try {
    renameSync(aside, folder);
  } catch {
    // another run was first
    rmSync(aside, { recursive: true, force: true });
  }
}
