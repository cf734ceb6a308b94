import { run, unit } from '../jest.config.mjs';

/**
 * `npm run mutate -- api/src/modules/jobs/job.policy.ts [--testFiles FILE,FILE]`. Integration tests count too if
 * TEST_MONGODB_URI names a database; then name the files, because nearly all of them load the whole API.
 */
export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    // Stryker measures the coverage of one Jest project only
    config: {
      ...unit,
      ...run,
      projects: [],
      testRegex: process.env.TEST_MONGODB_URI ? '\\.(int-)?spec\\.ts$' : '\\.spec\\.ts$',
    },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  ignorePatterns: ['dist', 'dist-server', '.data', 'screenshots', '/docs', 'coverage'],
  tempDirName: '.stryker-tmp',
};
