import { buildAll } from '@skybil/launcher/building/build-parts';
import { prepareBrowser } from './browser.ts';

/** Once for each run, before the workers start. */
export default async function globalSetup(): Promise<void> {
  await buildAll();
  await prepareBrowser();
}
