import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { BoardRouter } from './app/BoardRouter';
import { readBoardConfig } from './lib/board-config';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <BoardRouter>
      <App config={readBoardConfig(document)} />
    </BoardRouter>
  </StrictMode>,
);
