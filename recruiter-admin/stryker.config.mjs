/** `npm run mutate -w recruiter-admin -- src/providers/session.ts` */
export default {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutMS: 10_000,
  reporters: ['clear-text'],
  ignorePatterns: ['dist', 'dist-server', 'coverage'],
  tempDirName: '.stryker-tmp',
};
