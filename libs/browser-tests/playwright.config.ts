import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser.ts';
import { CAN_UNPACK } from './src/unpack.ts';

/** Longer than any step, and any test, takes on a busy machine. */
const WAIT_MS = 30_000;
const TEST_MS = 300_000;

export default defineConfig({
  testDir: './src',
  // the other engines have a configuration of their own
  testIgnore: ['**/engines/**', ...(CAN_UNPACK ? [] : ['**/old-chromium.spec.ts'])],
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  use: {
    launchOptions: launchOptions(),
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    // a cheap Android phone
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
