import path from 'node:path';
import { searchForWorkspaceRoot } from 'vite';
import { defineConfig } from 'vitest/config';

const root = searchForWorkspaceRoot(import.meta.dirname);
const lib = (name: string): string => path.join(root, 'libs', name, 'src', 'index.ts');

export default defineConfig({
  resolve: {
    // the libraries as they are written: a test waits for no build
    alias: {
      '@skybil/shared': lib('shared'),
      '@skybil/api-client': lib('api-client'),
    },
  },
  test: {
    environment: 'jsdom',
    // each file in a context of its own inside one thread: to make jsdom anew in a process cost more than the tests
    pool: 'vmThreads',
    globals: true,
    setupFiles: 'src/testing/setup-tests.ts',
    css: false,
    // longer than anything takes on a busy machine
    testTimeout: 30_000,
    restoreMocks: true,
  },
});
