import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = path.join(import.meta.dirname, '../shared/src/index.ts');

export default defineConfig({
  // the source, so that no build is needed first
  resolve: { alias: [{ find: /^@skybil\/shared$/, replacement: shared }] },
  test: { include: ['src/**/*.spec.ts'] },
});
