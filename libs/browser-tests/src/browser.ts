import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { inRoot } from '@skybil/launcher/support/root';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** A browser under test talks to the board and to nobody else. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const executablePath = [...places, ...ELSEWHERE].find(isProgram);
  if (!executablePath) throw new Error('none is installed');
  return chromium.launch({ executablePath, args: QUIET });
}

/** The one inside the npm package @sparticuz/chromium: Linux on x64 only. */
async function bundled(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for x64 Linux only');
  // it unpacks the libraries it needs only where it takes itself to be on Lambda, and looks when imported
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  await unpack(() => packed.executablePath());
  // not with its own arguments: they put all pages into one process, which dies with the first page that is closed
  return chromium.launch({ executablePath: path.join(tmpdir(), 'chromium'), args: QUIET });
}

/** Unpacks aside and moves what came whole: another run of tests may be starting at this moment. */
async function unpack(into: () => Promise<unknown>): Promise<void> {
  const place = tmpdir();
  if (existsSync(path.join(place, 'chromium'))) return;
  const aside = mkdtempSync(path.join(place, 'skybil-chromium-'));
  process.env.TMPDIR = aside;
  try {
    await into();
  } finally {
    process.env.TMPDIR = place;
  }
  // the program itself last: where it is, the rest is
  for (const name of readdirSync(aside).sort((a, b) => Number(a === 'chromium') - Number(b === 'chromium'))) {
    try {
      renameSync(path.join(aside, name), path.join(place, name));
    } catch {
      // another run was quicker
    }
  }
  rmSync(aside, { recursive: true, force: true });
}

function downloaded(): Promise<Browser> {
  const cli = inRoot('node_modules', 'playwright-core', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell']);
  if (status !== 0) throw new Error('the download failed');
  return chromium.launch({ args: QUIET });
}

/** An installed Chromium or Chrome, else the one in an npm package, else Playwright's own download. */
export async function launchBrowser(): Promise<Browser> {
  const problems: string[] = [];
  for (const source of [installed, bundled, downloaded]) {
    try {
      return await source();
    } catch (error) {
      problems.push(
        `${source.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  throw new Error(`No browser could be started. Install Chromium. (${problems.join('; ')})`);
}
