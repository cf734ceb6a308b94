import path from 'node:path';
import { searchForWorkspaceRoot } from 'vite';
import { defineConfig } from 'vitest/config';

const root = searchForWorkspaceRoot(import.meta.dirname);
const lib = (name: string): string => path.join(root, 'libs', name, 'src', 'index.ts');

export default defineConfig({
  resolve: {
    // sources, so that tests need no build
    alias: {
      '@skybil/shared': lib('shared'),
      '@skybil/api-client': lib('api-client'),
    },
  },
  test: {
    environment: 'jsdom',
    // a process per file would set up jsdom each time, which takes longer than the tests
    pool: 'vmThreads',
    globals: true,
    setupFiles: 'src/testing/setup-tests.ts',
    css: false,
    // generous, because CI machines may be busy
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
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
