import { performance } from 'node:perf_hooks';
import type { Browser } from '@playwright/test';
import { median } from './load-figures.ts';
import { load } from './measure.ts';
import type { Network } from './networks.ts';
import { benchPages } from './pages.ts';
import type { Row } from './report.ts';
import { addHello, addStatic, FileServer } from './baselines.ts';

const REQUESTS = 5;

export interface Scope {
  networks: readonly Network[];
  /** How many pages, from the first. */
  pages: number;
  rounds: number;
  log?: (what: string) => void;
}

export async function compare(
  address: string,
  browser: Browser,
  { networks, pages, rounds, log }: Scope,
): Promise<Row[]> {
  const files = new FileServer();
  const origin = await files.listen();
  try {
    const hello = await addHello(files);
    const rows: Row[] = [];
    for (const network of networks) {
      const sides: { row: Row; measure: () => ReturnType<typeof load> }[] = [];
      for (const page of (await benchPages(address)).slice(0, pages)) {
        const place = { network: network.name, page: page.name };
        const still = await addStatic(files, browser, address, network, page);
        const serverMs = await serverTime(address + page.path);
        sides.push({
          row: { ...place, who: 'board', runs: [], serverMs },
          measure: () => load(browser, network, { address: address + page.path, page, tries: true }),
        });
        sides.push({
          row: { ...place, who: 'static file', runs: [] },
          measure: () => load(browser, network, { address: origin + still, page }),
        });
      }
      sides.push({
        row: { network: network.name, page: 'hello world', who: 'React’s hello world', runs: [] },
        measure: () => load(browser, network, { address: origin + hello, page: { first: 'h1' } }),
      });
      // alternately, so that load on the machine affects all sides alike
      for (let round = 1; round <= rounds; round += 1) {
        for (const { row, measure } of sides) row.runs.push(await measure());
        log?.(`${network.name}: round ${round} of ${rounds}`);
      }
      rows.push(...sides.map(({ row }) => row));
    }
    return rows;
  } finally {
    files.close();
  }
}

/** Median time to first byte without network emulation. */
async function serverTime(address: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    const answer = await fetch(address);
    times.push(performance.now() - began);
    await answer.arrayBuffer();
  }
  return median(times);
}
