import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { inRoot } from '@skybil/launcher/support/root';
import { CAN_UNPACK, environmentOf, type PackedBrowser, programOf, unpack } from './unpack.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
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

const PACKED: PackedBrowser = {
  folder: inRoot('.data', 'browsers', 'chromium-147'),
  archives: ['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar'].map(
    (name) => `chromium/bin/${name}.br`,
  ),
  fonts: 'fonts',
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...places, ...APPLICATIONS].find(isProgram);
}

/** Launches an installed Chromium or Chrome, else the one in an npm package, else Playwright's own download. */
export function launchOptions(): LaunchOptions {
  const executablePath = installedBrowser();
  if (executablePath) return { executablePath, args: QUIET };
  // without the package's own arguments, which put all pages into one process
  if (CAN_UNPACK) return { executablePath: programOf(PACKED), env: environmentOf(PACKED), args: QUIET };
  return { args: QUIET };
}

/** Unpacks or downloads the browser that `launchOptions` names. */
export async function prepareBrowser(): Promise<void> {
  if (installedBrowser()) return;
  if (CAN_UNPACK) return unpack(PACKED);
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell']);
  if (status !== 0) throw new Error('No browser was found and the download failed. Install Chromium.');
}
