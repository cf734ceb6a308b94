import path from 'node:path';
import { searchForWorkspaceRoot } from 'vite';
import { defineConfig } from 'vitest/config';

const root = searchForWorkspaceRoot(import.meta.dirname);
const lib = (name: string): string => path.join(root, 'libs', name, 'src', 'index.ts');

/** Thousands of small modules, bundled once: reading them anew for each file took a third of the ring. */
const bundled = [
  '@mui/material',
  '@mui/material/styles',
  '@mui/material/utils',
  '@tanstack/react-query',
  '@testing-library/react',
  '@testing-library/user-event',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'ra-data-simple-rest',
  'ra-input-rich-text',
  'react',
  'react-admin',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  'react-router/dom',
  'react-toastify',
  'react/jsx-dev-runtime',
];

export default defineConfig({
  resolve: {
    // the libraries as they are written: a test waits for no build
    alias: { '@skybil/shared': lib('shared'), '@skybil/api-client': lib('api-client') },
  },
  test: {
    environment: 'jsdom',
    // each file in a context of its own inside one thread: to read the bundle anew in a process took half the ring
    pool: 'vmThreads',
    deps: { optimizer: { client: { enabled: true, include: bundled } } },
    // so that an icon finds the MUI inside the bundle, and not a second one
    server: { deps: { inline: [/@mui\/icons-material/] } },
    environmentOptions: { jsdom: { url: 'http://localhost/dashboard/' } },
    setupFiles: './src/testing/setup.ts',
    // react-admin's first render in jsdom takes seconds on a busy machine
    testTimeout: 30_000,
    // outside production react-admin also logs the failures that the tests arrange
    onConsoleLog: (log) => !log.includes('new HttpError'),
  },
});
