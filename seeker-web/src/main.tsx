import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { BoardRouter } from './app/BoardRouter';
import { publicRouteAt } from './app/public-pages';
import { readBoardConfig } from './lib/board-config';
import { readPageData } from './lib/page-data';

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

if (data) {
  // a page in a file of its own is there as it was rendered, rather than as one on its way
  await publicRouteAt(window.location.pathname)?.route.bring?.();
  hydrateRoot(root, site);
} else {
  createRoot(root).render(site);
}
