import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { type TemporaryBoard, startTemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { type Session, World } from './world.ts';

const START_MS = 120_000;

/** Errors in the consoles of all pages of a test, and uncaught errors. */
class ConsoleErrors {
  private readonly allowed: RegExp[] = [];
  private readonly reported: string[] = [];

  /** Errors that match belong to the test. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  report(error: string): void {
    this.reported.push(error);
  }

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.report(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') this.report(message.text());
    });
  }

  unexpected(): string[] {
    return this.reported.filter((error) => !this.allowed.some((pattern) => pattern.test(error)));
  }
}

interface WorkerFixtures {
  /** A board of this worker's own, with samples. */
  board: TemporaryBoard;
  world: World;
}

interface TestFixtures {
  consoleErrors: ConsoleErrors;
  /** Opens the browser of somebody who is signed in, or of a visitor. */
  visitor: (session?: Session, options?: BrowserContextOptions) => Promise<Page>;
  /** What the board logged during a failed test is attached to its result. */
  boardLog: void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  board: [
    async ({}, use) => {
      const board = await startTemporaryBoard();
      await use(board);
      await board.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],

  world: [({ board, browser }, use) => use(new World(board, browser)), { scope: 'worker' }],

  baseURL: ({ board }, use) => use(board.address),

  consoleErrors: async ({}, use) => {
    const errors = new ConsoleErrors();
    await use(errors);
    expect(errors.unexpected(), 'errors in the console of a page').toEqual([]);
  },

  context: async ({ context, consoleErrors }, use) => {
    consoleErrors.watch(context);
    await use(context);
  },

  visitor: async ({ browser, baseURL, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (session = {}, options = {}) => {
      const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
      const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] };
      const context = await browser.newContext({ storageState, ...options });
      contexts.push(context);
      consoleErrors.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  boardLog: [
    async ({ board }, use, testInfo) => {
      const logs = ['api.log', 'api-error.log'].map((name) => path.join(board.logs, name));
      const lengths = logs.map((log) => statSync(log).size);
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const [index, log] of logs.entries()) {
        const body = readFileSync(log).subarray(lengths[index]);
        await testInfo.attach(path.basename(log), { body, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

export { expect };
