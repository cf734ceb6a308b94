import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageData } from '@skybil/shared';
import { App } from './app/App';
import { BoardRouter } from './app/BoardRouter';
import { prefetch } from './app/prefetch';
import { preloadPage } from './app/pages';
import { restoreOnError } from './app/restore-on-error';
import { readBoardConfig } from './lib/board-config';
import { isLowData } from './lib/low-data';
import { reloadOnMissingFile } from './lib/missing-files';
import { readPageData } from './lib/page-data';

reloadOnMissingFile();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const data = readPageData(document);
const site = (
  <StrictMode>
    <BoardRouter>
      <App config={readBoardConfig(document)} data={data} />
    </BoardRouter>
  </StrictMode>
);

/**
 * The page's chunk is loaded before hydration, so that its first render equals the server's. It is not awaited at the top
 * level, because page chunks import this file. The transition lets React hydrate in slices, so that a phone stays responsive.
 */
async function hydrate(element: HTMLElement, { file }: PageData): Promise<void> {
  await preloadPage(file);
  startTransition(() => void hydrateRoot(element, site, restoreOnError(element)));
}

if (data) void hydrate(root, data);
else createRoot(root, restoreOnError(root)).render(site);

if (!isLowData(data?.lowData)) void prefetch();
