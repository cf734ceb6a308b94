import { after } from 'node:test';
import { type OwnBoard, startOwnBoard } from '@skybil/launcher/board/own-board';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** Longer than anything takes on a busy machine. */
const WAIT_MS = 30_000;

interface Stage {
  board: OwnBoard;
  browser: Browser;
}

/** All files run in one process (see the browser ring of the launcher) and share one board and one browser. */
let shared: Promise<Stage> | undefined;

async function start(): Promise<Stage> {
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

const stage = (): Promise<Stage> => (shared ??= start());

export async function board(): Promise<OwnBoard> {
  return (await stage()).board;
}

export async function browser(): Promise<Browser> {
  return (await stage()).browser;
}

/** What a browser's local storage holds of somebody who is signed in. */
export type Session = { companyToken: string } | { seekerToken: string };

export interface Visit {
  page: Page;
  /** What went wrong in the page without anyone seeing it: uncaught errors and errors in the console. */
  problems: string[];
  close: () => Promise<void>;
}

/** A visitor with storage of his or her own. */
export async function visitor(options: BrowserContextOptions = {}, session?: Session): Promise<Visit> {
  const {
    browser,
    board: { address: origin },
  } = await stage();
  const localStorage = Object.entries(session ?? {}).map(([name, value]) => ({ name, value: String(value) }));
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState, ...options });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  if (options.javaScriptEnabled !== false) waitForScript(page);
  return { page, problems, close: () => context.close() };
}

/** A page is there before its script is, and what is pressed in between goes the way of a browser without script. */
function waitForScript(page: Page): void {
  const load = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await load(address, options);
    // the script knows who is signed in once it has taken the page over; who wants the first bytes alone waits for no more
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(() => !document.querySelector('.account-unknown'));
    return answer;
  };
}
