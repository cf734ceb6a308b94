import { defineConfig } from 'vitest/config';

export default defineConfig({
  // each test may start and stop a mongod on a busy machine
  test: { include: ['src/**/*.spec.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
