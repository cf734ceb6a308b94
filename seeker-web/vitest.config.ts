import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const lib = (name: string): string => fileURLToPath(new URL(`../libs/${name}/src/index.ts`, import.meta.url));

export default defineConfig({
  resolve: {
    // the libraries as they are written: a test waits for no build
    alias: { '@skybil/shared': lib('shared'), '@skybil/api-client': lib('api-client') },
  },
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: 'src/testing/setup-tests.ts',
    css: false,
    restoreMocks: true,
  },
});
