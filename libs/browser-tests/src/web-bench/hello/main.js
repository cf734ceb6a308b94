import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(createElement('h1', null, 'Hello world'));
