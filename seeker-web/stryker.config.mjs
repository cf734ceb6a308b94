/** `npm run mutate -w seeker-web -- src/lib/pdf.ts` */
export default {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  ignorePatterns: ['dist', 'dist-server', 'coverage'],
  tempDirName: '.stryker-tmp',
};
