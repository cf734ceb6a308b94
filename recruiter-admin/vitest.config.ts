import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, searchForWorkspaceRoot } from 'vite';
import { defineConfig } from 'vitest/config';

const root = searchForWorkspaceRoot(import.meta.dirname);
const lib = (name: string): string => path.join(root, 'libs', name, 'src', 'index.ts');

/** Bundled once per run, because loading thousands of small modules for each test file took a third of the time. */
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

/** Its context must be the one of react-admin. Vite would load a second copy for our code, under an address with a version. */
const FORMS = 'react-hook-form';
const oneCopyOfForms: Plugin = {
  name: 'one-copy-of-forms',
  enforce: 'pre',
  resolveId: (id) => (id === FORMS ? fileURLToPath(import.meta.resolve(FORMS)) : undefined),
};

export default defineConfig({
  plugins: [oneCopyOfForms],
  resolve: {
    // sources, so that tests need no build
    alias: { '@skybil/shared': lib('shared'), '@skybil/api-client': lib('api-client') },
  },
  test: {
    environment: 'jsdom',
    // a process per file would load the bundle each time, which took half of the time
    pool: 'vmThreads',
    // a cached module would load the second copy of the forms again, which `oneCopyOfForms` prevents
    fsModuleCache: false,
    deps: { optimizer: { client: { enabled: true, include: bundled, exclude: [FORMS] } } },
    // icons must use the same copy of MUI as the bundle
    server: { deps: { inline: [/@mui\/icons-material/] } },
    environmentOptions: { jsdom: { url: 'http://localhost/dashboard/' } },
    setupFiles: './src/testing/setup.ts',
    // generous, because CI machines may be busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // hides the errors that tests arrange; react-admin logs them outside of production
    onConsoleLog: (log) => !/new HttpError|^NoAnswerError/.test(log),
    coverage: {
      provider: 'v8',
      reporter: ['text'],
      include: ['src/**/*.{ts,tsx}', '../libs/web/src/**/*.{ts,tsx}'],
      exclude: ['**/*spec.{ts,tsx}', '**/testing/**', '**/*.d.ts'],
      allowExternal: true,
      thresholds: { lines: 90 },
    },
  },
});
