import { prepareBoard } from '@skybil/launcher/board/temporary-board';
import { prepareBrowser } from './browser.ts';

/** Once for each run, before the workers start. */
export default async function globalSetup(): Promise<void> {
  await prepareBoard();
  await prepareBrowser();
}
