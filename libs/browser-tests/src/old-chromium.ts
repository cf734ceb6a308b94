import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lambdafs from 'lambdafs';
import { launch, type Browser } from 'puppeteer-core';
import { inRoot } from '@skybil/launcher/support/root';
import { QUIET } from './browser.ts';

/** The packages hold programs for no other machine. */
export const HAS_OLD_CHROMIUM = process.platform === 'linux' && process.arch === 'x64';

const FOLDER = inRoot('.data', 'browsers', 'chromium-102');
const PROGRAM = path.join(FOLDER, 'chromium');
const FONTS = path.join(FOLDER, 'fonts.conf');
/** The browser, its fonts, and the libraries that a bare machine lacks, which the old package holds only in part. */
const ARCHIVES = [
  'chrome-aws-lambda/bin/chromium.br',
  'chrome-aws-lambda/bin/aws.tar.br',
  'chromium/bin/al2023.tar.br',
];
const LIBRARIES = path.join(FOLDER, 'al2023', 'lib');

/** Unpacks aside and moves what came whole, once: another run of tests may be starting at this moment. */
async function unpack(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  mkdirSync(path.dirname(FOLDER), { recursive: true });
  const aside = mkdtempSync(`${FOLDER}-`);
  const place = tmpdir();
  // where lambdafs unpacks to
  process.env.TMPDIR = aside;
  try {
    for (const archive of ARCHIVES) await lambdafs.inflate(inRoot('node_modules', '@sparticuz', archive));
  } finally {
    process.env.TMPDIR = place;
  }
  const fonts = `<dir>${path.join(FOLDER, 'aws', '.fonts')}</dir><cachedir>${path.join(FOLDER, 'cache')}</cachedir>`;
  writeFileSync(path.join(aside, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(aside, FOLDER);
  } catch {
    // another run was quicker
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Chromium 102, of May 2022: the oldest that comes inside an npm package. */
export async function launchOldChromium(): Promise<Browser> {
  await unpack();
  // not with the package's own arguments: they put all pages into one process, which dies with the first that is closed
  return launch({
    executablePath: PROGRAM,
    args: QUIET,
    env: { ...process.env, LD_LIBRARY_PATH: LIBRARIES, FONTCONFIG_FILE: FONTS },
  });
}
