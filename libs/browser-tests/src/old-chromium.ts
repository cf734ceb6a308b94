import { launch, type Browser } from 'puppeteer-core';
import { inRoot } from '@skybil/launcher/support/root';
import { QUIET } from './browser.ts';
import { environmentOf, type PackedBrowser, programOf, unpack } from './unpack.ts';

const PACKED: PackedBrowser = {
  folder: inRoot('.data', 'browsers', 'chromium-102'),
  // the old package lacks some of the libraries
  archives: [
    'chrome-aws-lambda/bin/chromium.br',
    'chrome-aws-lambda/bin/aws.tar.br',
    'chromium/bin/al2023.tar.br',
  ],
  fonts: 'aws/.fonts',
};

/** Chromium 102, of May 2022: the oldest that comes inside an npm package. Playwright no longer speaks its protocol. */
export async function launchOldChromium(): Promise<Browser> {
  await unpack(PACKED);
  return launch({ executablePath: programOf(PACKED), args: QUIET, env: environmentOf(PACKED) });
}
