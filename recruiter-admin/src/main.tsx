import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { STORAGE_KEYS } from '@skybil/shared';
import { App } from './app/App';

// Signed out, or in as somebody else, in another tab: nothing on this page is true any more.
window.addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEYS.companyToken && event.newValue !== event.oldValue) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
