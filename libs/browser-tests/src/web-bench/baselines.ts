import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { WAIT_MS } from './measure.ts';
import type { Network } from './networks.ts';
import type { BenchPage } from './pages.ts';

interface Sent {
  type: string;
  body: Buffer;
}

/** Serves files from memory, compressed in advance. */
export class FileServer {
  private readonly server: Server;
  private readonly files = new Map<string, Sent>();

  constructor() {
    this.server = createServer((request, response) => {
      const file = this.files.get(request.url ?? '');
      if (!file) return void response.writeHead(404).end();
      const compressed = !file.type.startsWith('image/');
      response.writeHead(200, {
        'content-type': file.type,
        ...(compressed ? { 'content-encoding': 'br' } : {}),
      });
      response.end(file.body);
    });
  }

  put(address: string, type: string, body: Buffer): void {
    this.files.set(address, { type, body: type.startsWith('image/') ? body : brotliCompressSync(body) });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A production build of React that shows one heading. */
export async function addHello(files: FileServer): Promise<string> {
  const root = path.join(import.meta.dirname, 'hello');
  const { output } = (await build({
    root,
    base: '/hello/',
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: { polyfill: false } },
  })) as { output: { fileName: string; code?: string; source?: string | Uint8Array }[] };
  for (const { fileName, code, source } of output)
    files.put(
      `/hello/${fileName}`,
      fileName.endsWith('.html') ? 'text/html' : 'text/javascript',
      Buffer.from(code ?? source ?? ''),
    );
  return '/hello/index.html';
}

/** The rendered page as one HTML file: inline styles, no script, pictures as separate files. */
export async function addStatic(
  files: FileServer,
  browser: Browser,
  board: string,
  { screen, name }: Network,
  page: BenchPage,
): Promise<string> {
  const localStorage = page.token ? [{ name: 'companyToken', value: page.token }] : [];
  const storageState = { cookies: [], origins: [{ origin: board, localStorage }] };
  const context = await browser.newContext({ ...screen, storageState });
  context.setDefaultTimeout(WAIT_MS);
  const tab = await context.newPage();
  const pictures: Promise<unknown>[] = [];
  tab.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || !response.url().startsWith(board)) return;
    const type = response.headers()['content-type'] ?? 'image/png';
    const keep = response.body().then((body) => files.put(response.url().slice(board.length), type, body));
    // a picture that still loads when the tab closes was not visible
    pictures.push(keep.catch(() => undefined));
  });
  await tab.goto(board + page.path, { waitUntil: 'networkidle' });
  await tab.locator(page.first).first().waitFor();
  const html = await tab.evaluate(() => {
    // from the CSSOM, because the console's styles are in no file
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll('script, link, style, noscript')) gone.remove();
    const style = document.createElement('style');
    style.textContent = styles.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
  await Promise.all(pictures);
  await context.close();
  const address = `/${encodeURIComponent(`${name} ${page.name}`)}.html`;
  files.put(address, 'text/html; charset=utf-8', Buffer.from(html.replaceAll(board, '')));
  return address;
}
