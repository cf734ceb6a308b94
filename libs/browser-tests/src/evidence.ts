import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, ROOT } from '@skybil/launcher/support/root';
import { board, type Visit } from './stage.ts';

const FOLDER = inRoot('.data', 'browser-failures');
const LOGS = ['api.log', 'api-error.log'];
/** Lines: what went wrong and the first tries; not every try of a long wait. */
const MOST_LINES = 24;
const MOST_PROBLEMS = 5;
/** What stands around every step, and says nothing of it. */
const OURSELVES = /\/(walk|stage|evidence)\.ts:/;
const PICTURE_MS = 5_000;

/** How much the board has logged so far, by log. */
export type LogMark = Record<string, number>;

async function logs(): Promise<Record<string, Buffer>> {
  // a board that did not start has none, and says so where it is first asked for
  const folder = (await board().catch(() => undefined))?.logs ?? '';
  const read = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));
  return Object.fromEntries(LOGS.map((name) => [name, read(path.join(folder, name))]));
}

export async function logMark(): Promise<LogMark> {
  return Object.fromEntries(Object.entries(await logs()).map(([name, text]) => [name, text.length]));
}

/** Keeps what the pages show and what the board logged meanwhile; returns the failure as a person wants to read it. */
export async function keepEvidence(
  test: string,
  error: unknown,
  visits: Visit[],
  mark: LogMark,
): Promise<Error> {
  const folder = path.join(FOLDER, test.toLowerCase().match(/\w+/g)?.join('-') ?? 'test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const seen = await Promise.all(visits.map((visit, index) => keepPage(folder, visit, index + 1)));
  for (const [name, text] of Object.entries(await logs()))
    writeFileSync(path.join(folder, name), text.subarray(mark[name] ?? 0));
  return readable(error, [...seen, `kept: ${path.relative(ROOT, folder)}/`]);
}

/** A page that hangs or is gone must not hide the failure itself. */
async function keepPage(folder: string, { page, problems }: Visit, number: number): Promise<string> {
  const name = path.join(folder, `page-${number}`);
  await page.screenshot({ path: `${name}.png`, timeout: PICTURE_MS }).catch(() => undefined);
  const html = await page.content().catch((error: unknown) => String(error));
  writeFileSync(`${name}.html`, html);
  const told = [...new Set(problems)].slice(0, MOST_PROBLEMS);
  return [`page ${number}: ${page.url()}`, ...told].join('\n  console: ');
}

/** What was wrong and where in our files, then the rest: without colour codes and frames of libraries, cut where it gets long. */
function readable(error: unknown, notes: string[]): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const lines = stripVTControlCharacters(message).trimEnd().split('\n');
  const cut = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '...'] : lines;
  const places = [...(stack ?? '').matchAll(/\(?(?:file:\/\/)?(\/\S+?:\d+:\d+)\)?$/gm)]
    .map(([, place = '']) => path.relative(ROOT, place))
    .filter((place) => place.startsWith('libs/browser-tests/') && !OURSELVES.test(place));
  const told = new Error(cut.join('\n'));
  const [what = '', ...more] = cut;
  told.stack = [what, ...places.reverse().map((place) => `    at ${place}`), ...more, ...notes].join('\n');
  return told;
}
