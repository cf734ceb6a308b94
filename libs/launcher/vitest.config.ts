import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.spec.ts'],
    // a board needs both cores to start in time
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
