import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The journeys in Firefox and WebKit as Debian packages them. Playwright drives neither, so they bring their own drivers. */
export default defineConfig({
  ...base,
  testDir: './src/engines',
  testIgnore: [],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
