import { after } from 'node:test';
import { type OwnBoard, startOwnBoard } from '@skybil/launcher/board/own-board';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** Longer than anything takes on a busy machine. */
const WAIT_MS = 15_000;

/** All files run in one process (see the browser ring of the launcher) and share one board and one browser. */
let shared: Promise<{ board: OwnBoard; browser: Browser }> | undefined;

async function start(): Promise<{ board: OwnBoard; browser: Browser }> {
  const board = await startOwnBoard();
  try {
    return { board, browser: await launchBrowser() };
  } catch (error) {
    await board.stop();
    throw error;
  }
}

after(async () => {
  const stage = await shared?.catch(() => undefined);
  await stage?.browser.close();
  await stage?.board.stop();
});

export async function board(): Promise<OwnBoard> {
  return (await (shared ??= start())).board;
}

export interface Visit {
  page: Page;
  /** What went wrong in the page without anyone seeing it: uncaught errors and errors in the console. */
  problems: string[];
  close: () => Promise<void>;
}

/** A visitor with storage of his or her own. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
  const stage = await (shared ??= start());
  const context = await stage.browser.newContext({ baseURL: stage.board.address, ...options });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems, close: () => context.close() };
}
