import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { decode } from 'html-entities';
import { ShellsService } from '../src/site/shells.service.js';
import type { TestBoard } from './board.js';

/** Serves pages as if the front ends were built, whether they are or not. @returns what undoes it */
export function serveShells(board: TestBoard): () => void {
  const dist = mkdtempSync(join(tmpdir(), 'shells-'));
  for (const end of ['seeker-web', 'recruiter-admin']) {
    mkdirSync(join(dist, end));
    const html = `<html><head><!--board-head--></head><body id="${end}">$& stays</body></html>`;
    writeFileSync(join(dist, end, 'index.html'), html);
  }
  const shells = board.app.get(ShellsService);
  const render = shells.render.bind(shells);
  shells.render = (of, head) => render(join(dist, basename(dirname(of))), head);
  return () => rmSync(dist, { recursive: true });
}

export const getPage = (board: TestBoard, path: string) =>
  board.http.get(path).set('accept-encoding', 'identity');

/** What a crawler reads of a page. */
export async function readPage(board: TestBoard, path: string) {
  const { status, text } = await getPage(board, path);
  const head = /<head>([^]*)<\/head>/.exec(text)?.[1] ?? '';
  return { status, ...readHead(head) };
}

function readHead(head: string) {
  const raw = (pattern: RegExp) => {
    const found = [...head.matchAll(pattern)].map(([, value]) => value ?? '');
    if (found.length > 1) throw new Error(`${pattern} is there twice: ${head}`);
    return found[0];
  };
  const one = (pattern: RegExp) => {
    const found = raw(pattern);
    return found === undefined ? undefined : decode(found);
  };
  const data = (type: string) => {
    const json = raw(new RegExp(`<script type="application/${type}>([^]*?)</script>`, 'g'));
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  };
  const graph = head.matchAll(/<meta property="og:(\w+)" content="([^"]*)" \/>/g);
  return {
    title: one(/<title>([^<]*)<\/title>/g),
    description: one(/<meta name="description" content="([^"]*)" \/>/g),
    robots: one(/<meta name="robots" content="([^"]*)" \/>/g),
    canonical: one(/<link rel="canonical" href="([^"]*)" \/>/g),
    og: Object.fromEntries([...graph].map(([, name, value]) => [name, decode(value ?? '')])),
    posting: data('ld\\+json"'),
    config: data('json" id="board-config"'),
  };
}

/** What a page tells under Open Graph. */
export const openGraph = (title: string, description: string, url: string) => ({
  title,
  description,
  type: 'website',
  site_name: 'Skybil',
  url,
});
