import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freePort } from '@skybil/mongod/ports';
import type { DrivenBrowser } from './driven-browser.ts';

/** Key of an element reference in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const [MINI_BROWSER = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** Longer than any step takes on a busy machine; a driver that hangs is a failure. */
const WAIT_MS = 60_000;

/** A virtual screen and its display name. */
async function screen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  return { display, server };
}

/** Debian's WebKitGTK, by plain WebDriver over HTTP. */
export async function webkit(): Promise<DrivenBrowser> {
  const { display, server } = await screen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const stop = (): void => {
    driver.kill();
    server.kill();
  };
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(WAIT_MS),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(value.message ?? `${path} answered ${answer.status}`);
    return value;
  }
  try {
    await expect(() => ask('GET', '/status')).toPass();
    const options = { binary: MINI_BROWSER, args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    const session = `/session/${sessionId}`;
    const run = <T>(script: string): Promise<T> =>
      ask('POST', `${session}/execute/sync`, { script, args: [] });
    return {
      open: (url) => ask('POST', `${session}/url`, { url }),
      read: (expression) => run(`return ${expression}`),
      // by script: without a window manager the driver waits for ever for a pointer outside of the first screen
      click: (selector) =>
        expect(() =>
          run(`const it = document.querySelector(${JSON.stringify(selector)}); it.focus(); it.click();`),
        ).toPass(),
      type: async (text) => {
        const active = await ask<Record<string, string>>('GET', `${session}/element/active`);
        await ask('POST', `${session}/element/${active[ELEMENT]}/value`, { text });
      },
      narrow: async () => void (await ask('POST', `${session}/window/rect`, { width: 400, height: 740 })),
      picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
      close: async () => {
        await ask('DELETE', session);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
