import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startTemporaryBoard } from '@skybil/launcher/board/temporary-board';
import { dataDir, inRoot } from '@skybil/launcher/support/root';
import { launchOptions, prepareBrowser } from '../browser.ts';
import { compare } from './compare.ts';
import { NETWORKS } from './networks.ts';
import { replaceBetweenMarks, type Row, toMarkdown } from './report.ts';

/** `npm run bench:web`: `--quick` loads one page once; `--keep` writes the tables into docs/performance.md. */
const DOCUMENT = inRoot('docs', 'performance.md');
const FULL = { networks: NETWORKS, pages: Infinity, rounds: 5 };
const QUICK = { networks: NETWORKS.slice(-1), pages: 1, rounds: 1 };

const flag = { type: 'boolean', default: false } as const;
const { quick, keep } = parseArgs({ options: { quick: flag, keep: flag } }).values;
const scope = quick ? QUICK : FULL;
const board = await startTemporaryBoard();
await prepareBrowser();
const browser = await chromium.launch(launchOptions());
try {
  const day = new Date().toISOString();
  const folder = path.join(dataDir(), 'bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `web-${day.replaceAll(':', '-')}.json`);
  const rows: Row[] = [];
  for (const network of scope.networks) {
    rows.push(...(await compare(board.address, browser, { ...scope, networks: [network], log: say })));
    // written after each network, so that a later failure loses nothing
    writeFileSync(file, JSON.stringify(rows, undefined, 2));
  }
  const tables = toMarkdown(
    rows,
    `${day.slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} cores, medians of ${scope.rounds}.`,
  );
  say(`\n${tables}\n`);
  if (keep) writeFileSync(DOCUMENT, replaceBetweenMarks(readFileSync(DOCUMENT, 'utf8'), tables));
  say(`As JSON: ${file}`);
} finally {
  await browser.close();
  await board.stop();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
