import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { blockingTime, type Figures, type Kind, KINDS } from './load-figures.ts';
import { watch } from './in-page.ts';
import { conditions, type Network } from './networks.ts';
import type { BenchPage } from './pages.ts';

const WEB_VITALS = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js'),
  'utf8',
);
const KIND_OF: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Image: 'images',
  Fetch: 'data',
  XHR: 'data',
};
export const WAIT_MS = 180_000;

/** Loads the page once, with an empty cache. */
export async function load(
  browser: Browser,
  network: Network,
  at: { address: string; page: Pick<BenchPage, 'first' | 'token' | 'isHome'>; tries?: boolean },
): Promise<Figures> {
  const { origin } = new URL(at.address);
  const localStorage = at.page.token ? [{ name: 'companyToken', value: at.page.token }] : [];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ ...network.screen, storageState });
  context.setDefaultTimeout(WAIT_MS);
  try {
    const page = await context.newPage();
    await page.addInitScript({
      content: `${WEB_VITALS};(${watch.toString()})(${JSON.stringify(at.page.first)}, webVitals)`,
    });
    const session = await context.newCDPSession(page);
    const loaded = await countTransfers(session);
    await session.send('Network.emulateNetworkConditions', conditions(network));
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown });
    await page.goto(at.address, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.metrics.first > 0 && window.metrics.LCP > 0);
    const metrics = await page.evaluate(() => window.metrics);
    const { FCP, LCP, CLS, first } = metrics;
    const figures = { first, FCP, LCP, CLS, TBT: blockingTime(metrics), ...loaded };
    return at.tries && at.page.isHome ? { ...figures, ...(await inputs(page)) } : figures;
  } finally {
    await context.close();
  }
}

async function countTransfers(session: CDPSession): Promise<Record<Kind | 'requests', number>> {
  const loaded = Object.fromEntries([...KINDS, 'requests'].map((name) => [name, 0])) as Record<
    Kind | 'requests',
    number
  >;
  const kinds = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, KIND_OF[type] ?? 'other'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // data: URLs are not transferred
    if (encodedDataLength === 0) return;
    loaded[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    loaded.requests += 1;
  });
  await session.send('Network.enable');
  return loaded;
}

async function inputs(page: Page): Promise<Pick<Figures, 'filtersINP' | 'typingINP'>> {
  const filters = page.getByRole('button', { name: /^Filters/ });
  let filtersINP: number;
  if (await filters.isVisible()) {
    filtersINP = await slowest(page, () => filters.click());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  } else {
    // on a wide screen the filters are open
    filtersINP = await slowest(page, () => page.getByRole('checkbox').first().click());
  }
  const title = page.getByLabel('Job title');
  await title.focus();
  const typingINP = await slowest(page, () => title.pressSequentially('engineer', { delay: 100 }));
  return { filtersINP, typingINP };
}

/** Interaction to Next Paint. The browser does not report less than 16 ms. */
async function slowest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => void (window.metrics.input = 0));
  await act();
  // entries are reported after the frame that they measure
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 500)))),
  );
  return page.evaluate(() => Math.max(window.metrics.input, 16));
}
